import type { CancelRequest, HistoryEntry, Reservation } from '@ferry/api/customer-server';
import { toPayYen } from '@ferry/format/to-pay';
import type { Transaction } from 'kysely';
import { beforeCommit, pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../domain/cancellations/quote-cancellation.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import { giveUpPayments } from '../../domain/payments/payment-rows.ts';
import { unsubscribeAll } from '../../domain/push/push-subscriptions.ts';
import { keepSold } from '../../domain/receipts/sold-content.ts';
import { insertCancellation } from '../../domain/reservations/cancellation-rows.ts';
import { findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findLegsIfAny, type ReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  type AccessibleReservation,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailAboutKnown } from '../../mail/about-reservation.ts';
import { replaceNumber } from '../changed/replace-number.ts';
import { refundTerms, writeRefunds } from '../due/refund-way.ts';
import { endChange } from '../holding/end-change.ts';
import { returnLegs } from '../holding/expire-holds.ts';
import { requireReservation } from '../reservations/get-reservation.ts';
import { assertByWeb, findCancellableTrip } from './cancellable-trip.ts';
import { type CancelContext, refundOf } from './quote-cancellation.ts';
import { storeRest } from './store-rest.ts';

/**
 * Cancels all of a reservation or a part of it, once, in the caller's transaction: places go back, what
 * is left is stored with its new price, the fee and the refund are written down, history and mail are
 * written. The refund itself is asked of the provider by a job, outside of any transaction, or made by the
 * operator; so is the end of a payment at a store that waits, and the new number of what is left: money
 * that still comes for the old one is given back.
 * @param version the one that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `FEE_CHANGED` with what it is now,
 *   `VALIDATION_FAILED` where something is to go with it that is not named, those of {@link
 *   findCancellableTrip}, {@link assertByWeb} and {@link quoteCancellation}
 */
export async function cancelReservation(
  tx: Transaction<Database>,
  context: CancelContext,
  reservationId: string,
  { version, request }: { version: number; request: CancelRequest },
): Promise<Reservation> {
  const [found, legs] = await pipeline([
    requireReservation(tx, context, reservationId, 'lock'),
    findLegsIfAny(tx, reservationId),
  ]);
  if (found.row.version !== version) throw new DomainError('VERSION_CONFLICT');
  if (!legs) throw new Error('A reservation has lost its outbound leg');
  return cancelLocked(tx, context, { ...found, legs }, request);
}

/**
 * As {@link cancelReservation}, of a reservation whose row the caller has locked.
 * @param as of whom history speaks, where `actorOf` does not say it, and whether the company takes no fee
 */
export async function cancelLocked(
  tx: Transaction<Database>,
  context: Omit<CancelContext, 'sessionId'>,
  { row: booked, isOwner, legs }: AccessibleReservation & { legs: ReservationLegs },
  request: CancelRequest,
  as: { by?: HistoryEntry['by']; isFeeWaived?: boolean } = {},
): Promise<Reservation> {
  const now = context.clock.now();
  const { by, isFeeWaived = false } = as;
  const trip = { ...(await findCancellableTrip(tx, booked, legs, now)), isFeeWaived };
  const quoted = quoteCancellation(trip, request, now);
  const { provider } = context;
  await assertByWeb(tx, { now, provider }, booked, quoted);
  assertShown(request, quoted);
  const row = await endChangeBeside(tx, booked, legs, now);
  const { rest } = quoted;
  if (trip.isPaid) await keepSold(tx, row, legs);
  const changed = rest
    ? await storeRest(tx, row, legs, { ...quoted, rest, now })
    : await storeEnd(tx, row, now);
  const all = legs.returnLeg ? [legs.outbound.row, legs.returnLeg.row] : [legs.outbound.row];
  if (!rest) beforeCommit(tx, returnLegs(tx, all));
  const id = newId('cxl');
  const { paidYen, feeYen, refundYen, restYen, waivedYen, lines } = quoted;
  const written = insertCancellation(tx, {
    id,
    reservation_id: row.id,
    at: now,
    is_paid: trip.isPaid,
    is_all: !rest,
    lines,
    paid_yen: paidYen,
    fee_yen: feeYen,
    refund_yen: refundYen,
    rest_yen: restYen,
    waived_yen: waivedYen,
    reason: request.reason ?? null,
    is_fee_waived: isFeeWaived && trip.isPaid,
  });
  beforeCommit(tx, written);
  if (trip.isPaid) {
    const terms = await refundTerms(tx, provider, row.id, refundOf(quoted, isFeeWaived));
    await writeRefunds(tx, { cancellationId: id }, terms, { amountYen: refundYen, now });
  }
  if (!trip.isPaid && rest) {
    const amountYen = toPayYen(restYen, waivedYen);
    await replaceNumber(tx, { now, provider }, { reservationId: row.id, amountYen });
  }
  beforeCommit(tx, addHistory(tx, row.id, rest ? 'partlyCancelled' : 'cancelled', now, by));
  const reservation = await toReservation(tx, context.clock, { row: changed, isOwner });
  beforeCommit(
    tx,
    mailAboutKnown(tx, now, 'reservationCancelled', { reservation, row: changed }, id, lines),
  );
  return reservation;
}

/**
 * A change in flight was of what is cancelled now.
 * @throws DomainError `RESERVATION_STATE` while its difference is being paid
 */
export async function endChangeBeside(
  tx: Transaction<Database>,
  row: ReservationRow,
  { outbound, returnLeg }: ReservationLegs,
  now: Date,
): Promise<ReservationRow> {
  const change = await findChangeForUpdate(tx, row.id);
  if (!change) return row;
  if (change.state === 'paymentProcessing') throw new DomainError('RESERVATION_STATE');
  const sailings = [outbound, ...(returnLeg ? [returnLeg] : [])].map((leg) => leg.row.sailing_id);
  return endChange(tx, row, change, { end: 'dropped', now, sailings });
}

/** What is confirmed is what was shown: a fee that has risen meanwhile is shown first. */
function assertShown(request: CancelRequest, quoted: QuotedCancellation): void {
  if (quoted.alsoCancelled.length > 0) {
    throw new DomainError('VALIDATION_FAILED', { errors: { items: ['REQUIRED'] } });
  }
  const { feeYen, refundYen } = quoted;
  if (request.feeYen === feeYen && request.refundYen === refundYen) return;
  throw new DomainError('FEE_CHANGED', { feeYen, refundYen });
}

/** Nothing is left. A payment at a store that waits is not waited for any more. */
async function storeEnd(
  tx: Transaction<Database>,
  row: ReservationRow,
  now: Date,
): Promise<ReservationRow> {
  beforeCommit(tx, giveUpPayments(tx, row.id, now));
  beforeCommit(tx, unsubscribeAll(tx, row.id));
  return updateReservation(tx, row, {
    state: 'cancelled',
    client_hash: null,
    confirm_mail_by: null,
    waived_yen: 0,
  });
}
