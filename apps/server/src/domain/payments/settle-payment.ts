import type { PaymentState } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Charge } from '../../payments/provider.ts';
import type { Clock } from '../clock.ts';
import { addMinutes } from '../instant.ts';
import { forgetHit } from '../rate-limits/rate-limits.ts';
import { endReservation } from '../reservations/expire-holds.ts';
import {
  addHistory,
  findForUpdate,
  type ReservationRow,
  updateReservation,
} from '../reservations/reservation-rows.ts';
import { sailingOf } from '../reservations/sailing-of.ts';
import {
  findPayment,
  findPaymentForUpdate,
  isSettled,
  type PaymentRow,
  updatePayment,
} from './payment-rows.ts';
import { failureOf, isOpen, nextState } from './payment-states.ts';

/** Minutes that are left at least to try again after a payment that was not made. */
const RETRY_MINUTES = 10;
const SECOND = 1000;
/** After so many the customer has left the authentication. */
const CHALLENGE_CHECK_MINUTES = 11;

/**
 * Brings payment and reservation to what the provider says, in one transaction and once, however many
 * say it at the same time: answer, event, job, customer. Money that has no reservation any more is
 * marked to be given back.
 */
export async function settlePayment(
  db: Kysely<Database>,
  clock: Clock,
  charge: Charge,
): Promise<PaymentRow | undefined> {
  return inTransaction(db, async (tx) => {
    const known = await findPayment(tx, charge.paymentId);
    const reservation = known && (await findForUpdate(tx, known.reservation_id));
    const payment = reservation && (await findPaymentForUpdate(tx, charge.paymentId));
    if (!payment || !reservation) return undefined;
    return settle(tx, clock, { payment, reservation, charge });
  });
}

interface Settlement {
  payment: PaymentRow;
  /** Both locked. */
  reservation: ReservationRow;
  charge: Charge;
}

async function settle(
  tx: Transaction<Database>,
  clock: Clock,
  settlement: Settlement,
): Promise<PaymentRow> {
  const { payment, reservation, charge } = settlement;
  const said = nextState(payment.state, charge.status);
  const isTooLate = said === 'captured' && isOpen(payment.state) && !awaits(reservation, payment);
  const state = isTooLate ? 'refundPending' : said;
  if (state !== payment.state) await changeReservation(tx, clock, settlement, state);
  return updatePayment(tx, payment.id, {
    state,
    charge_id: charge.chargeId || payment.charge_id,
    action_url: charge.actionUrl ?? payment.action_url,
    ...(charge.instructions && { instructions: JSON.stringify(charge.instructions) }),
    failure: failureAfter(payment, charge, state),
    token: null,
    attempt_buckets: '[]',
    next_check_at: nextCheck(payment, state, clock.now()),
    ...(state !== payment.state && { checks: 0 }),
  });
}

function failureAfter(payment: PaymentRow, { status }: Charge, state: PaymentState) {
  if (state === 'refundPending') return payment.failure ?? 'HOLD_EXPIRED';
  return isOpen(payment.state) ? failureOf(status) : payment.failure;
}

/** Whether the reservation still waits for this payment. */
function awaits(reservation: ReservationRow, { method }: PaymentRow): boolean {
  if (reservation.state === 'paymentProcessing') return true;
  return (
    reservation.state === 'confirmedUnpaid' &&
    method === 'convenienceStore' &&
    reservation.payment_method === 'convenienceStore'
  );
}

async function changeReservation(
  tx: Transaction<Database>,
  clock: Clock,
  { payment, reservation }: Settlement,
  state: PaymentState,
): Promise<void> {
  const now = clock.now();
  if (state === 'captured') await confirm(tx, reservation, payment, now);
  else if (state === 'awaitingPayment') await awaitStore(tx, reservation, payment, now);
  else if (state === 'refunded') await addHistory(tx, reservation.id, 'refunded', now);
  else if (isOpen(payment.state) && isSettled(state)) await release(tx, reservation, now);
}

async function confirm(
  tx: Transaction<Database>,
  reservation: ReservationRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { checkInClosesAt } = await sailingOf(tx, reservation);
  await updateReservation(tx, reservation, {
    state: 'confirmed',
    limit_time: new Date(checkInClosesAt),
    client_hash: null,
  });
  if (reservation.state === 'paymentProcessing') {
    await addHistory(tx, reservation.id, 'confirmed', now);
  }
  await addHistory(tx, reservation.id, 'paid', now);
  await forgetHit(tx, payment.attempt_buckets);
}

async function awaitStore(
  tx: Transaction<Database>,
  reservation: ReservationRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  if (reservation.state !== 'paymentProcessing') return;
  await updateReservation(tx, reservation, {
    state: 'confirmedUnpaid',
    limit_time: payment.pay_by ?? reservation.limit_time,
    client_hash: null,
  });
  await addHistory(tx, reservation.id, 'confirmed', now);
}

/** The payment was not made: back to the hold, with time to try again, or the end of the reservation. */
async function release(
  tx: Transaction<Database>,
  reservation: ReservationRow,
  now: Date,
): Promise<void> {
  if (reservation.state === 'confirmedUnpaid') return endReservation(tx, reservation);
  if (reservation.state !== 'paymentProcessing') return;
  const { checkInClosesAt } = await sailingOf(tx, reservation);
  const least = Math.min(addMinutes(now, RETRY_MINUTES).getTime(), Date.parse(checkInClosesAt));
  await updateReservation(tx, reservation, {
    state: 'held',
    payment_method: null,
    limit_time: new Date(Math.max(reservation.limit_time.getTime(), least)),
  });
  await addHistory(tx, reservation.id, 'paymentFailed', now);
}

/** When a job next looks after the payment; null when nothing is left to do. */
function nextCheck(payment: PaymentRow, state: PaymentState, now: Date): Date | null {
  if (isSettled(state)) return null;
  // What a job has just put off stays put off.
  if (state === payment.state && payment.next_check_at) return payment.next_check_at;
  switch (state) {
    case 'awaitingPayment':
      return payment.pay_by;
    case 'requiresAction':
      return addMinutes(now, CHALLENGE_CHECK_MINUTES);
    case 'refundPending':
      return now;
    default:
      return new Date(now.getTime() + 5 * SECOND);
  }
}
