import type { WalletMethod } from '@ferry/format/wallet-methods';
import type { Clock } from '../../../src/domain/clock.ts';
import { createStripe, type StripeProvider } from '../../../src/payments/stripe/stripe.ts';
import { WEBHOOK_SECRET } from './signed-events.ts';
import { type StrictStripe, startStripe } from './strict-stripe.ts';

/** The adapter, and the Stripe that it speaks to. */
export interface ByStripe {
  strict: StrictStripe;
  stripe: StripeProvider;
}

export async function startByStripe(
  clock?: Clock,
  walletMethods: readonly WalletMethod[] = [],
): Promise<ByStripe> {
  const strict = await startStripe(clock && (() => clock.now()));
  return { strict, stripe: createTestStripe(strict.port, walletMethods) };
}

/** The adapter that speaks to a Stripe of ours, also of another process. */
export const createTestStripe = (
  port: number,
  walletMethods: readonly WalletMethod[] = [],
): StripeProvider =>
  createStripe({
    walletMethods,
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: WEBHOOK_SECRET,
    siteUrl: 'https://booking.example.jp',
    api: { host: '127.0.0.1', port, protocol: 'http' },
  });
