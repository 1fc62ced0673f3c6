import type { PaymentInfo } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../../domain/instant.ts';
import { paidByHand } from '../../domain/payments/by-hand.ts';
import { listPayments, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { findRefunds, type RefundRow } from '../../domain/payments/refund-rows.ts';
import { toPayment } from '../../domain/payments/to-payment.ts';
import {
  findReservationLegs,
  type ReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { isOver } from '../../domain/reservations/to-reservation.ts';
import { isAnyoneAboard } from '../../domain/tickets/ticket-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { type DueDifference, readDueDifference } from './due-difference.ts';
import { duePaymentCase, dueYenOf } from './due-payment.ts';
import { type Chooser, providerStateOf, storedCardsOf, walletSheetOf } from './payment-choice.ts';
import { type PaymentCase, paymentOptions } from './payment-methods.ts';
import { isComingBack } from './payment-states.ts';

/** As many as the contract's list has. */
const MOST_PAYMENTS = 100;

/**
 * What is to be paid on a reservation, what was, and what goes back; and how it may be paid now. Without its
 * provider the rest remains.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function getPaymentInfo(
  context: ReservationContext & Chooser,
  reservationId: string,
): Promise<PaymentInfo> {
  const { db, clock, payments: provider } = context;
  const now = clock.now();
  const { row } = await requireReservation(db, context, reservationId);
  const legs = await findReservationLegs(db, row.id);
  const provided = { now, provider: await providerStateOf(provider), limits: provider.limits };
  const due = await readDueDifference(context, row, provided);
  const ownYen = isOver(row, now) || !sailsAtAll(legs) ? 0 : dueYenOf(row);
  const totalYen = due?.change.pay_yen ?? ownYen;
  const payments = await listPayments(db, row.id);
  const options = due ? optionsOfDifference(due) : await optionsOf(db, row, legs, provided);
  const card = options.find(({ method }) => method === 'card');
  return {
    reservationId: row.id,
    version: row.version,
    changeId: due?.change.id ?? null,
    method: row.payment_method,
    totalYen,
    payBy: totalYen > 0 ? jstInstant(due?.change.limit_time ?? row.limit_time) : null,
    ...movedYen(payments, await findRefunds(db, row.id)),
    payments: payments.slice(0, MOST_PAYMENTS).map((each) => toPayment(each, row, now)),
    options,
    hostedFields: card?.isAvailable ? provider.hostedFields() : null,
    walletSheet: walletSheetOf(provider, options),
    ...(await storedCardsOf(context, card)),
    serverTime: jstInstant(now),
  };
}

/**
 * A hold is paid when it is confirmed; what is being paid is waited for, and what is aboard is settled with the
 * port. The port takes it as it is.
 */
async function optionsOf(
  db: Kysely<Database>,
  row: ReservationRow,
  legs: ReservationLegs,
  given: Pick<PaymentCase, 'now' | 'provider' | 'limits'>,
) {
  if (row.state !== 'confirmedUnpaid' || (await isAnyoneAboard(db, row.id))) return [];
  return paymentOptions(duePaymentCase(row, legs, given)).filter(({ method }) => method !== 'port');
}

/** While one payment of it is being made there is no other one. */
const optionsOfDifference = ({ change, paymentCase }: DueDifference) =>
  change.state === 'awaitingPayment'
    ? paymentOptions(paymentCase).filter(({ method }) => method !== 'port')
    : [];

/** Nothing is owed for sailings of which none takes place. */
const sailsAtAll = ({ outbound, returnLeg }: ReservationLegs): boolean =>
  [outbound, returnLeg].some((leg) => leg?.status === 'scheduled');

/**
 * Money that has come and gone, in yen: of whole payments, in parts, and what the operator gave by hand. What goes back
 * is what comes to the customer: a transfer's own cost is taken off.
 */
function movedYen(
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): Pick<PaymentInfo, 'paidYen' | 'refundingYen' | 'refundedYen'> {
  const received = payments.filter(({ captured_at }) => captured_at !== null);
  const whole = received.filter(({ state }) => state === 'refunded');
  const coming = received.filter(({ state }) => isComingBack(state));
  const kept = received.filter(({ state }) => state === 'captured');
  const parts = refunds.filter(({ payment_id }) => kept.some(({ id }) => id === payment_id));
  const back = parts.filter(({ state }) => state === 'refunded');
  const byHandYen = kept.reduce((sum, { by_hand_yen }) => sum + by_hand_yen, 0);
  const steps = kept.flatMap(({ by_hand }) => by_hand);
  // A refund that had stopped and was noted as paid is in both.
  const notedYen = paidByHand(
    steps,
    back.map(({ id }) => id),
  );
  return {
    paidYen: yenOf(received),
    refundingYen: yenOf(coming) + netOf(parts) - netOf(back) - (paidByHand(steps) - notedYen),
    refundedYen: yenOf(whole) + netOf(back) + byHandYen - notedYen,
  };
}

const netOf = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { amount_yen, fee_yen }) => sum + amount_yen - fee_yen, 0);

const yenOf = (rows: readonly { amount_yen: number }[]): number =>
  rows.reduce((sum, { amount_yen }) => sum + amount_yen, 0);
