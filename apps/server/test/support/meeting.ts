import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type * as GetReservation from '../../src/booking/reservations/get-reservation.ts';
import { QUOTA } from '../../src/database/sold-ticket.ts';
import type * as TicketStock from '../../src/domain/partner-tickets/ticket-stock.ts';
import type * as HistoryRows from '../../src/domain/reservations/history-rows.ts';
import type { TestServer } from './api.ts';
import { countWaiting } from './postgres.ts';

// What two who change one reservation at the same time meet at: `vi.mock` of a file puts these in the place of the
// real modules.

/** Whether locks are taken; off in a control. */
export const guard = { locks: true, isCounted: true };

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

/** What happens while places of tickets are counted before they are taken, by two who both have counted. */
export async function unchecked<Result>(work: () => Promise<Result>): Promise<Result> {
  guard.isCounted = false;
  try {
    return await work();
  } finally {
    guard.isCounted = true;
  }
}

const counting = { who: 0, both: Promise.withResolvers<void>() };

/** Counts in a control what is taken of a ticket's day, and takes it when the other one has counted as well. */
export const uncheckedTickets = (real: typeof TicketStock): typeof TicketStock => ({
  ...real,
  swapTicketStock: async (tx, rule, { before, after }) => {
    if (guard.isCounted) return real.swapTicketStock(tx, rule, { before, after });
    for (const { include, day, at, people } of after) {
      const { rows } = await sql<{ taken: number }>`select taken from partner_stock
        where ticket_id = ${rule.id} and include = ${include} and day = ${day} and slot = ${at}`.execute(
        tx,
      );
      const places = include === QUOTA ? rule.quota.perDay : Number.POSITIVE_INFINITY;
      if ((rows[0]?.taken ?? 0) + people > places) throw new Error('Sold out');
    }
    counting.who += 1;
    if (counting.who === 2) counting.both.resolve();
    await counting.both.promise;
    for (const { include, day, at, people } of after) {
      await sql`insert into partner_stock as s (ticket_id, include, day, slot, taken, places)
        values (${rule.id}, ${include}, ${day}, ${at}, ${people}, 1000)
        on conflict (ticket_id, include, day, slot)
          do update set taken = s.taken + excluded.taken, places = 1000`.execute(tx);
    }
  },
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
