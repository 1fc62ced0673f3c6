import type { Party, PetChoice, VehicleChoice } from '@ferry/api/customer';
import { partyText } from '@ferry/format/party-text';
import { vehicleChoices } from './requested-vehicles.ts';
import { needsOf, type SearchConditions } from './search-conditions.ts';

/** Who and what is to travel on one leg, as the contract takes it. */
type Wish = { party: Party; vehicles: VehicleChoice[]; pets: PetChoice[] };

/** The wish of a search. */
export function wishOf(conditions: SearchConditions): Wish {
  const { adults, children, infants, babies, vehicles, pets = 0 } = conditions;
  const stay = needsOf(conditions).includes('pets') ? ('cabin' as const) : ('petRoom' as const);
  return {
    party: { adults, children, infants, babies },
    vehicles: vehicleChoices(vehicles),
    pets: Array.from({ length: pets }, () => ({ size: 'small' as const, stay })),
  };
}

/** 「大人2名・小人1名・車両1台」 */
export function wishText({ party, vehicles, pets }: Wish): string {
  return [
    partyText(party),
    ...(vehicles.length > 0 ? [`車両${vehicles.length}台`] : []),
    ...(pets.length > 0 ? [`ペット${pets.length}匹`] : []),
  ].join('・');
}
