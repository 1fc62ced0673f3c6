import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { returnStock } from '../inventory/stock.ts';
import { addHistory, type ReservationRow, updateReservation } from './reservation-rows.ts';

/**
 * Ends a hold whose time is over and gives its places back, once, however many try: who comes
 * second finds the row locked, and then no longer held.
 * @returns whether this call has ended it
 */
export async function expireHold(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<boolean> {
  const row = await dueHolds(tx, now)
    .selectAll()
    .where('id', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();
  if (row) await endReservation(tx, row);
  return row !== undefined;
}

/**
 * Ends all holds whose time is over, each in its own transaction. Processes that do this at the same
 * time share the work: a hold that another one is ending is skipped.
 * @param onFailure is told which hold could not be ended; the others are
 * @returns how many this call has ended
 */
export async function expireDueHolds(
  db: Kysely<Database>,
  now: Date,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  let ended = 0;
  for (const { id } of await dueHolds(db, now).select('id').orderBy('limit_time').execute()) {
    try {
      const isEnded = await inTransaction(db, async (tx) => {
        const due = dueHolds(tx, now).selectAll().where('id', '=', id);
        const row = await due.forUpdate().skipLocked().executeTakeFirst();
        if (row) await endReservation(tx, row);
        return row !== undefined;
      });
      if (isEnded) ended += 1;
    } catch (error) {
      onFailure(error, id);
    }
  }
  return ended;
}

function dueHolds(db: Kysely<Database>, now: Date) {
  return db.selectFrom('reservation').where('state', '=', 'held').where('limit_time', '<=', now);
}

/** Ends a reservation whose time is over; its row is locked by the caller. */
export async function endReservation(
  tx: Transaction<Database>,
  row: ReservationRow,
): Promise<void> {
  await updateReservation(tx, row, { state: 'expired', client_hash: null });
  await returnStock(tx, stockOf(row));
  // In the customer's history it ended when its time was over, not when somebody noticed.
  await addHistory(tx, row.id, 'expired', row.limit_time);
}

/** What the reservation has taken from the stock. */
export function stockOf(row: ReservationRow) {
  return {
    sailingId: row.sailing_id,
    fromCall: row.from_call,
    toCall: row.to_call,
    pools: row.pools,
  };
}
