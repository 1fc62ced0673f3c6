import type { CancelledItem, LegName } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';
import { aboard, type BookedTrip, type Cut, cabinOf, type LegCut } from './booked-trip.ts';

interface OpenLegCut {
  passengers: Set<number>;
  vehicles: Set<number>;
  pets: Set<number>;
  meals: Set<number>;
}
export type OpenCut = Record<LegName, OpenLegCut>;

const nothing = (): OpenLegCut => ({
  passengers: new Set(),
  vehicles: new Set(),
  pets: new Set(),
  meals: new Set(),
});

const NO_CUT = (): OpenCut => ({ outbound: nothing(), return: nothing() });

/**
 * What is asked for, by positions: a leg is everything on it, a cabin the people in it.
 * @throws DomainError `VALIDATION_FAILED` with an item that the trip does not have
 */
export function cutOf(trip: BookedTrip, items: readonly CancelledItem[]): OpenCut {
  const cut = NO_CUT();
  for (const [index, item] of items.entries()) addItem(trip, cut, item, index);
  return cut;
}

function addItem(trip: BookedTrip, cut: OpenCut, item: CancelledItem, index: number): void {
  const { leg, kind, position } = item;
  const booked = trip.legs.find((each) => each.leg === leg);
  const known = booked && positionsOf(trip, item);
  if (!known || known.length === 0) {
    const field = booked ? 'position' : 'leg';
    throw new DomainError('VALIDATION_FAILED', {
      errors: { [`items.${index}.${field}`]: ['NOT_AVAILABLE'] },
    });
  }
  if (kind === 'leg') {
    addLeg(trip, cut, leg);
    return;
  }
  const list = kind === 'cabin' ? 'passengers' : LISTS[kind];
  for (const each of known) cut[leg][list].add(kind === 'cabin' ? each : (position ?? each));
}

const LISTS = {
  passenger: 'passengers',
  vehicle: 'vehicles',
  pet: 'pets',
  meal: 'meals',
} as const;

/** The positions that an item names; none for what is not there. */
function positionsOf(
  { passengers, legs }: BookedTrip,
  { leg, kind, position }: CancelledItem,
): number[] {
  const content = legs.find((each) => each.leg === leg)?.content;
  const travellers = aboard(passengers, leg);
  if (!content) return [];
  switch (kind) {
    case 'leg':
      return position === null ? travellers : [];
    case 'passenger':
      return travellers.filter((index) => index === position);
    case 'cabin':
      return travellers.filter((index) => {
        const passenger = passengers[index];
        return position !== null && passenger && cabinOf(passenger, leg) === position;
      });
    case 'vehicle':
    case 'pet':
    case 'meal':
      return [...content[LISTS[kind]].keys()].filter((index) => index === position);
  }
}

/** Everything on a leg. */
export function addLeg({ passengers, legs }: BookedTrip, cut: OpenCut, leg: LegName): void {
  const content = legs.find((each) => each.leg === leg)?.content;
  if (!content) return;
  cut[leg] = {
    passengers: new Set(aboard(passengers, leg)),
    vehicles: new Set(content.vehicles.keys()),
    pets: new Set(content.pets.keys()),
    meals: new Set(content.meals.keys()),
  };
}

/** Whether nothing of a leg is left: without passengers there is nobody to travel. */
export const isWholeLeg = ({ passengers }: BookedTrip, cut: Cut, leg: LegName): boolean =>
  aboard(passengers, leg).every((index) => cut[leg].passengers.has(index));

export const isEmpty = ({ passengers, vehicles, pets, meals }: LegCut): boolean =>
  passengers.size + vehicles.size + pets.size + meals.size === 0;
