import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findMaybeOvertaken, isOvertaken } from '../../domain/changes/overtaken.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockStock, returnStock } from '../../domain/inventory/stock.ts';
import { giveBackTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { findOpenPayments, giveUpPayments } from '../../domain/payments/payment-rows.ts';
import {
  type ChangeRow,
  findChangeForUpdate,
  findChangeStock,
  isChangeOver,
} from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findForUpdate,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { endChangeRow } from '../../domain/reservations/store-change-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';

/** How a change ends without having been made; overtaken by what the operator has decided of a sailing of it. */
type ChangeEnd = 'dropped' | 'lapsed' | 'overtaken';

/**
 * Ends a change in flight: what is held for it goes back, the booking stays, and its payment is not waited for any
 * more: money that still comes goes back. Its row and that of its reservation are locked by the caller. A customer
 * who was asked to pay is told when that is over.
 * @param sailings of which the caller takes or gives back places afterwards: they are locked with the change's own
 * @returns the reservation, in another version
 */
export async function endChange(
  tx: Transaction<Database>,
  row: ReservationRow,
  change: ChangeRow,
  { end, now, sailings = [] }: { end: ChangeEnd; now: Date; sailings?: readonly string[] },
): Promise<ReservationRow> {
  const stock = await findChangeStock(tx, change.id);
  const touched = new Set([...sailings, ...stock.map(({ sailingId }) => sailingId)]);
  if (touched.size > 0) await lockStock(tx, [...touched]);
  for (const demand of stock) await returnStock(tx, demand);
  const ticketId = row.sale?.ticket?.partnerTicketId;
  if (ticketId) await giveBackTicketStock(tx, ticketId, change.ticket_stock);
  const wasToPay = change.state !== 'held';
  if (wasToPay) await giveUpPayments(tx, row.id, now);
  // In the customer's history it ended when its time was over, not when a process noticed.
  const at = end === 'lapsed' && change.limit_time < now ? change.limit_time : now;
  const isLapsed = end === 'lapsed';
  await endChangeRow(tx, change.id, { state: isLapsed ? end : 'dropped', ended_at: at });
  const by = end === 'overtaken' ? 'operator' : undefined;
  await addHistory(tx, row.id, isLapsed ? 'changeLapsed' : 'changeDropped', at, by);
  const left = await updateReservation(tx, row, {});
  if (end !== 'dropped' && wasToPay) {
    const kind = isLapsed ? 'changeLapsed' : 'changeOvertaken';
    await mailAbout(tx, { now: () => now }, kind, left, change.id);
  }
  return left;
}

/**
 * Ends the change that is held of a draft, whose customer no longer wants it. What waits for its payment stays.
 * @throws DomainError `RESERVATION_STATE` while its difference is being paid
 */
export async function giveUpChange(
  tx: Transaction<Database>,
  reservationId: string,
  draftId: string,
  now: Date,
): Promise<void> {
  const row = await findForUpdate(tx, reservationId);
  const change = row && (await findChangeForUpdate(tx, reservationId));
  if (change?.draft_id !== draftId) return;
  if (change.state === 'paymentProcessing') throw new DomainError('RESERVATION_STATE');
  if (row && change.state === 'held') await endChange(tx, row, change, { end: 'dropped', now });
}

/**
 * Ends the reservation's change when its time is over, or the operator has ended a sailing that it leaves or leads to; the reservation is locked by the caller. A number of a store
 * is ended with the provider by the payment job: the customer may be paying at this moment.
 * @returns the reservation as it is then
 */
export async function endChangeIfDue(
  tx: Transaction<Database>,
  row: ReservationRow,
  now: Date,
): Promise<ReservationRow> {
  const change = await findChangeForUpdate(tx, row.id);
  if (!change) return row;
  if (!isChangeOver(change, now)) {
    const isOver = change.state !== 'paymentProcessing' && (await isOvertaken(tx, change, now));
    return isOver ? endChange(tx, row, change, { end: 'overtaken', now }) : row;
  }
  const isBeingPaid = change.state !== 'held' && (await findOpenPayments(tx, row.id)).length > 0;
  return isBeingPaid ? row : endChange(tx, row, change, { end: 'lapsed', now });
}

/** As {@link endChangeIfDue}, in a transaction of its own. */
export async function endDueChange(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await findForUpdate(tx, reservationId);
    if (row) await endChangeIfDue(tx, row, now);
  });
}

/**
 * Ends all changes whose time is over, or that the operator has overtaken, each in its own transaction. Processes that do this at the same time share
 * the work.
 * @param onFailure is notified of which reservation the change could not be ended; the others are
 * @returns how many this call has ended
 */
export async function endDueChanges(
  db: Kysely<Database>,
  now: Date,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  let ended = 0;
  const due = new Set([...(await findDue(db, now)), ...(await findMaybeOvertaken(db))]);
  for (const id of due) {
    try {
      const isEnded = await inTransaction(db, async (tx) => {
        const row = await tx
          .selectFrom('reservation')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!row) return false;
        return (await endChangeIfDue(tx, row, now)).version > row.version;
      });
      if (isEnded) ended += 1;
    } catch (error) {
      onFailure(error, id);
    }
  }
  return ended;
}

async function findDue(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .select('reservation_id')
    // Written out: with a parameter a prepared statement could not use the index.
    .where(sql<boolean>`state in ('held', 'awaitingPayment')`)
    .where('limit_time', '<=', now)
    .orderBy('limit_time')
    .execute();
  return rows.map(({ reservation_id }) => reservation_id);
}
