import type { PaymentProvider } from '../booking/services/payment-provider.ts';
import { noProvider } from './no-provider.ts';

type ProviderFacts = Pick<PaymentProvider, 'name' | 'limits' | 'collectsAccounts'>;

const STRIPE: ProviderFacts = { name: 'stripe', limits: noProvider.limits, collectsAccounts: true };

/**
 * What a command knows of the provider that has taken a payment, whose keys it does not have: whether that asks for the
 * customer's account itself. New numbers at a store are not made.
 */
export const providerFacts = (name: string): ProviderFacts =>
  name === STRIPE.name ? STRIPE : noProvider;
