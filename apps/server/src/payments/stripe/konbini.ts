import type { PaymentInstructions, Store } from '@ferry/api/customer-server';
import type { Stripe } from 'stripe';
import { type ChargeRequest, ProviderFailure } from '../../booking/services/payment-provider.ts';
import { jstInstant } from '../../domain/instant.ts';

type StoreKey = keyof Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails.Stores;

/** The chains that Stripe knows (https://docs.stripe.com/payments/konbini), by the operators' ids. */
const CHAINS = new Map<string, { key: StoreKey; name: string }>([
  ['store_familymart', { key: 'familymart', name: 'ファミリーマート' }],
  ['store_lawson', { key: 'lawson', name: 'ローソン' }],
  ['store_ministop', { key: 'ministop', name: 'ミニストップ' }],
  ['store_seicomart', { key: 'seicomart', name: 'セイコーマート' }],
]);

export const isChain = ({ id }: Store): boolean => CHAINS.has(id);

/**
 * What a payment at a store adds to the request; the same at each repetition.
 * @throws ProviderFailure a refusal, for a store that Stripe does not know
 */
export function byStore({
  store,
  payBy,
  customer,
}: NonNullable<ChargeRequest['store']>): Partial<Stripe.PaymentIntentCreateParams> {
  if (!isChain(store)) throw new ProviderFailure({ code: 'unknown_store' }, true);
  return {
    allowed_payment_method_types: ['konbini'],
    payment_method_data: { type: 'konbini', billing_details: customer },
    payment_method_options: { konbini: { expires_at: Math.floor(payBy.getTime() / 1000) } },
  };
}

/** How and until when to pay at the store; undefined where Stripe has no number for it. */
export function instructionsOf(intent: Stripe.PaymentIntent): PaymentInstructions | undefined {
  const details = intent.next_action?.konbini_display_details;
  const chain = CHAINS.get(`store_${intent.metadata.store}`);
  const numbers = chain && details?.stores[chain.key];
  if (!details || !numbers) return undefined;
  return {
    storeName: chain.name,
    paymentNumber: numbers.payment_code,
    confirmationNumber: numbers.confirmation_number ?? null,
    payBy: jstInstant(new Date(details.expires_at * 1000)),
    url: details.hosted_voucher_url,
  };
}
