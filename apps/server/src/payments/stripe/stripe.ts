import type { SheetMethod, WalletMethod } from '@ferry/format/wallet-methods';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../booking/services/payment-provider.ts';
import { callStripe, isAnswered } from './call-stripe.ts';
import { chargeOf } from './charge-of.ts';
import { createCharge } from './create-charge.ts';
import { readEvent } from './events.ts';
import { EXPAND, findById, findByPayment, retrieve } from './find-charge.ts';
import { createHolder, endHolder } from './holders.ts';
import { limitsWith } from './limits.ts';
import { reachable } from './reachable.ts';
import { refund } from './refund.ts';
import { refundPart } from './refund-part.ts';

/** How Stripe is reached; from the environment. */
interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Wallet payments that are switched on. */
  walletMethods: readonly WalletMethod[];
  /** Address of the site, to which the customer comes back. */
  siteUrl: string;
  /** Another address than Stripe's own, in tests. */
  api?: { host: string; port: number; protocol: 'http' | 'https' } | undefined;
}

export interface StripeProvider extends PaymentProvider {
  readonly name: 'stripe';
  readonly publishableKey: string;
}

export const STRIPE_PATH = '/stripe-payments';
const TIMEOUT_MS = 9_000;

const SHEETS = new Map<string, SheetMethod>([
  ['apple_pay', 'applePay'],
  ['google_pay', 'googlePay'],
]);

export const isStripe = (provider: PaymentProvider): provider is StripeProvider =>
  provider.name === 'stripe';

/**
 * Stripe behind the port: cards through its own fields, payments at a store through konbini, wallets where they are
 * switched on.
 */
export function createStripe(settings: StripeSettings): StripeProvider {
  const { secretKey, publishableKey, webhookSecret, walletMethods, siteUrl, api } = settings;
  // A repetition is ours to decide: the port's caller repeats under the same key.
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 0, ...api });
  return {
    name: 'stripe',
    publishableKey,
    limits: limitsWith(walletMethods),
    collectsAccounts: true,
    hostedFields: () => ({ url: `${STRIPE_PATH}/fields`, origin: '' }),
    walletSheet: () => ({ url: `${STRIPE_PATH}/wallet-sheet`, origin: '' }),
    isUp: reachable(stripe),
    async findToken(token) {
      const card = await cardOf(stripe, token);
      if (!card?.fingerprint) return undefined;
      const { brand, last4, fingerprint, exp_year, exp_month } = card;
      const expiresOn = `${exp_year}-${String(exp_month).padStart(2, '0')}`;
      const wallet = SHEETS.get(card.wallet?.type ?? '');
      return { brand: brand.toUpperCase(), last4, fingerprint, expiresOn, wallet };
    },
    createHolder: (reference) => createHolder(stripe, reference),
    endHolder: (holder) => endHolder(stripe, holder),
    charge: (request) => createCharge(stripe, siteUrl, request),
    find: (reference) =>
      'chargeId' in reference
        ? findById(stripe, reference.chargeId)
        : findByPayment(stripe, reference.paymentId, reference.since),
    async cancel(chargeId) {
      try {
        return chargeOf(await callStripe(() => stripe.paymentIntents.cancel(chargeId, EXPAND)));
      } catch (error) {
        // Paid in the meantime, or cancelled already: then that is its state.
        if (isAnswered(error, 400)) return retrieve(stripe, chargeId);
        throw error;
      }
    },
    refund: (chargeId, attempt) => refund(stripe, chargeId, attempt),
    refundPart: (request) => refundPart(stripe, request),
    readEvent: (body, headers) => readEvent(stripe, webhookSecret, body, headers),
  };
}

async function cardOf(stripe: Stripe, token: string) {
  try {
    return (await callStripe(() => stripe.paymentMethods.retrieve(token))).card;
  } catch (error) {
    if (isAnswered(error, 400, 404)) return undefined;
    throw error;
  }
}
