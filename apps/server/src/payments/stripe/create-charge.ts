import { Stripe } from 'stripe';
import {
  type Charge,
  type ChargeRequest,
  ProviderFailure,
} from '../../booking/services/payment-provider.ts';
import { callStripe } from './call-stripe.ts';
import { chargeOf } from './charge-of.ts';
import { EXPAND, findByPayment, retrieve } from './find-charge.ts';
import { byStore } from './konbini.ts';

/** Hours after which Stripe has forgotten a key, with one to spare. */
const KEY_HOURS = 25;

/** Makes and confirms a payment intent, once for each payment id. */
export async function createCharge(
  stripe: Stripe,
  siteUrl: string,
  request: ChargeRequest,
): Promise<Charge> {
  const { paymentId } = request;
  const params = intentFor(siteUrl, request);
  try {
    const key = { idempotencyKey: paymentId };
    const intent = await callStripe(() => stripe.paymentIntents.create(params, key));
    // A repeated response is as old as the first one.
    const isReplayed = intent.lastResponse.headers['idempotent-replayed'] === 'true';
    return isReplayed ? await retrieve(stripe, intent.id) : chargeOf(intent);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { cause, facts } = error;
    // A card that is refused is a response, not a failure.
    const refused = cause instanceof Stripe.errors.StripeCardError && cause.payment_intent;
    if (refused) return chargeOf({ ...refused, metadata: { paymentId } });
    // Sent before with something else in it: that one is the charge.
    const since = new Date(Date.now() - KEY_HOURS * 3_600_000);
    const previous =
      facts.type === 'idempotency_error' && facts.status === 400
        ? await findByPayment(stripe, paymentId, since)
        : undefined;
    if (previous) return previous;
    throw error;
  }
}

/**
 * Each part is a literal of its own type: a spread would hide from the compiler what Stripe does
 * not take.
 */
function intentFor(siteUrl: string, request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { paymentId, amountYen, returnPath, card, store, redirect } = request;
  return {
    amount: amountYen,
    currency: 'jpy',
    confirm: true,
    return_url: `${siteUrl}${returnPath}`,
    metadata: { paymentId, ...(store && { store: store.store.id.replace('store_', '') }) },
    ...EXPAND,
    ...(card && byCard(card)),
    ...(store && byStore(store)),
    ...(redirect && BY_PAYPAY),
  };
}

/** Its customer authorizes each payment at PayPay (https://docs.stripe.com/payments/paypay/accept-a-payment). */
const BY_PAYPAY: Partial<Stripe.PaymentIntentCreateParams> = {
  allowed_payment_method_types: ['paypay'],
  payment_method_data: { type: 'paypay' },
};

/**
 * A card is kept by paying with it: Stripe attaches it to the customer when the payment has succeeded
 * (https://docs.stripe.com/payments/save-during-payment). It is used again with the customer present
 * only, who proves who they are.
 */
function byCard({
  token,
  holder,
  keeps,
}: NonNullable<ChargeRequest['card']>): Partial<Stripe.PaymentIntentCreateParams> {
  const card: Partial<Stripe.PaymentIntentCreateParams> = {
    payment_method: token,
    allowed_payment_method_types: ['card'],
  };
  if (!holder) return card;
  if (keeps) return { ...card, customer: holder, setup_future_usage: 'on_session' };
  return {
    ...card,
    customer: holder,
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  };
}
