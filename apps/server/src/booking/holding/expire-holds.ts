import { type Kysely, sql, type Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { StockDemand } from '../../domain/inventory/demand.ts';
import { lockStock, returnStock } from '../../domain/inventory/stock.ts';
import { returnTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findForUpdate,
  findLegs,
  type ReservationLegRow,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { endChange } from './end-change.ts';

/**
 * Ends a hold whose time is over and gives its places back, once, however many try: a caller that
 * comes second finds the row locked, and then no longer held.
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
 * Ends all holds whose time is over, each in its own transaction. Processes that do this at the
 * same time share the work: a hold that another one is ending is skipped.
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
  // Written out: with a parameter a prepared statement could not use the index of what is held.
  const isHeld = sql<boolean>`state = 'held'`;
  return db.selectFrom('reservation').where(isHeld).where('limit_time', '<=', now);
}

/** Ends a reservation whose time is over; its row is locked by the caller. */
export async function endReservation(
  tx: Transaction<Database>,
  row: ReservationRow,
): Promise<void> {
  const { limit_time } = row;
  const legs = await findLegs(tx, row.id);
  const ended = row.state === 'held' ? row : await endChangeOf(tx, row, legs);
  await updateReservation(tx, ended, { state: 'expired', client_hash: null, limit_time });
  await returnLegs(tx, legs);
  // In the customer's history it ended when its time was over, not when a process noticed.
  await addHistory(tx, row.id, 'expired', limit_time);
}

/** Nothing is left that could be changed. */
async function endChangeOf(
  tx: Transaction<Database>,
  row: ReservationRow,
  legs: readonly ReservationLegRow[],
): Promise<ReservationRow> {
  const change = await findChangeForUpdate(tx, row.id);
  const sailings = legs.map((leg) => leg.sailing_id);
  return change
    ? endChange(tx, row, change, { end: 'lapsed', now: row.limit_time, sailings })
    : row;
}

/**
 * Ends a hold that its customer no longer wants, before its time. Whatever is confirmed stays.
 * @throws DomainError `RESERVATION_STATE` while it is being paid
 */
export async function giveUpHold(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  const row = await findForUpdate(tx, reservationId);
  if (row?.state === 'paymentProcessing') throw new DomainError('RESERVATION_STATE');
  if (row?.state === 'held') await endHolds(tx, [row], now);
}

/** Ends holds before their time; their rows are locked by the caller. */
export async function endHolds(
  tx: Transaction<Database>,
  rows: readonly ReservationRow[],
  now: Date,
): Promise<void> {
  if (rows.length > 1) {
    const legs = await pipeline(rows.map(({ id }) => findLegs(tx, id)));
    await lockStock(
      tx,
      legs.flat().map((leg) => leg.sailing_id),
    );
  }
  for (const row of rows) {
    await endReservation(tx, { ...row, limit_time: row.limit_time < now ? row.limit_time : now });
  }
}

/**
 * Gives back what the legs of a reservation have taken, locked in the order in which buyers lock it, and
 * the places of the partner ticket that it was sold by.
 */
export async function returnLegs(
  tx: Transaction<Database>,
  legs: readonly ReservationLegRow[],
): Promise<void> {
  const sailingIds = legs.map((leg) => leg.sailing_id);
  const [first] = legs;
  await pipeline([
    ...(legs.length > 1 ? [lockStock(tx, sailingIds)] : []),
    ...legs.map((leg) => returnStock(tx, stockOf(leg))),
    ...(first ? [returnTicketStock(tx, first.reservation_id)] : []),
  ]);
}

/** What a leg has taken from the stock. */
export function stockOf(
  leg: Pick<ReservationLegRow, 'sailing_id' | 'from_call' | 'to_call' | 'pools'>,
): StockDemand {
  return {
    sailingId: leg.sailing_id,
    fromCall: leg.from_call,
    toCall: leg.to_call,
    pools: leg.pools,
  };
}
