import type { Stripe } from 'stripe';
import { callStripe } from './call-stripe.ts';

const REMEMBERED_MS = 30_000;

/**
 * Asks whether Stripe answers: once for all callers within half a minute, and nothing that a key
 * for payments may not read. A failure is not remembered.
 */
export function reachable(stripe: Stripe): () => Promise<boolean> {
  let response: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    const now = Date.now();
    if (response && now < until) return response;
    until = now + REMEMBERED_MS;
    const call = callStripe(() => stripe.paymentIntents.list({ limit: 1 })).then(() => true);
    call.catch(() => {
      until = 0;
    });
    response = call;
    return call;
  };
}
