import type { PaymentState } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../../domain/instant.ts';
import { isSettled, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { forgetHit } from '../../domain/rate-limits/rate-limits.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import type { ReservationMailKind } from '../../mail/reservation-mails.ts';
import { endHolds, endReservation } from '../holding/expire-holds.ts';
import { isOpen } from './payment-states.ts';

/** Minutes that are left at least to try again after a payment that was not made. */
const RETRY_MINUTES = 10;

/** A payment that comes into another state, and its reservation; both locked. */
export interface PaymentChange {
  payment: PaymentRow;
  reservation: ReservationRow;
  state: PaymentState;
}

/** What the customer is to be told, and of which reservation. */
export interface ReservationNews {
  kind: ReservationMailKind;
  row: ReservationRow;
}

/** Whether the reservation still waits for this payment. */
export function awaits(reservation: ReservationRow, { method }: PaymentRow): boolean {
  if (reservation.state === 'paymentProcessing') return true;
  return (
    reservation.state === 'confirmedUnpaid' &&
    method === 'convenienceStore' &&
    reservation.payment_method === 'convenienceStore'
  );
}

/** Brings the reservation to where its payment has got. */
export async function changeReservation(
  tx: Transaction<Database>,
  now: Date,
  change: PaymentChange,
): Promise<ReservationNews | undefined> {
  const { payment, reservation, state } = change;
  if (state === 'captured') return confirm(tx, now, change);
  if (state === 'awaitingPayment') return awaitStore(tx, now, change);
  if (state === 'refunded') {
    // Money that came too late goes back by itself; otherwise the operator gives it back.
    const by = payment.failure === 'HOLD_EXPIRED' ? 'system' : 'operator';
    await addHistory(tx, reservation.id, 'refunded', now, by);
    return { kind: 'paymentRefunded', row: reservation };
  }
  return isOpen(payment.state) && isSettled(state) ? release(tx, now, reservation) : undefined;
}

async function confirm(
  tx: Transaction<Database>,
  now: Date,
  { reservation, payment }: PaymentChange,
): Promise<ReservationNews> {
  const { cutOff } = await sailingOf(tx, reservation);
  const row = await updateReservation(tx, reservation, {
    state: 'confirmed',
    limit_time: new Date(cutOff),
    client_hash: null,
  });
  const isNew = reservation.state === 'paymentProcessing';
  if (isNew) await addHistory(tx, reservation.id, 'confirmed', now);
  await addHistory(tx, reservation.id, 'paid', now);
  await forgetHit(tx, payment.attempt_buckets);
  return { kind: isNew ? 'reservationConfirmed' : 'paymentCompleted', row };
}

async function awaitStore(
  tx: Transaction<Database>,
  now: Date,
  { reservation, payment }: PaymentChange,
): Promise<ReservationNews | undefined> {
  if (reservation.state !== 'paymentProcessing') return undefined;
  const row = await updateReservation(tx, reservation, {
    state: 'confirmedUnpaid',
    limit_time: payment.pay_by ?? reservation.limit_time,
  });
  await addHistory(tx, reservation.id, 'confirmed', now);
  return { kind: 'reservationReceived', row };
}

/** The payment was not made: back to the hold, with time to try again, or the end of the reservation. */
async function release(
  tx: Transaction<Database>,
  now: Date,
  reservation: ReservationRow,
): Promise<ReservationNews | undefined> {
  if (reservation.state === 'confirmedUnpaid') {
    await endReservation(tx, reservation);
    const isLapsed = reservation.confirm_mail_by !== null && reservation.confirm_mail_by <= now;
    const kind = isLapsed ? 'reservationUnconfirmed' : 'reservationExpired';
    return { kind, row: { ...reservation, state: 'expired' } };
  }
  if (reservation.state !== 'paymentProcessing') return undefined;
  const { cutOff } = await sailingOf(tx, reservation);
  const least = Math.min(addMinutes(now, RETRY_MINUTES).getTime(), Date.parse(cutOff));
  const released = await updateReservation(tx, reservation, {
    state: 'held',
    payment_method: null,
    limit_time: new Date(Math.max(reservation.limit_time.getTime(), least)),
  });
  await addHistory(tx, reservation.id, 'paymentFailed', now);
  // Nobody is there to try again.
  if (!(await isSomebodys(tx, released))) await endHolds(tx, [released], now);
  return undefined;
}

/** Whether the customer has not logged out meanwhile. */
async function isSomebodys(
  tx: Transaction<Database>,
  { session_id }: ReservationRow,
): Promise<boolean> {
  const session = tx.selectFrom('session').select('id').where('id', '=', session_id);
  return (await session.where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
}
