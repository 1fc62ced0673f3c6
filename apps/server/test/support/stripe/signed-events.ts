import { Stripe } from 'stripe';
import type { TestServer } from '../api.ts';

export const WEBHOOK_SECRET = 'whsec_test';
let events = 0;

/** An event of Stripe about an object; each has an id of its own. */
export const eventOf = (
  type: string,
  object: object,
  id = `evt_${process.pid}n${events++}`,
): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  });

export const signatureOf = (payload: string, secret = WEBHOOK_SECRET, secondsAgo = 0): string =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

/** One event at our endpoint. @returns the status */
export async function sendStripeEvent(
  { app }: Pick<TestServer, 'app'>,
  payload: string,
  signature: string | undefined = signatureOf(payload),
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/customer-api/stripe-events',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
    },
  });
  return statusCode;
}
