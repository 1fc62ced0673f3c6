import type { Stripe } from 'stripe';
import { below } from './bounds.ts';
import { type Refusal, refusal, type StripeRequest } from './check-request.ts';
import { idOf, newCard, newCharge, newIntent, newPayPayMethod, newStoreMethod } from './objects.ts';
import type { Form } from './shape.ts';

/**
 * Stripe's test payment methods (https://docs.stripe.com/testing) and what a payment with them leads
 * to; `pm_processing` is ours.
 */
type Outcome = { status: Stripe.PaymentIntent.Status; code?: string; refund?: string };
const CARDS: Record<string, Outcome> = {
  pm_card_visa: { status: 'succeeded' },
  // The tokens of sheets; ours.
  pm_applePay: { status: 'succeeded' },
  pm_googlePay: { status: 'succeeded' },
  pm_card_threeDSecure2Required: { status: 'requires_action' },
  pm_card_visa_chargeDeclined: { status: 'requires_payment_method', code: 'card_declined' },
  pm_card_authenticationRequired: {
    status: 'requires_payment_method',
    code: 'authentication_required',
  },
  pm_card_pendingRefund: { status: 'succeeded', refund: 'pending' },
  pm_processing: { status: 'processing' },
};

const SECONDS_PER_DAY = 86_400;
const JST_SECONDS = 9 * 3600;

/** What this Stripe has in its books. */
export interface Books {
  /** Whether our account has the money for a refund. */
  hasBalance: boolean;
  intents: Map<string, Stripe.PaymentIntent>;
  /** Ids of customers who have not been deleted. */
  customers: Set<string>;
  /** Seconds since 1970. */
  now(): number;
}

export interface StripeResponse {
  status: number;
  body: unknown;
  /** Given before, under the same key. */
  isReplayed?: boolean;
}

const missing = () => refusal(404, { code: 'resource_missing', message: 'No such object' });
const declined = (status: number, error: object): StripeResponse => ({ status, body: { error } });

const WALLETS: Record<string, 'apple_pay' | 'google_pay'> = {
  pm_applePay: 'apple_pay',
  pm_googlePay: 'google_pay',
};

export function findMethod(id: string): Stripe.PaymentMethod | Refusal {
  if (!(id in CARDS)) return missing();
  const method = newCard(id);
  const type = WALLETS[id];
  if (method.card && type) method.card.wallet = { type, dynamic_last4: null };
  return method;
}

export const findIntent = ({ intents }: Books, id: string): Stripe.PaymentIntent | Refusal =>
  intents.get(id) ?? missing();

/** A customer, of whom nothing is known but our reference. */
export function createCustomer({ customers }: Books): StripeResponse {
  const id = `cus_${customers.size + 1}_strict`;
  customers.add(id);
  return { status: 200, body: { id, object: 'customer' } };
}

/** With the customer goes what is attached to them. */
export const deleteCustomer = ({ customers }: Books, id: string): StripeResponse | Refusal =>
  customers.delete(id)
    ? { status: 200, body: { id, object: 'customer', deleted: true } }
    : missing();

/**
 * A customer pays with what is attached to them, or attaches it by paying
 * (https://docs.stripe.com/payments/save-during-payment).
 */
function customerProblem({ customers, intents }: Books, form: Form): Refusal | undefined {
  const { customer, setup_future_usage: setup, payment_method: method } = form;
  if (customer === undefined) return undefined;
  if (!customers.has(String(customer))) return missing();
  const isAttached = [...intents.values()].some(
    (intent) =>
      intent.status === 'succeeded' &&
      intent.setup_future_usage !== null &&
      intent.customer === customer &&
      idOf(intent.payment_method) === method,
  );
  if (setup !== undefined || isAttached) return undefined;
  const message = 'The payment method does not belong to the customer';
  return refusal(400, { param: 'payment_method', message });
}

/** Makes and confirms a payment intent. */
export function createIntent(books: Books, { form }: StripeRequest): StripeResponse | Refusal {
  const types = Object.values(below(form.allowed_payment_method_types)) as string[];
  const data = below(form.payment_method_data);
  const billing = below(data.billing_details);
  const number = books.intents.size + 1;
  const newMethod = () =>
    data.type === 'paypay'
      ? newPayPayMethod(`pm_paypay${number}`)
      : newStoreMethod(`pm_store${number}`, String(billing.name), String(billing.email));
  const method = form.payment_method ? findMethod(String(form.payment_method)) : newMethod();
  if ('error' in method) return method;
  const problem = customerProblem(books, form);
  if (problem) return problem;
  if (types.length > 0 && !types.includes(method.type)) {
    const code = 'payment_intent_incompatible_payment_method';
    return refusal(400, { code, param: 'payment_method', message: 'The type is not allowed' });
  }
  const intent = newIntent({
    id: `pi_${number}_strict`,
    amount: Number(form.amount),
    created: books.now(),
    metadata: below(form.metadata) as Record<string, string>,
    types: types as Stripe.PaymentIntent.AllowedPaymentMethodType[],
    paymentMethod: method,
  });
  intent.customer = form.customer === undefined ? null : String(form.customer);
  if (form.setup_future_usage === 'on_session') intent.setup_future_usage = 'on_session';
  books.intents.set(intent.id, intent);
  if (method.type === 'konbini') {
    awaitStore(books, intent, below(below(form.payment_method_options).konbini));
    return { status: 200, body: intent };
  }
  // Its customer authorizes each payment at PayPay.
  const known: Outcome | undefined =
    method.type === 'paypay' ? { status: 'requires_action' } : CARDS[method.id];
  const { status, code } = known ?? { status: 'processing' };
  if (status === 'succeeded') capture(intent);
  if (status === 'requires_action') authenticate(intent, String(form.return_url));
  intent.status = status;
  if (!code) return { status: 200, body: intent };
  const error = { type: 'card_error' as const, code, message: 'Your card was declined.' };
  intent.last_payment_error = error;
  return declined(402, { ...error, payment_intent: intent });
}

/** The money has come: by the card's owner, or at a store. */
export function capture(intent: Stripe.PaymentIntent, at = intent.created): void {
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.amount_received = intent.amount;
  intent.latest_charge = newCharge(intent, at);
}

/** The owner did not prove who they are, or the store's time is over. */
export function fail(intent: Stripe.PaymentIntent, code: string): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = { type: 'card_error', code, message: 'Not paid' };
}

function authenticate(intent: Stripe.PaymentIntent, returnUrl: string): void {
  const url = `https://hooks.stripe.com/3d_secure_2/hosted?intent=${intent.id}`;
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url, return_url: returnUrl },
  };
}

function awaitStore(books: Books, intent: Stripe.PaymentIntent, options: Record<string, unknown>) {
  const days = Number(options.expires_after_days ?? 3);
  const today = Math.floor((books.now() + JST_SECONDS) / SECONDS_PER_DAY);
  // Calendar days: until 23:59:59 in Japan of the last one.
  const byDays = (today + days + 1) * SECONDS_PER_DAY - JST_SECONDS - 1;
  const store = { payment_code: '123456-789012', confirmation_number: '0312345678' };
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: Number(options.expires_at ?? byDays),
      hosted_voucher_url: `https://payments.stripe.com/konbini/voucher/${intent.id}`,
      stores: { familymart: store, lawson: store, ministop: store, seicomart: store },
    },
  };
}

/** Ends an intent whose money has not come. */
export function cancelIntent(books: Books, id: string): StripeResponse | Refusal {
  const intent = findIntent(books, id);
  if ('error' in intent) return intent;
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const code = 'payment_intent_unexpected_state';
    return refusal(400, { code, message: `You cannot cancel it: it is ${intent.status}` });
  }
  intent.status = 'canceled';
  intent.next_action = null;
  intent.canceled_at = books.now();
  return { status: 200, body: intent };
}

/** Only what was asked for is in full. */
export function collapse(intent: Stripe.PaymentIntent, expand: string[]): Stripe.PaymentIntent {
  const charge = intent.latest_charge;
  const withRefunds = expand.includes('latest_charge.refunds');
  const isExpanded = withRefunds || expand.includes('latest_charge');
  const { refunds, ...rest } = typeof charge === 'object' && charge ? charge : newCharge(intent);
  return {
    ...intent,
    payment_method: expand.includes('payment_method')
      ? intent.payment_method
      : idOf(intent.payment_method),
    latest_charge:
      charge && isExpanded
        ? { ...rest, ...(withRefunds && refunds && { refunds: newestOf(refunds) }) }
        : idOf(charge),
  };
}

/** A list inside of another object has no more than its first ten. */
const newestOf = (list: Stripe.ApiList<Stripe.Refund>): Stripe.ApiList<Stripe.Refund> => ({
  ...list,
  data: list.data.slice(0, 10),
  has_more: list.data.length > 10,
});
