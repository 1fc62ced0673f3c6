import { Stripe } from 'stripe';
import type { Charge, ChargeRequest, PaymentProvider } from '../provider.ts';
import { chargeOf } from './charge-of.ts';
import { readEvent } from './events.ts';
import { byStore, storeKeyOf } from './konbini.ts';

/** How Stripe is reached; from the environment. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
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

export const isStripe = (provider: PaymentProvider): provider is StripeProvider =>
  provider.name === 'stripe';

/** Stripe behind the port: cards through its own fields, payments at a store through konbini. */
export function createStripe(settings: StripeSettings): StripeProvider {
  const { secretKey, publishableKey, webhookSecret, siteUrl, api } = settings;
  // A repetition is ours to decide: the port's caller repeats under the same key.
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 0, ...api });
  const retrieve = async (id: string) => chargeOf(await stripe.paymentIntents.retrieve(id, EXPAND));
  const find = async (id: string) => {
    try {
      return await retrieve(id);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    name: 'stripe',
    publishableKey,
    hostedFields: () => ({ url: `${STRIPE_PATH}/fields`, origin: '' }),
    async isUp() {
      await stripe.balance.retrieve();
      return true;
    },
    async findToken(token) {
      const card = await cardOf(stripe, token);
      if (!card?.fingerprint) return undefined;
      return { brand: card.brand.toUpperCase(), last4: card.last4, fingerprint: card.fingerprint };
    },
    charge: (request) => charge(stripe, siteUrl, request),
    async find(reference) {
      if ('chargeId' in reference) return find(reference.chargeId);
      const search: Stripe.PaymentIntentSearchParams = {
        query: `metadata['paymentId']:'${reference.paymentId}'`,
        limit: 1,
      };
      const { data } = await stripe.paymentIntents.search(search);
      return data[0] ? retrieve(data[0].id) : undefined;
    },
    async cancel(chargeId) {
      try {
        return chargeOf(await stripe.paymentIntents.cancel(chargeId, EXPAND));
      } catch (error) {
        // Paid in the meantime, or cancelled already: then that is how it stands.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieve(chargeId);
        throw error;
      }
    },
    async refund(chargeId) {
      await refund(stripe, chargeId);
      return retrieve(chargeId);
    },
    readEvent: (body, headers) => readEvent(stripe, webhookSecret, body, headers),
  };
}

/** Of another account, or of Stripe's other mode. */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 404;

const EXPAND = {
  expand: ['latest_charge'],
} satisfies Stripe.PaymentIntentRetrieveParams;

async function cardOf(stripe: Stripe, token: string) {
  try {
    return (await stripe.paymentMethods.retrieve(token)).card;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}

async function charge(stripe: Stripe, siteUrl: string, request: ChargeRequest): Promise<Charge> {
  const { paymentId } = request;
  try {
    const key = { idempotencyKey: paymentId };
    return chargeOf(await stripe.paymentIntents.create(intentFor(siteUrl, request), key));
  } catch (error) {
    // A refusal is an answer, not a failure.
    const refused = error instanceof Stripe.errors.StripeCardError && error.payment_intent;
    if (refused) return chargeOf({ ...refused, metadata: { paymentId } });
    throw error;
  }
}

/** Each part is a literal of its own type: a spread would hide from the compiler what Stripe does not take. */
function intentFor(siteUrl: string, request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { paymentId, amountYen, returnPath, card, store } = request;
  return {
    amount: amountYen,
    currency: 'jpy',
    confirm: true,
    return_url: `${siteUrl}${returnPath}`,
    metadata: { paymentId, ...(store && { store: storeKeyOf(store.store.id) }) },
    ...EXPAND,
    ...(card && byCard(card)),
    ...(store && byStore(store)),
  };
}

const byCard = ({
  token,
}: NonNullable<ChargeRequest['card']>): Partial<Stripe.PaymentIntentCreateParams> => ({
  payment_method: token,
  allowed_payment_method_types: ['card'],
});

async function refund(stripe: Stripe, chargeId: string): Promise<void> {
  const intent = await stripe.paymentIntents.retrieve(chargeId, { expand: ['payment_method'] });
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  // A store gives no money back: its customer is asked by mail for a bank account.
  const email = method?.type === 'konbini' ? method.billing_details.email : null;
  const params: Stripe.RefundCreateParams = { payment_intent: chargeId };
  if (email) params.instructions_email = email;
  await stripe.refunds.create(params, { idempotencyKey: `refund-${chargeId}` });
}
