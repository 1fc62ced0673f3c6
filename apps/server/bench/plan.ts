/** How much is measured. */
export interface Plan {
  /** Repetitions of which the medians are shown; floor and server take turns. */
  rounds: number;
  connections: readonly number[];
  hotConnections: readonly number[];
  /** Bookings of a round, by connections. */
  bookings(connections: number): number;
  floorSeconds: number;
  /** Reservations stored while searches are measured, growing. */
  stored: readonly number[];
  searchSeconds: number;
  heapSeconds: number;
}

/** About a minute. */
export const QUICK: Plan = {
  rounds: 1,
  connections: [1, 8, 32],
  hotConnections: [8],
  bookings: (connections) => (connections === 1 ? 150 : 500),
  floorSeconds: 1,
  stored: [1_000, 100_000],
  searchSeconds: 1,
  heapSeconds: 6,
};

/** About six minutes. */
export const FULL: Plan = {
  rounds: 3,
  connections: [1, 8, 32],
  hotConnections: [8, 32],
  bookings: (connections) => (connections === 1 ? 300 : 1_200),
  floorSeconds: 3,
  stored: [1_000, 100_000, 1_000_000],
  searchSeconds: 3,
  heapSeconds: 60,
};
