import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Charge, ChargeRequest, PaymentProvider } from '../../payments/provider.ts';
import type { Clock } from '../clock.ts';
import { withTimeout } from './call-provider.ts';
import { findPayment, type PaymentRow } from './payment-rows.ts';
import { isOpen } from './payment-states.ts';
import { type SettleContext, settlePayment } from './settle-payment.ts';

const ASK_AFTER_MS = 3_000;

export interface PaymentContext extends SettleContext {
  payments: PaymentProvider;
  /** Told of a call to the provider that has failed; nothing is known of the payment then. */
  onFailure: (error: unknown, paymentId: string) => void;
}

/**
 * Has a payment that is written down charged, and settles it with the answer. Outside of any
 * transaction. Safe to repeat: the provider charges one payment id once. Without an answer the
 * payment's outcome is unknown, never failed: a job finds out.
 */
export async function chargePayment(context: PaymentContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.state !== 'pending') return;
  const request = await chargeRequest(context.db, payment);
  await settleWith(context, payment, () => context.payments.charge(request));
}

/** Asks the provider how an open payment stands, and settles it with the answer. */
export async function refreshPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  if (!isOpen(payment.state)) return;
  await settleWith(context, payment, () => findCharge(context.payments, payment));
}

/** By the provider's id where it is known: events may have told it before the answer came. */
export const findCharge = (
  payments: PaymentProvider,
  { id, charge_id: chargeId }: Pick<PaymentRow, 'id' | 'charge_id'>,
): Promise<Charge | undefined> => payments.find(chargeId ? { chargeId } : { paymentId: id });

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

async function chargeRequest(db: Kysely<Database>, payment: PaymentRow): Promise<ChargeRequest> {
  const base = {
    paymentId: payment.id,
    amountYen: payment.amount_yen,
    returnPath: `/customer/tds?payment=${payment.id}`,
  };
  if (payment.method === 'card') return { ...base, card: { token: payment.token ?? '' } };
  const { representative } = await db
    .selectFrom('reservation')
    .select('representative')
    .where('id', '=', payment.reservation_id)
    .executeTakeFirstOrThrow();
  const { familyName, givenName, email } = representative;
  if (!payment.store || !payment.pay_by) throw new Error('A payment at a store has lost its store');
  const customer = { name: `${familyName} ${givenName}`, email };
  return { ...base, store: { store: payment.store, payBy: payment.pay_by, customer } };
}
