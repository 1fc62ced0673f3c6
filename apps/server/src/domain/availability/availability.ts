import type { FewLeft } from '../../rules/selling-rules.ts';
import type { SalesWindow } from '../calendar/sales-window.ts';

/** The seven states of availability that a customer reads, the same everywhere. */
export type Availability =
  | 'available'
  | 'few'
  | 'full'
  | 'notYetOpen'
  | 'webClosed'
  | 'cancelled'
  | 'unsuitable';

/** What the availability of one pool (a cabin type's, the deck, pet rooms) on one section of a sailing depends on. */
export interface AvailabilityFacts {
  cancelled: boolean;
  sales: SalesWindow;
  /** Places of the pool that are free on every leg of the section. */
  free: number;
  /** Places of the pool on the vessel. */
  capacity: number;
  /** Places that are needed. */
  requested: number;
  /** Few are left only below both; a deck's centimetres have no number that is few by itself. */
  fewLeft: FewLeft;
}

/**
 * The availability of one cabin type, decided in this order: service cancelled, sales not open yet, web
 * sales closed, a party that the cabin type could never hold, too few berths free for the party,
 * few berths left, available. So "full" is never said of a sailing that is merely not on sale.
 */
export function cabinAvailability(facts: AvailabilityFacts, now: Date): Availability {
  const closed = salesState(facts, now);
  if (closed) return closed;
  if (facts.requested > facts.capacity) return 'unsuitable';
  if (facts.free < facts.requested) return 'full';
  return isFew(facts) ? 'few' : 'available';
}

/**
 * The availability of a sailing: the best one among its cabin types, or what keeps all of it from being sold;
 * where that is so, a cabin type has places only for a customer who has booked them. A sailing without a cabin
 * type on this section suits nobody.
 */
export function sailingAvailability(
  sailing: Pick<AvailabilityFacts, 'cancelled' | 'sales'>,
  cabinTypes: readonly Availability[],
  now: Date,
): Availability {
  const best = (['available', 'few', 'full'] as const).find((each) => cabinTypes.includes(each));
  return best ?? salesState(sailing, now) ?? 'unsuitable';
}

const WORST_FIRST = [
  'cancelled',
  'notYetOpen',
  'webClosed',
  'unsuitable',
  'full',
  'few',
  'available',
] as const;

/** The availability of things that are needed together: the worst of theirs. */
export function worstAvailability(availabilities: readonly Availability[]): Availability {
  return WORST_FIRST.find((worst) => availabilities.includes(worst)) ?? 'unsuitable';
}

function salesState(
  { cancelled, sales }: Pick<AvailabilityFacts, 'cancelled' | 'sales'>,
  now: Date,
): Availability | undefined {
  if (cancelled) return 'cancelled';
  if (now < sales.opensAt) return 'notYetOpen';
  // At the closing time itself sales are closed.
  return now >= sales.closesAt ? 'webClosed' : undefined;
}

function isFew({ free, capacity, fewLeft }: AvailabilityFacts): boolean {
  return free <= fewLeft.berths && free * 100 <= capacity * fewLeft.percentOfPool;
}
