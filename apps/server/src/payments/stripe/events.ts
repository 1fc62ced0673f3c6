import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../booking/services/payment-provider.ts';

/** As {@link PaymentProvider.readEvent}. */
export async function readEvent(
  stripe: Stripe,
  secret: string,
  body: string,
  headers: Record<string, string | string[] | undefined>,
): ReturnType<PaymentProvider['readEvent']> {
  const { signature } = stripe.webhooks;
  if (!signature) throw new Error('The client cannot check signatures');
  try {
    await signature.verifyHeaderAsync(body, String(headers['stripe-signature']), secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
  // The contract has checked its form, and only Stripe signs.
  const { id, type, object, data, created } = JSON.parse(body) as Stripe.Event;
  const chargeId = object === 'event' ? intentOf(data.object) : undefined;
  if (!chargeId) return 'foreign';
  const isPaid = type === 'payment_intent.succeeded';
  return { id, type, chargeId, ...(isPaid && { paidAt: new Date(created * 1000) }) };
}

/** The payment intent that an event is about: an intent, or a charge, refund or dispute of one. */
function intentOf(object: unknown): string | undefined {
  const { object: kind, id, payment_intent } = object as Record<string, unknown>;
  const found = kind === 'payment_intent' ? id : payment_intent;
  return typeof found === 'string' ? found : undefined;
}
