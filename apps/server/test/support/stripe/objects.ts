import type { Stripe } from 'stripe';

/** What objects of Stripe have in common that says nothing here. */
const BILLING = { address: null, email: null, name: null, phone: null, tax_id: null };

interface IntentSeed {
  id: string;
  amount: number;
  created: number;
  metadata: Record<string, string>;
  types: Stripe.PaymentIntent.AllowedPaymentMethodType[];
  paymentMethod: Stripe.PaymentMethod;
}

/** A payment intent that nothing has happened to. */
export const newIntent = (seed: IntentSeed): Stripe.PaymentIntent => ({
  id: seed.id,
  object: 'payment_intent',
  allowed_payment_method_types: seed.types,
  amount: seed.amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: `${seed.id}_secret_x`,
  confirmation_method: 'automatic',
  created: seed.created,
  currency: 'jpy',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: seed.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: seed.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: seed.types,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_group: null,
});

/** The charge of a payment intent whose money has come. */
export const newCharge = (
  intent: Stripe.PaymentIntent,
  created = intent.created,
): Stripe.Charge => ({
  id: intent.id.replace('pi_', 'ch_'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: BILLING,
  calculated_statement_descriptor: null,
  captured: true,
  created,
  currency: 'jpy',
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: null,
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: idOf(intent.payment_method),
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  refunds: { object: 'list', data: [], has_more: false, url: '/v1/refunds' },
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

export const newRefund = (
  id: string,
  charge: Stripe.Charge,
  status: string,
  email?: string,
): Stripe.Refund => ({
  id,
  object: 'refund',
  amount: charge.amount,
  balance_transaction: null,
  charge: charge.id,
  created: charge.created,
  currency: 'jpy',
  customer: null,
  customer_account: null,
  ...(email && { instructions_email: email }),
  metadata: {},
  payment_intent: idOf(charge.payment_intent),
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
});

export const newCard = (id: string): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: BILLING,
  card: {
    brand: 'visa',
    checks: null,
    country: 'JP',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2030,
    fingerprint: `fp_${id}`,
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: null,
  },
  created: 0,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

export const newStoreMethod = (id: string, name: string, email: string): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: { ...BILLING, name, email },
  konbini: {},
  created: 0,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'konbini',
});

export const newPayPayMethod = (id: string): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: BILLING,
  paypay: {},
  created: 0,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'paypay',
});

/** The id of what is in full only where the caller asked for it. */
export const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'object' && object !== null ? object.id : object;
