import type { LegChoice } from '@ferry/api/customer-server';
import type { WaitlistWish } from '../../database/waitlist-tables.ts';
import type { CabinType } from '../../rules/schema.ts';
import { DomainError } from '../domain-error.ts';
import { checkParty } from '../fares/party.ts';
import { type SectionOfSailing, salesOf } from '../sailings/offer.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { planCabins } from '../search/cabin-plan.ts';
import { checkLeg } from '../trips/check-leg.ts';
import { type LegOffer, offerLeg } from '../trips/leg-offer.ts';
import { isDriven } from '../trips/vehicles.ts';

/** What a wish would take of its sailing, in one cabin type. */
export type WishedLeg = Pick<LegOffer, 'choice' | 'availability' | 'sales' | 'stock'>;

/**
 * The whole wish in each of its cabin types, in the order of the wish, with what is free now.
 * @returns empty where the party cannot be put into any of them
 * @throws DomainError `NO_ADULT`, `PARTY_TOO_LARGE`, and what {@link checkLeg} says of the vehicles and pets where it says so
 *   in every cabin type
 */
export function wishedLegs(section: SectionOfSailing, wish: WaitlistWish, now: Date): WishedLeg[] {
  const { row, ports } = section;
  checkParty(wish.party, row.rules.passengers, 'outbound');
  let refused: unknown;
  const legs = typesOf(row, wish).flatMap((type): WishedLeg[] => {
    const cabins = planCabins(type, wish.party, row.rules.passengers);
    if (cabins.length === 0) return [];
    const { party, vehicles, pets } = wish;
    const choice: LegChoice = {
      ...{ sailingId: row.id, ...ports, party, vehicles, cabins, pets },
      meals: [],
    };
    try {
      const known = checkLeg(row, 'outbound', choice);
      const sales = salesOf(
        section,
        known.some((each) => isDriven(each.type)) ? 'vehicle' : 'foot',
      );
      const leg = { leg: 'outbound' as const, choice, vehicles: known };
      return [offerLeg(section, leg, sales, now)];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // A cabin type without a fare on the section is none of it.
      if (error.code !== 'NOT_FOUND') refused ??= error;
      return [];
    }
  });
  if (legs.length === 0 && refused) throw refused;
  return legs;
}

/** As {@link wishedLegs}, the first that is free. The operator's data may have changed: a wish that is refused now has none. */
export function freeLeg(
  section: SectionOfSailing,
  wish: WaitlistWish,
  now: Date,
): WishedLeg | undefined {
  try {
    return wishedLegs(section, wish, now).find(isFree);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

export const isFree = ({ availability }: WishedLeg): boolean =>
  availability === 'available' || availability === 'few';

/** Who wishes for any cabin gets none that is for some people only. */
function typesOf({ cabin_types }: SailingRow, { cabinTypeIds }: WaitlistWish): CabinType[] {
  if (cabinTypeIds.length === 0) {
    return cabin_types.filter(({ isWomenOnly, isAccessible }) => !isWomenOnly && !isAccessible);
  }
  return cabinTypeIds.flatMap((wished) => cabin_types.find(({ id }) => id === wished) ?? []);
}
