import { fullName } from '@ferry/format/full-name';
import { opensSheet } from '@ferry/format/wallet-methods';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { findPayment, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import { cardToCharge, type KeepCardContext } from '../due/keep-card.ts';
import { isOpen } from '../due/payment-states.ts';
import { withTimeout } from '../services/call-provider.ts';
import {
  type Charge,
  type ChargeRequest,
  type PaymentProvider,
  ProviderFailure,
} from '../services/payment-provider.ts';
import { type SettleContext, settlePayment } from './settle-payment.ts';

const ASK_AFTER_MS = 3_000;
/** Providers know a repetition for 24 hours (see `PaymentProvider.charge`). */
const REPEATED_HOURS = 23;

export interface PaymentContext extends SettleContext, KeepCardContext {
  payments: PaymentProvider;
  /** Notified of a call to the provider that has failed; nothing is known of the payment then. */
  onFailure: (error: unknown, paymentId: string) => void;
}

/**
 * Has a payment that is written down charged, and settles it with the response. Outside of any
 * transaction. Safe to repeat: the provider charges one payment id once. Without a response the
 * payment's outcome is unknown, never failed: a job finds out. What the provider refuses to do was
 * not charged, and the customer knows at once.
 */
export async function chargePayment(context: PaymentContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.state !== 'pending' || payment.given_up_at) return;
  await settleWith(context, payment, async () => {
    try {
      return await context.payments.charge(await chargeRequest(context, payment));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      context.onFailure(error, paymentId);
      return { chargeId: '', paymentId, status: 'declined' };
    }
  });
}

/** Asks the provider for the state of an open payment, and settles it with the response. */
export async function refreshPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  if (!isOpen(payment.state)) return;
  await settleWith(context, payment, () => findStateAtProvider(context, payment));
}

/**
 * The state of a payment at the provider. By the provider's id where it is known: events may have told
 * it before the response came. Otherwise the call is repeated as it was, which charges nobody twice
 * and tells more surely than any list; where that is not possible any more, by our id.
 */
export async function findStateAtProvider(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<Charge | undefined> {
  const { payments, onFailure } = context;
  const { id, charge_id: chargeId, created_at: since } = payment;
  if (chargeId) return payments.find({ chargeId });
  if (await mayRepeat(context, payment)) {
    try {
      return await payments.charge(await chargeRequest(context, payment));
    } catch (error) {
      // It says nothing about the first call: our rights may have been others then.
      if (!isRefusal(error)) throw error;
      onFailure(error, id);
    }
  }
  return payments.find({ paymentId: id, since });
}

/**
 * Whether the same call still is the same at the provider, and may still be made should it be the
 * first.
 */
async function mayRepeat({ db, clock, payments }: PaymentContext, payment: PaymentRow) {
  const now = clock.now();
  const age = now.getTime() - payment.created_at.getTime();
  if (!isOpen(payment.state) || age > REPEATED_HOURS * 3_600_000) return false;
  // It could be the first call, and would take money that has to go back.
  if (payment.given_up_at) return false;
  if (payment.provider !== payments.name) return false;
  const reservation = await db
    .selectFrom('reservation')
    .select(['id', 'passengers'])
    .where('id', '=', payment.reservation_id)
    .executeTakeFirstOrThrow();
  const { cutOff } = await sailingOf(db, reservation);
  return now < new Date(cutOff) && (payment.pay_by === null || now < payment.pay_by);
}

const isRefusal = (error: unknown) => error instanceof ProviderFailure && error.isRefusal;

async function settleWith(
  context: PaymentContext,
  payment: PaymentRow,
  ask: () => Promise<Charge | undefined>,
): Promise<void> {
  const { db, clock, onFailure } = context;
  let charge: Charge | undefined;
  try {
    charge = await withTimeout(ask());
  } catch (error) {
    onFailure(error, payment.id);
    await markUnknown(db, clock, payment.id);
    return;
  }
  if (charge) await settlePayment(context, charge);
}

async function markUnknown(db: Kysely<Database>, clock: Clock, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'unknown', next_check_at: new Date(clock.now().getTime() + ASK_AFTER_MS) })
    .where('id', '=', paymentId)
    .where('state', '=', 'pending')
    .execute();
}

async function chargeRequest(context: PaymentContext, payment: PaymentRow): Promise<ChargeRequest> {
  const base = {
    paymentId: payment.id,
    amountYen: payment.amount_yen,
    returnPath: `/customer/tds?payment=${payment.id}`,
  };
  if (payment.method === 'payPay') return { ...base, redirect: payment.method };
  if (payment.method === 'card' || opensSheet(payment.method)) {
    return { ...base, card: await cardToCharge(context, payment) };
  }
  const { representative } = await context.db
    .selectFrom('reservation')
    .select('representative')
    .where('id', '=', payment.reservation_id)
    .executeTakeFirstOrThrow();
  const { familyName, givenName, email } = representative;
  if (!payment.store || !payment.pay_by) throw new Error('A payment at a store has lost its store');
  const customer = { name: fullName({ familyName, givenName }), email };
  return { ...base, store: { store: payment.store, payBy: payment.pay_by, customer } };
}
