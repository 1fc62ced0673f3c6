import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { returnTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { findLegs } from '../../domain/reservations/reservation-rows.ts';
import {
  type DueReservations,
  dueAmounts,
  dueNames,
  dueRecords,
  removeNames,
  removeRecord,
} from '../../domain/reservations/retention.ts';
import { returnLegs } from '../holding/expire-holds.ts';

/** Reservations that are looked for at a time. */
const BATCH = 50;

/** Hears which reservation could not be treated; the others are. */
type OnFailure = (error: unknown, reservationId: string) => void;

interface Removal {
  due(db: Kysely<Database>, now: Date): DueReservations;
  /** The reservation's row is locked. */
  remove(tx: Transaction<Database>, reservationId: string, now: Date): Promise<void>;
}

/**
 * Removes the names of passengers and representatives after the time of the operator's document. What
 * was sold and for how much stays. @returns of how many reservations
 */
export const removeOldNames = (db: Kysely<Database>, now: Date, onFailure: OnFailure) =>
  removeDue(db, now, { due: dueNames, remove: forgetNames }, onFailure);

/**
 * Removes records without names after `reservationMonths` of `retention.json`. What the books need stays,
 * and belongs to nobody. @returns of how many reservations
 */
export const removeOldRecords = (db: Kysely<Database>, now: Date, onFailure: OnFailure) =>
  removeDue(db, now, { due: dueRecords, remove: removeRecord }, onFailure);

/** Removes what is left, payments too, after `paymentYears`. @returns how many reservations */
export const removeOldAmounts = (db: Kysely<Database>, now: Date, onFailure: OnFailure) =>
  removeDue(db, now, { due: dueAmounts, remove: deleteReservation }, onFailure);

/**
 * Each in its own transaction, however many are due; one that another process, or a payment, is busy with
 * is skipped until the next run.
 */
async function removeDue(
  db: Kysely<Database>,
  now: Date,
  removal: Removal,
  onFailure: OnFailure,
): Promise<number> {
  let removed = 0;
  const left: string[] = [];
  for (;;) {
    const query = removal.due(db, now).select('id').orderBy('created_at').limit(BATCH);
    const batch = await (left.length > 0 ? query.where('id', 'not in', left) : query).execute();
    for (const { id } of batch) {
      const isRemoved = await removeOne(db, now, removal, id).catch((error) => {
        onFailure(error, id);
        return false;
      });
      if (isRemoved) removed += 1;
      else left.push(id);
    }
    if (batch.length < BATCH) return removed;
  }
}

const removeOne = (db: Kysely<Database>, now: Date, { due, remove }: Removal, id: string) =>
  inTransaction(db, async (tx) => {
    const row = tx.selectFrom('reservation').select('id').where('id', '=', id);
    if (!(await row.forUpdate().skipLocked().executeTakeFirst())) return false;
    // Only under the lock nobody begins a payment or a refund any more.
    if (!(await due(tx, now).select('id').where('id', '=', id).executeTakeFirst())) return false;
    await remove(tx, id, now);
    return true;
  });

/** By what it was sold goes with the names: what it has taken of a partner ticket is known until then. */
async function forgetNames(tx: Transaction<Database>, id: string, now: Date): Promise<void> {
  if (await isLive(tx, id)) await returnTicketStock(tx, id);
  await removeNames(tx, id, now);
}

async function isLive(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { state } = await tx
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state !== 'expired' && state !== 'cancelled';
}

/** Places that it still has go back, so that the stock agrees with the reservations that there are. */
async function deleteReservation(tx: Transaction<Database>, id: string): Promise<void> {
  if (await isLive(tx, id)) await returnLegs(tx, await findLegs(tx, id));
  await tx.deleteFrom('reservation').where('id', '=', id).execute();
}
