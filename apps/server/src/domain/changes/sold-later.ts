import type { LegFareInput, PartOfLeg } from '../../database/fare-input.ts';

/**
 * That a leg was sold with the discount of a return, and the operator has ended the other leg, goes on with what is
 * changed; what is added by the change never had the discount.
 * @param kept of each passenger the position in the booking; null for another person
 */
export function leftAlone(
  before: LegFareInput,
  after: LegFareInput,
  kept: readonly (number | null)[],
): Pick<LegFareInput, 'wasReturn' | 'soldLater'> {
  if (!before.wasReturn) return {};
  const { soldLater = [] } = before;
  const isLater = (kind: PartOfLeg['kind'], position: number) =>
    soldLater.some((each) => each.kind === kind && each.position === position);
  const aboard = (leg: LegFareInput) =>
    leg.cabins.flatMap(({ seats }) => seats.map(({ passenger }) => passenger));
  const old = new Set(aboard(before).filter((position) => !isLater('passenger', position)));
  const passengers = aboard(after).filter((position) => !old.has(kept[position] ?? -1));
  const added = (kind: 'room' | 'vehicle', keyOf: (leg: LegFareInput) => string[]) =>
    beyond(
      keyOf(after),
      keyOf(before).filter((_, position) => !isLater(kind, position)),
    ).map((position) => ({ kind, position }));
  return {
    wasReturn: true,
    soldLater: [
      ...passengers.map((position) => ({ kind: 'passenger' as const, position })),
      ...added('room', ({ cabins }) =>
        cabins.map(({ cabinTypeName, grade }) => `${grade} ${cabinTypeName}`),
      ),
      ...added('vehicle', ({ vehicles }) => vehicles.map(({ classId }) => classId)),
    ],
  };
}

/** Positions of what there is more of than before, of each kind. */
function beyond(after: readonly string[], before: readonly string[]): number[] {
  const left = [...before];
  return after.flatMap((each, position) => {
    const found = left.indexOf(each);
    if (found < 0) return position;
    left.splice(found, 1);
    return [];
  });
}
