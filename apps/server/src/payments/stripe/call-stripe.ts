import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { ProviderFailure } from '../../booking/services/payment-provider.ts';

/** How long to wait before each further try of what Stripe was too busy for. */
const PAUSES_MS = [200, 600];
const BUSY = [409, 429];
/** Stripe has read the request and has not done it. */
const REFUSED = [400, 401, 402, 403, 404, 429];

/**
 * One call of Stripe's client; what Stripe is too busy for now (409, 429) is sent again, with the same
 * parameters and the same key.
 * @throws ProviderFailure with what Stripe says; its words may quote what it was sent and are left out
 */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isStatus(error, BUSY)) throw asFailure(error);
      await pause(milliseconds);
    }
  }
  try {
    return await call();
  } catch (error) {
    throw asFailure(error);
  }
}

/** Whether Stripe has answered the call with this status. */
export const isAnswered = (error: unknown, ...statuses: number[]): error is ProviderFailure =>
  error instanceof ProviderFailure && statuses.includes(error.facts.status ?? 0);

const isStatus = (error: unknown, statuses: number[]) =>
  error instanceof Stripe.errors.StripeError && statuses.includes(error.statusCode ?? 0);

function asFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { rawType, type, code, param, statusCode: status, requestId } = error;
  // The key was used for another call: what has become of that one, this response does not say.
  const isRefusal = isStatus(error, REFUSED) && rawType !== 'idempotency_error';
  const facts = { type: rawType ?? type, code, param, status, requestId };
  return new ProviderFailure(facts, isRefusal, error);
}
