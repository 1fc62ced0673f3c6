import type { PaymentInstructions } from '@ferry/api/customer-server';
import type { Stripe } from 'stripe';
import { jstInstant } from '../../domain/instant.ts';
import type { ChargeRequest } from '../provider.ts';

const SECONDS_PER_DAY = 86_400;

type StoreKey = keyof Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails.Stores;
const KEYS: readonly StoreKey[] = ['familymart', 'lawson', 'ministop', 'seicomart'];
const NAMES: Record<StoreKey, string> = {
  familymart: 'ファミリーマート',
  lawson: 'ローソン',
  ministop: 'ミニストップ',
  seicomart: 'セイコーマート',
};

/** What a payment at a store adds to the request. */
export function byStore({
  payBy,
  customer,
}: NonNullable<ChargeRequest['store']>): Partial<Stripe.PaymentIntentCreateParams> {
  // Stripe takes whole days; ours may end before its last one.
  const days = Math.ceil((payBy.getTime() / 1000 - Date.now() / 1000) / SECONDS_PER_DAY);
  return {
    allowed_payment_method_types: ['konbini'],
    payment_method_data: { type: 'konbini', billing_details: customer },
    payment_method_options: { konbini: { expires_after_days: Math.max(1, Math.min(60, days)) } },
  };
}

/** Stripe's name of a chain: the operator's ids of its stores end in it (`store_lawson`). */
export const storeKeyOf = (storeId: string): StoreKey =>
  KEYS.find((key) => storeId.endsWith(key)) ?? 'familymart';

/** How and until when to pay at the store; undefined for a payment that does not wait for one. */
export function instructionsOf(intent: Stripe.PaymentIntent): PaymentInstructions | undefined {
  const details = intent.next_action?.konbini_display_details;
  if (!details) return undefined;
  const key = KEYS.find((each) => each === intent.metadata.store) ?? 'familymart';
  const number = details.stores[key]?.payment_code ?? '';
  return {
    storeName: NAMES[key],
    paymentNumber: number.replace(/[^0-9-]/g, '') || '0000',
    payBy: jstInstant(new Date(details.expires_at * 1000)),
    url: details.hosted_voucher_url ?? 'https://stripe.com/',
  };
}
