import { isDeepStrictEqual } from 'node:util';
import type { PaymentState } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isOvertaken, leadsToEnded } from '../../domain/changes/overtaken.ts';
import { addMinutes } from '../../domain/instant.ts';
import {
  findOpenPayments,
  giveUpPayments,
  type PaymentRow,
} from '../../domain/payments/payment-rows.ts';
import { forgetHit } from '../../domain/rate-limits/rate-limits.ts';
import {
  type ChangeRow,
  findChangeLegs,
  isInFlight,
} from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findLegs,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { noteBase, updateChange } from '../../domain/reservations/store-change-rows.ts';
import { isLegUsed } from '../../domain/tickets/ticket-rows.ts';
import { findUsedVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { changeReservation, type ReservationNews } from '../due/end-of-payment.ts';
import { isOpen } from '../due/payment-states.ts';
import { endChange } from '../holding/end-change.ts';
import { stockOf } from '../holding/expire-holds.ts';
import { type MakingContext, makeChange } from './make-change.ts';

/** Minutes that are left at least to try again after a payment that was not made. */
const RETRY_MINUTES = 10;

/** A payment of a change that comes into another state, its reservation and its change; all locked. */
interface ChangePayment {
  payment: PaymentRow;
  reservation: ReservationRow;
  change: ChangeRow;
  state: PaymentState;
}

/**
 * Whether a change still waits for this payment, and can be made: nobody has checked in on a sailing that it leaves
 * or comes to, what it comes to sails, and the operator has ended nothing that it leaves since it was priced.
 */
export async function awaitsDifference(
  tx: Transaction<Database>,
  { payment, reservation, change }: Omit<ChangePayment, 'state'>,
  now: Date,
): Promise<boolean> {
  const waits = change.state === 'paymentProcessing' || change.state === 'awaitingPayment';
  if (!waits || reservation.state !== 'confirmed') return false;
  if (payment.amount_yen !== change.pay_yen) return false;
  return mayStillBeMade(tx, reservation, change, now);
}

/**
 * Whether a change can still be made as far as the sailings are concerned; of a purchase, whether nothing of its
 * ticket was used meanwhile.
 */
export async function mayBeMade(
  tx: Transaction<Database>,
  reservation: Pick<ReservationRow, 'id'>,
  change: Pick<ChangeRow, 'id' | 'sale' | 'fee'>,
): Promise<boolean> {
  // In the place of what the operator has ended, of a ticket as well only the legs that move must not be used.
  const isInstead = change.fee.reason === 'serviceCancelled';
  const ofTicket = change.sale?.ticket !== undefined && !isInstead;
  if (ofTicket && (await findUsedVouchers(tx, reservation.id)).length > 0) return false;
  const [before, after] = [await findLegs(tx, reservation.id), await findChangeLegs(tx, change.id)];
  for (const leg of before) {
    const next = after.find((each) => each.leg === leg.leg);
    const stays = next && isDeepStrictEqual(stockOf(next), stockOf(leg));
    if ((ofTicket || !stays) && (await isLegUsed(tx, reservation.id, leg.sailing_id))) return false;
  }
  return !(await leadsToEnded(tx, change));
}

/** As {@link mayBeMade}, of one that has waited: what the operator has decided meanwhile has not overtaken it. */
export const mayStillBeMade = async (
  tx: Transaction<Database>,
  reservation: Pick<ReservationRow, 'id'>,
  change: ChangeRow,
  now: Date,
): Promise<boolean> =>
  (await mayBeMade(tx, reservation, change)) && !(await isOvertaken(tx, change, now));

/** Brings a reservation, or its change, to where a payment of it has got. */
export const bringAlong = (
  tx: Transaction<Database>,
  context: MakingContext,
  { change, ...given }: Omit<ChangePayment, 'change'> & { change: ChangeRow | undefined },
): Promise<ReservationNews[]> =>
  change
    ? settleChange(tx, context, { ...given, change })
    : changeReservation(tx, context.clock.now(), given);

/** Brings the change to where its payment has got. */
async function settleChange(
  tx: Transaction<Database>,
  context: MakingContext,
  change: ChangePayment,
): Promise<ReservationNews[]> {
  const { payment, state } = change;
  if (state === 'captured') return [await pay(tx, context, change)];
  const now = context.clock.now();
  if (state === 'awaitingPayment') return waitForStore(tx, now, change);
  const hasEnded = isOpen(payment.state) && !isOpen(state);
  if (hasEnded) await release(tx, now, change);
  if (state !== 'refunded') return [];
  const { reservation: row } = change;
  await addHistory(tx, row.id, 'refunded', now, payment.failure === null ? 'operator' : 'system');
  return [{ kind: 'changePaymentRefunded', row }];
}

/** The difference is there: the change is made, with another payment for it given up. */
async function pay(
  tx: Transaction<Database>,
  context: MakingContext,
  { reservation, change, payment }: ChangePayment,
): Promise<ReservationNews> {
  const now = context.clock.now();
  await giveUpPayments(tx, reservation.id, now, payment.id);
  await updateChange(tx, change.id, { payment_method: payment.method });
  const row = await makeChange(tx, context, reservation, change);
  // The operator notes what its window has taken.
  await addHistory(tx, row.id, 'paid', now, payment.method === 'port' ? 'operator' : undefined);
  await forgetHit(tx, payment.attempt_buckets);
  return { kind: 'reservationChanged', row };
}

/** The number of a store is there: it waits, and what is booked stays as it is until then. */
async function waitForStore(
  tx: Transaction<Database>,
  now: Date,
  { reservation, change, payment }: ChangePayment,
): Promise<ReservationNews[]> {
  if (change.state !== 'paymentProcessing' || payment.given_up_at) return [];
  // Up to now the number before was good.
  await giveUpPayments(tx, reservation.id, now, payment.id);
  const isFirst = change.payment_method === null;
  await updateChange(tx, change.id, {
    state: 'awaitingPayment',
    payment_method: payment.method,
    limit_time: payment.pay_by ?? change.limit_time,
  });
  const row = await nextVersion(tx, reservation, change);
  const event = isFirst ? 'changeAwaitingPayment' : 'paymentChanged';
  await addHistory(tx, row.id, event, now);
  return [{ kind: 'changeReceived', row }];
}

/**
 * The payment was not made: the change goes back to where it was before, or lapses. What another payment may still
 * be made for stays.
 */
async function release(
  tx: Transaction<Database>,
  now: Date,
  { payment, reservation, change }: ChangePayment,
): Promise<void> {
  if (payment.given_up_at || !isInFlight(change)) return;
  const open = await findOpenPayments(tx, reservation.id);
  const beside = open.filter(({ id }) => id !== payment.id);
  if (beside.some((other) => other.state !== 'awaitingPayment')) return;
  const waits = beside.length > 0 || change.payment_method === 'port';
  if (change.state === 'paymentProcessing') {
    await addHistory(tx, reservation.id, 'paymentFailed', now);
    // A number that was good before may be over by now.
    const isFirst = change.payment_method === null;
    const least = addMinutes(now, RETRY_MINUTES);
    if (waits || isFirst) {
      await updateChange(tx, change.id, {
        state: waits ? 'awaitingPayment' : 'held',
        ...(!waits && change.limit_time < least && { limit_time: least }),
      });
      await nextVersion(tx, reservation, change);
      return;
    }
  } else if (waits) return;
  // It tells its customer itself.
  await endChange(tx, reservation, change, { end: 'lapsed', now });
}

/** The reservation is shown otherwise, and the change that is prepared for it still fits it. */
export async function nextVersion(
  tx: Transaction<Database>,
  reservation: ReservationRow,
  change: Pick<ChangeRow, 'id'>,
): Promise<ReservationRow> {
  const row = await updateReservation(tx, reservation, {});
  await noteBase(tx, change.id, row.version);
  return row;
}
