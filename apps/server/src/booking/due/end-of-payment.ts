import type { PaymentState } from '@ferry/api/customer-server';
import { toPayYen } from '@ferry/format/to-pay';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../../domain/instant.ts';
import {
  findOpenPayments,
  giveUpPayments,
  type PaymentRow,
} from '../../domain/payments/payment-rows.ts';
import { forgetHit } from '../../domain/rate-limits/rate-limits.ts';
import { addHistory, wasConfirmed } from '../../domain/reservations/history-rows.ts';
import {
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import type { ReservationMailKind } from '../../mail/reservation-words.ts';
import { endHolds, endReservation } from '../holding/expire-holds.ts';
import { isOpen } from './payment-states.ts';

/** Minutes that are left at least to try again after a payment that was not made. */
const RETRY_MINUTES = 10;

/** A payment that comes into another state, and its reservation; both locked. */
interface PaymentChange {
  payment: PaymentRow;
  reservation: ReservationRow;
  state: PaymentState;
  /** Who gives it back, where that is not to be told from the payment. */
  by?: 'operator';
}

/** What the customer is to be told, and of which reservation. */
export interface ReservationNews {
  kind: ReservationMailKind;
  row: ReservationRow;
}

/**
 * Whether the reservation still waits for this payment. The number of a store that another one has replaced
 * is as good as that one, as long as it is for the same amount.
 */
export function awaits(reservation: ReservationRow, { method, amount_yen }: PaymentRow): boolean {
  if (amount_yen !== toPayYen(reservation.total_yen, reservation.waived_yen)) return false;
  if (reservation.state === 'paymentProcessing') return true;
  return (
    reservation.state === 'confirmedUnpaid' &&
    method === 'convenienceStore' &&
    reservation.payment_method === 'convenienceStore'
  );
}

/** Whether it was paid although another payment has been received. */
const isDouble = ({ failure }: Pick<PaymentRow, 'failure'>): boolean => failure === 'ALREADY_PAID';

/**
 * True when this payment is refunded while the booking stays valid: another payment was received, or this one
 * came after its own end and another is still due.
 */
export function isBeside(
  payment: Pick<PaymentRow, 'failure' | 'purpose'>,
  { state }: Pick<ReservationRow, 'state'>,
): boolean {
  if (isDouble(payment)) return true;
  const stays =
    state === 'confirmedUnpaid' || (state === 'paymentProcessing' && payment.purpose === 'later');
  return isOurs(payment) && stays;
}

/**
 * Whether money goes back by itself: what was taken for a booking has no failure, and only the operator gives
 * it back.
 */
const isOurs = ({ failure }: Pick<PaymentRow, 'failure'>): boolean => failure !== null;

/** Brings the reservation to where its payment has got. */
export async function changeReservation(
  tx: Transaction<Database>,
  now: Date,
  change: PaymentChange,
): Promise<ReservationNews[]> {
  const { payment, state } = change;
  if (state === 'captured') return [await confirm(tx, now, change)];
  if (state === 'awaitingPayment') return newsOf(await awaitStore(tx, now, change));
  // Also when the first that is heard of it is that its money goes back.
  const hasEnded = isOpen(payment.state) && !isOpen(state);
  const ended = hasEnded ? newsOf(await release(tx, now, change)) : [];
  if (state !== 'refunded') return ended;
  const row = ended[0]?.row ?? change.reservation;
  const by = change.by ?? (isOurs(payment) ? 'system' : 'operator');
  await addHistory(tx, row.id, 'refunded', now, by);
  const kind = isBeside(payment, row) ? 'doubleRefunded' : 'paymentRefunded';
  return [...ended, { kind, row }];
}

const newsOf = (news: ReservationNews | undefined): ReservationNews[] => (news ? [news] : []);

async function confirm(
  tx: Transaction<Database>,
  now: Date,
  { reservation, payment }: PaymentChange,
): Promise<ReservationNews> {
  const isNew = !(await wasConfirmed(tx, reservation.id));
  const { cutOff } = await sailingOf(tx, reservation);
  // Another method's payment is over with this one, and its money would be too much.
  await giveUpPayments(tx, reservation.id, now, payment.id);
  const row = await updateReservation(tx, reservation, {
    state: 'confirmed',
    payment_method: payment.method,
    limit_time: new Date(cutOff),
    client_hash: null,
  });
  if (isNew) await addHistory(tx, reservation.id, 'confirmed', now);
  // The operator notes what its window has taken.
  const by = payment.method === 'port' ? 'operator' : undefined;
  await addHistory(tx, reservation.id, 'paid', now, by);
  await forgetHit(tx, payment.attempt_buckets);
  return { kind: isNew ? 'reservationConfirmed' : 'paymentCompleted', row };
}

async function awaitStore(
  tx: Transaction<Database>,
  now: Date,
  { reservation, payment }: PaymentChange,
): Promise<ReservationNews | undefined> {
  // The number that takes the place of another one.
  if (reservation.state === 'confirmedUnpaid' && payment.replaces !== null) {
    return { kind: 'storeNumberChanged', row: reservation };
  }
  if (reservation.state !== 'paymentProcessing' || payment.given_up_at) return undefined;
  const isNew = !(await wasConfirmed(tx, reservation.id));
  // Up to now the number before was good.
  await giveUpPayments(tx, reservation.id, now, payment.id);
  const row = await updateReservation(tx, reservation, {
    state: 'confirmedUnpaid',
    payment_method: payment.method,
    limit_time: payment.pay_by ?? reservation.limit_time,
  });
  await addHistory(tx, reservation.id, isNew ? 'confirmed' : 'paymentChanged', now);
  return { kind: isNew ? 'reservationReceived' : 'paymentNumberIssued', row };
}

/**
 * The payment was not made: the reservation goes back to where it was before, or ends. What another payment
 * may still be made for stays.
 */
async function release(
  tx: Transaction<Database>,
  now: Date,
  { payment, reservation }: PaymentChange,
): Promise<ReservationNews | undefined> {
  const { state } = reservation;
  if (payment.given_up_at || (state !== 'confirmedUnpaid' && state !== 'paymentProcessing')) {
    return undefined;
  }
  const open = await findOpenPayments(tx, reservation.id);
  const beside = open.filter(({ id }) => id !== payment.id);
  if (beside.some((other) => other.state !== 'awaitingPayment')) return undefined;
  if (state === 'paymentProcessing') {
    if (!(await wasConfirmed(tx, reservation.id))) return releaseHold(tx, now, reservation);
    await addHistory(tx, reservation.id, 'paymentFailed', now);
    if (beside.length > 0 || reservation.payment_method === 'port') {
      await updateReservation(tx, reservation, { state: 'confirmedUnpaid' });
      return undefined;
    }
  } else if (beside.length > 0 || reservation.payment_method === 'port') return undefined;
  return lapse(tx, now, reservation);
}

/** Nothing is left that it could be paid by, and its places go back. */
async function lapse(
  tx: Transaction<Database>,
  now: Date,
  reservation: ReservationRow,
): Promise<ReservationNews> {
  await endReservation(tx, reservation);
  const isLapsed = reservation.confirm_mail_by !== null && reservation.confirm_mail_by <= now;
  const kind = isLapsed ? 'reservationUnconfirmed' : 'reservationExpired';
  return { kind, row: { ...reservation, state: 'expired' } };
}

/** Back to the hold, with time to try again. */
async function releaseHold(
  tx: Transaction<Database>,
  now: Date,
  reservation: ReservationRow,
): Promise<undefined> {
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
}

/** Whether the customer has not logged out meanwhile. */
async function isSomebodys(
  tx: Transaction<Database>,
  { session_id }: ReservationRow,
): Promise<boolean> {
  const session = tx.selectFrom('session').select('id').where('id', '=', session_id);
  return (await session.where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
}
