import type { Stripe } from 'stripe';
import { type Charge, ProviderFailure } from '../../booking/services/payment-provider.ts';
import { withAllRefunds } from './all-refunds.ts';
import { callStripe } from './call-stripe.ts';
import { chargeOf } from './charge-of.ts';
import { retrieve } from './find-charge.ts';

const WHOLE = {
  expand: ['payment_method', 'latest_charge.refunds'],
} satisfies Stripe.PaymentIntentRetrieveParams;

/**
 * Gives everything back, unless that has been done. Stripe keeps a refusal (a balance that is too
 * low) for its key for 24 hours: each attempt has a key of its own. Two of them cannot give back
 * twice, Stripe refunds a charge only once.
 */
export async function refund(stripe: Stripe, chargeId: string, attempt: number): Promise<Charge> {
  const found = await callStripe(() => stripe.paymentIntents.retrieve(chargeId, WHOLE));
  const intent = await withAllRefunds(stripe, found);
  const charge = chargeOf(intent);
  if (charge.status !== 'captured' && charge.status !== 'refundFailed') return charge;
  const key = { idempotencyKey: `refund-${chargeId}-${refundsOf(intent)}-${attempt}` };
  try {
    await callStripe(() => stripe.refunds.create(refundFor(intent), key));
  } catch (error) {
    const isDone =
      error instanceof ProviderFailure && error.facts.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
  return retrieve(stripe, chargeId);
}

/** So many there have been: after one that has failed the next is another one. */
function refundsOf({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return typeof charge === 'object' ? (charge?.refunds?.data.length ?? 0) : 0;
}

function refundFor(intent: Stripe.PaymentIntent): Stripe.RefundCreateParams {
  const email = instructionsEmailOf(intent);
  return email
    ? { payment_intent: intent.id, instructions_email: email }
    : { payment_intent: intent.id };
}

/**
 * A store gives no money back: its customer is asked by mail for a bank account
 * (`instructions_email`, https://docs.stripe.com/api/refunds/create).
 * @param intent with its `payment_method` expanded
 * @returns null for what was not paid at a store
 */
export function instructionsEmailOf(intent: Stripe.PaymentIntent): string | null {
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  return method?.type === 'konbini' ? method.billing_details.email : null;
}
