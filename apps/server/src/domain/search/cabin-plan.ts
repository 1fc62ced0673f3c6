import type { CabinChoice } from '@ferry/api/customer-server';
import type { CabinType } from '../../rules/schema.ts';
import type { PassengerRules } from '../../rules/selling-rules.ts';
import { berthsFor, PARTY_CLASSES, type Party, sizeOf } from '../fares/party.ts';

const NOBODY: Party = { adults: 0, children: 0, infants: 0, babies: 0 };

/**
 * A party in cabins of one type, as few as possible: open floors and shared rooms take the whole
 * party together; rooms of one's own are filled one after the other, an adult in each where there
 * are small children.
 * @param isPrivate each room for this party alone, also where it is usually shared
 * @returns empty when the party cannot be put into its rooms
 */
export function planCabins(
  type: Pick<CabinType, 'id' | 'tariff' | 'roomBerths'>,
  party: Party,
  rules: PassengerRules,
  isPrivate = false,
): CabinChoice[] {
  const choice = (inCabin: Party) => everybodyIn(type, inCabin, isPrivate);
  if (type.tariff !== 'perRoom' && !isPrivate) return [choice(party)];
  const berths = type.roomBerths ?? 0;
  for (let rooms = 1; rooms <= party.adults + party.children; rooms += 1) {
    const cabins = spread(party, rooms);
    const fits = cabins.every(
      (each) =>
        sizeOf(each) > 0 &&
        berthsFor({ party: each, infantBerths: 0 }, rules) <= berths &&
        (each.adults > 0 || each.infants + each.babies === 0),
    );
    if (fits) return cabins.map((each) => choice(each));
  }
  return [];
}

/** One cabin of the type with the whole party in it. */
export function everybodyIn(
  { id }: Pick<CabinType, 'id'>,
  party: Party,
  privateUse = false,
): CabinChoice {
  return { cabinTypeId: id, party, infantBerths: 0, privateUse };
}

/** Class by class, one passenger into each room in turn; small children go where adults are. */
function spread(party: Party, rooms: number): Party[] {
  const cabins = Array.from({ length: rooms }, () => ({ ...NOBODY }));
  let next = 0;
  for (const key of PARTY_CLASSES) {
    const isSmall = key === 'infants' || key === 'babies';
    // Small children begin anew with the first room, because it is the adults who are there.
    if (isSmall) next = 0;
    const open = isSmall ? cabins.filter(({ adults }) => adults > 0) : cabins;
    for (let count = 0; count < party[key]; count += 1) {
      const cabin = open[next % Math.max(1, open.length)];
      if (cabin) cabin[key] += 1;
      next += 1;
    }
  }
  return cabins;
}
