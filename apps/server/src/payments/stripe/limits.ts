import type { ProviderLimits } from '../../booking/services/payment-provider.ts';
import { isChain } from './konbini.ts';

/** Stripe's documented bounds for an account in Japan. */
export const limits: ProviderLimits = {
  // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  card: { leastYen: 50, mostYen: 99_999_999 },
  store: {
    // https://docs.stripe.com/payments/konbini
    leastYen: 120,
    mostYen: 300_000,
    // https://docs.stripe.com/payments/konbini/accept-a-payment?payment-ui=direct-api: more than 30
    // minutes and less than 60 days; ten minutes are left for a call that is repeated.
    leastMinutes: 40,
  },
  takesStore: isChain,
};
