import type { Stripe } from 'stripe';
import { callStripe, isAnswered } from './call-stripe.ts';

/**
 * A customer at Stripe for one card: without name or address, so that Stripe cannot tell which cards
 * are one person's.
 */
export async function createHolder(stripe: Stripe, reference: string): Promise<string> {
  const params: Stripe.CustomerCreateParams = { metadata: { storedCard: reference } };
  const key = { idempotencyKey: `holder-${reference}` };
  return (await callStripe(() => stripe.customers.create(params, key))).id;
}

/** Deleting a customer detaches their card for good (https://docs.stripe.com/api/customers/delete). */
export async function endHolder(stripe: Stripe, holder: string): Promise<void> {
  try {
    await callStripe(() => stripe.customers.del(holder));
  } catch (error) {
    if (!isAnswered(error, 404)) throw error;
  }
}
