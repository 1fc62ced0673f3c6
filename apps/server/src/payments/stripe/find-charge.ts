import type { Stripe } from 'stripe';
import type { Charge } from '../../booking/services/payment-provider.ts';
import { withAllRefunds } from './all-refunds.ts';
import { callStripe, isAnswered } from './call-stripe.ts';
import { chargeOf } from './charge-of.ts';

/** Seconds by which our clock and Stripe's may differ. */
const SKEW_SECONDS = 300;
/** Until then a charge has been made, if ever: its key is not repeated any more. */
const WINDOW_SECONDS = 25 * 3600;
/** So many of the newest are looked through; beyond them Search has caught up. */
const MOST_LISTED = 1000;

export const EXPAND = {
  expand: ['latest_charge.refunds'],
} satisfies Stripe.PaymentIntentRetrieveParams;

export async function retrieve(stripe: Stripe, id: string): Promise<Charge> {
  const intent = await callStripe(() => stripe.paymentIntents.retrieve(id, EXPAND));
  return chargeOf(await withAllRefunds(stripe, intent));
}

/** @returns undefined for one of another account, or of Stripe's other mode */
export async function findById(stripe: Stripe, id: string): Promise<Charge | undefined> {
  try {
    return await retrieve(stripe, id);
  } catch (error) {
    if (isAnswered(error, 404)) return undefined;
    throw error;
  }
}

/**
 * The charge of a payment whose id at Stripe was lost: by when it was made, because Search may know it
 * only an hour later (https://docs.stripe.com/search#data-freshness); then by Search.
 */
export async function findByPayment(
  stripe: Stripe,
  paymentId: string,
  since: Date,
): Promise<Charge | undefined> {
  const id = (await listed(stripe, paymentId, since)) ?? (await searched(stripe, paymentId));
  return id === undefined ? undefined : retrieve(stripe, id);
}

async function listed(stripe: Stripe, paymentId: string, since: Date) {
  const from = Math.floor(since.getTime() / 1000) - SKEW_SECONDS;
  const params: Stripe.PaymentIntentListParams = {
    created: { gte: from, lte: from + WINDOW_SECONDS + 2 * SKEW_SECONDS },
    limit: 100,
  };
  return callStripe(async () => {
    let looked = 0;
    for await (const { id, metadata } of stripe.paymentIntents.list(params)) {
      if (metadata.paymentId === paymentId) return id;
      looked += 1;
      if (looked === MOST_LISTED) break;
    }
    return undefined;
  });
}

async function searched(stripe: Stripe, paymentId: string) {
  const params: Stripe.PaymentIntentSearchParams = {
    query: `metadata['paymentId']:'${paymentId}'`,
    limit: 1,
  };
  const { data } = await callStripe(() => stripe.paymentIntents.search(params));
  return data[0]?.id;
}
