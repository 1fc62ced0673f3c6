import type { CabinOffer, CabinType } from '@ferry/api/customer';
import { isSingleRoom } from '@ferry/format/cabins-text';
import type { PlanKind } from '@ferry/ui/CabinPlan';

/** What the operator's own words for a shared cabin type say that it is, in this order. */
const words: readonly (readonly [RegExp, PlanKind])[] = [
  [/カーペット/, 'floor'],
  [/席|シート/, 'seats'],
  [/寝台/, 'bunks'],
];

/**
 * Which plan shows a cabin type: what has rooms by its tariff and berths, the rest by the
 * operator's words for it. Where neither says what it is, there is no plan: it would be invented.
 */
export function planOf(type: CabinType): { kind: PlanKind; berths: number } | undefined {
  if (type.roomBerths !== null) {
    return { kind: type.tariff === 'perRoom' ? 'room' : 'shared', berths: type.roomBerths };
  }
  if (isSingleRoom(type)) return { kind: 'room', berths: 1 };
  const found = words.find(([word]) => word.test(`${type.name} ${type.description}`));
  return found && { kind: found[1], berths: 1 };
}

/**
 * Places that this party takes, room by room. A room for one that is sold by the person has no room
 * of its own in the choice: each has one.
 */
export function takenOf({ cabinType, cabins }: CabinOffer): number[] {
  const places = cabins.map(
    ({ party, infantBerths }) => party.adults + party.children + infantBerths,
  );
  return isSingleRoom(cabinType)
    ? places.flatMap((count) => Array.from({ length: count }, () => 1))
    : places;
}
