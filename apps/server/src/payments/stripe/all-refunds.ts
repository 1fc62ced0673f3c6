import type { Stripe } from 'stripe';
import { callStripe } from './call-stripe.ts';

/**
 * The intent with every refund of its charge: an expanded list has no more than its ten newest
 * (https://docs.stripe.com/api/expanding_objects), the others are asked for, page by page.
 * @param intent with `latest_charge.refunds` expanded
 */
export async function withAllRefunds(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
  const charge = intent.latest_charge;
  if (typeof charge !== 'object' || !charge?.refunds?.has_more) return intent;
  const data = await listRefunds(stripe, intent.id);
  return {
    ...intent,
    latest_charge: { ...charge, refunds: { ...charge.refunds, data, has_more: false } },
  };
}

/** All refunds of an intent, the newest first. */
export function listRefunds(stripe: Stripe, chargeId: string): Promise<Stripe.Refund[]> {
  return callStripe(async () => {
    const refunds: Stripe.Refund[] = [];
    for await (const refund of stripe.refunds.list({ payment_intent: chargeId, limit: 100 })) {
      refunds.push(refund);
    }
    return refunds;
  });
}
