import { expect, vi } from 'vitest';
import type * as GetReservation from '../../src/booking/reservations/get-reservation.ts';
import type * as HistoryRows from '../../src/domain/reservations/history-rows.ts';
import type { TestServer } from './api.ts';
import { countWaiting } from './postgres.ts';

// What two who change one reservation at the same time meet at: `vi.mock` of a file puts these in the place of the
// real modules.

/** Whether locks are taken; off in a control. */
export const guard = { locks: true };

/** What happens while nobody locks anything. */
export async function withoutLocks<Result>(work: () => Promise<Result>): Promise<Result> {
  guard.locks = false;
  try {
    return await work();
  } finally {
    guard.locks = true;
  }
}

/** Reads a reservation without its lock in a control. */
export const guardedReservations = (real: typeof GetReservation): typeof GetReservation => ({
  ...real,
  requireReservation: (db, context, id, lock) =>
    real.requireReservation(db, context, id, guard.locks ? lock : undefined),
});

const gate = { place: '', reached: () => {}, pass: Promise.resolve() };

/** Stops the first who comes here while {@link meet} waits for it. */
export async function stopAt(place: string): Promise<void> {
  if (place !== gate.place) return;
  gate.place = '';
  gate.reached();
  await gate.pass;
}

/** Stops what writes one kind of event, before it commits. */
export const stoppingHistory = (real: typeof HistoryRows): typeof HistoryRows => ({
  ...real,
  addHistory: async (tx, id, event, ...rest) => {
    await real.addHistory(tx, id, event, ...rest);
    await stopAt(event);
  },
});

/**
 * The second one is asked for while the first has got to the place and has not committed yet.
 * @param place an event of the history that the first one writes, or where it calls {@link stopAt}
 */
export async function meet<First, Second>(
  { db }: TestServer,
  place: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [open, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  Object.assign(gate, { place, pass: open.promise, reached: reached.resolve });
  const begun = first();
  await reached.promise;
  const asked = second();
  await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), 20_000);
  open.resolve();
  return Promise.all([begun, asked]);
}
