import { WALLET_METHODS, type WalletMethod } from '@ferry/format/wallet-methods';
import type { ProviderLimits } from '../../booking/services/payment-provider.ts';
import { isChain } from './konbini.ts';

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const CARD = { leastYen: 50, mostYen: 99_999_999 };
const WALLETS = {
  applePay: CARD,
  googlePay: CARD,
  // What PayPay takes of a customer in 24 hours (https://developerhub.ppro.com/global-api/docs/pay-pay); Stripe
  // names no bound of its own.
  payPay: { leastYen: 50, mostYen: 500_000 },
};

/** Stripe's documented bounds for an account in Japan. @param walletMethods those that are switched on */
export const limitsWith = (walletMethods: readonly WalletMethod[]): ProviderLimits => ({
  card: CARD,
  walletMethods: Object.fromEntries(
    WALLET_METHODS.filter((method) => walletMethods.includes(method)).map((method) => [
      method,
      WALLETS[method],
    ]),
  ),
  store: {
    // https://docs.stripe.com/payments/konbini
    leastYen: 120,
    mostYen: 300_000,
    // https://docs.stripe.com/payments/konbini/accept-a-payment?payment-ui=direct-api: more than 30
    // minutes and less than 60 days; ten minutes are left for a call that is repeated.
    leastMinutes: 40,
  },
  takesStore: isChain,
});
