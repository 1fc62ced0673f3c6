import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { addMinutes } from '../../domain/instant.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { endReservation } from './expire-holds.ts';

/** Days for which the keyed hash of a client's address is kept. */
const CLIENT_KEPT_DAYS = 7;

/**
 * Gives back the places of reservations whose mail address was to be confirmed and was not, each in
 * its own transaction; one that another process is ending is skipped. A payment at a store is ended
 * with the provider by the payment job: the customer may be paying at this moment.
 * @param onFailure is told which one could not be ended; the others are
 * @returns how many this call has ended
 */
export async function lapseUnconfirmed(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (const { id } of await due(db, now).select('id').orderBy('confirm_mail_by').execute()) {
    try {
      lapsed += await inTransaction(db, async (tx) => {
        const locked = due(tx, now).selectAll().where('id', '=', id).forUpdate().skipLocked();
        const row = await locked.executeTakeFirst();
        return row ? lapse(tx, clock, row) : 0;
      });
    } catch (error) {
      onFailure(error, id);
    }
  }
  return lapsed;
}

async function lapse(
  tx: Transaction<Database>,
  clock: Clock,
  row: ReservationRow,
): Promise<number> {
  if (row.payment_method === 'convenienceStore') return endStorePayment(tx, row.id, clock.now());
  const limit_time = row.confirm_mail_by ?? row.limit_time;
  await endReservation(tx, { ...row, limit_time });
  await mailAbout(tx, clock, 'reservationUnconfirmed', { ...row, limit_time, state: 'expired' });
  return 1;
}

/** From now on it is past its time, which ends it and its reservation, unless it is paid. */
async function endStorePayment(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ pay_by: now, next_check_at: now })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'awaitingPayment')
    .where('pay_by', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function due(db: Kysely<Database>, now: Date) {
  // Written out: with a parameter a prepared statement could not use the index.
  const waits = sql<boolean>`confirm_mail_by is not null and state = 'confirmedUnpaid'`;
  // After check-in has closed, a customer who paid at the port is on board: there is nothing to give back.
  return db
    .selectFrom('reservation')
    .where(waits)
    .where('confirm_mail_by', '<=', now)
    .where('limit_time', '>', now);
}

/** Removes what is kept of clients' addresses after its time. @returns how many */
export async function forgetClients(db: Kysely<Database>, now: Date): Promise<number> {
  const last = addMinutes(now, -CLIENT_KEPT_DAYS * 24 * 60);
  let removed = 0;
  for (const table of ['reservation', 'reservation_change'] as const) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set client_hash = null
      where client_hash is not null and unpaid_since is not null
        and unpaid_since <= ${last}`.execute(db);
    removed += Number(numAffectedRows ?? 0);
  }
  return removed;
}
