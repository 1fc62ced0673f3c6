type StoreName = 'embedded' | 'PostgreSQL';

/** How much is measured. */
export interface Plan {
  /** Where starts are measured. */
  stores: readonly StoreName[];
  /** Whether all is measured on the database of the starts: filling one takes longer than all that is smallest. */
  isOnOneDatabase: boolean;
  /** Whole bookings before anything is measured, by eight connections. */
  warmUpBookings: number;
  /** Repetitions of which the medians are shown; baseline and server take turns. */
  rounds: number;
  connections: readonly number[];
  hotConnections: readonly number[];
  /** Bookings of a round, however slow they are. */
  fewestBookings: number;
  /** Of a round's bookings, about. */
  bookingSeconds: number;
  baselineSeconds: number;
  /** Who ask for places of one sailing at the same moment. */
  buyersAtOnce: number;
  /** Reservations stored while searches and these bookings are measured, growing. */
  stored: readonly number[];
  storedBookings: number;
  /** Of each kind of search, before the first one that is measured. */
  warmUpSeconds: number;
  searchSeconds: number;
  heapSeconds: number;
}

/** A few seconds: whether everything that is measured can be. Its figures say nothing. */
export const SMALLEST: Plan = {
  // `npm start` is one on the embedded database.
  stores: ['PostgreSQL'],
  isOnOneDatabase: true,
  warmUpBookings: 2,
  rounds: 1,
  connections: [1],
  hotConnections: [1],
  fewestBookings: 2,
  bookingSeconds: 0,
  baselineSeconds: 1,
  buyersAtOnce: 4,
  stored: [200, 300],
  storedBookings: 2,
  warmUpSeconds: 0.01,
  searchSeconds: 0.01,
  heapSeconds: 0.1,
};

/** About a minute. */
export const QUICK: Plan = {
  stores: ['embedded', 'PostgreSQL'],
  isOnOneDatabase: false,
  warmUpBookings: 100,
  rounds: 1,
  connections: [1, 8, 32],
  hotConnections: [8],
  fewestBookings: 40,
  bookingSeconds: 4,
  baselineSeconds: 1,
  buyersAtOnce: 500,
  stored: [1_000, 100_000],
  storedBookings: 200,
  warmUpSeconds: 2,
  searchSeconds: 1,
  heapSeconds: 6,
};

/** About seven minutes, and 4 GB of disk for a while. */
export const FULL: Plan = {
  stores: ['embedded', 'PostgreSQL'],
  isOnOneDatabase: false,
  warmUpBookings: 100,
  rounds: 3,
  connections: [1, 8, 32],
  hotConnections: [8, 32],
  fewestBookings: 40,
  bookingSeconds: 8,
  baselineSeconds: 3,
  buyersAtOnce: 500,
  stored: [1_000, 100_000, 1_000_000],
  storedBookings: 1200,
  warmUpSeconds: 2,
  searchSeconds: 3,
  heapSeconds: 50,
};

const MOST = 3_000;

/**
 * How many bookings a round has, so that it takes about as long as planned on a slow machine, too.
 * @param rate whole bookings a second at the connections of the warm-up
 * @param connections one alone keeps the machine about half as busy
 */
export function bookingsOf(
  { fewestBookings, bookingSeconds }: Plan,
  rate: number,
  connections: number,
): number {
  const expected = connections === 1 ? rate / 2 : rate;
  return Math.min(MOST, Math.max(fewestBookings, Math.round(expected * bookingSeconds)));
}
