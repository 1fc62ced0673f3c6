import type { Stripe } from 'stripe';
import type { Charge, ChargeStatus } from '../../booking/services/payment-provider.ts';
import { instructionsOf } from './konbini.ts';

/** Codes with which an authentication, not the card, was refused. */
const AUTHENTICATION = ['authentication_required', 'payment_intent_authentication_failure'];

/** Until then Stripe has given the numbers with which a store is paid; nobody has paid there so soon. */
const NUMBERS_SECONDS = 60;

/** A payment intent in the port's words. @param intent with all refunds of its charge */
export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const action = intent.next_action;
  const instructions = instructionsOf(intent);
  return {
    chargeId: intent.id,
    paymentId: intent.metadata.paymentId ?? '',
    status: statusOf(intent, instructions !== undefined),
    capturedAt: capturedAtOf(intent),
    byHand: byHandOf(intent.latest_charge),
    actionUrl: action?.redirect_to_url?.url ?? undefined,
    instructions,
  };
}

function statusOf(intent: Stripe.PaymentIntent, hasInstructions: boolean): ChargeStatus {
  switch (intent.status) {
    case 'succeeded':
      return refundOf(intent.latest_charge) ?? 'captured';
    case 'requires_action':
      if (!intent.next_action?.konbini_display_details) return 'requiresAction';
      return hasInstructions ? 'awaitingPayment' : 'unknown';
    case 'requires_payment_method':
      return refusalOf(intent);
    case 'canceled':
      return intent.payment_method_types.includes('konbini') ? 'expired' : 'timedOut';
    case 'processing':
    case 'requires_confirmation':
    case 'requires_capture':
      return 'processing';
    default:
      // A newer Stripe's word: it is alarmed, and ended by rule.
      return 'unknown';
  }
}

function refusalOf({
  payment_method_types,
  last_payment_error,
}: Stripe.PaymentIntent): ChargeStatus {
  // What was not paid at the store in time comes back without a method.
  if (payment_method_types.includes('konbini')) return 'expired';
  // https://docs.stripe.com/error-codes#payment-method-customer-decline
  if (last_payment_error?.code === 'payment_method_customer_decline') return 'tdsCancelled';
  return AUTHENTICATION.includes(last_payment_error?.code ?? '') ? 'tdsFailed' : 'declined';
}

/**
 * When the charge was made, which for a card is the payment. Stripe does not say whether the charge of a
 * payment at a store is made with its numbers or when the money comes, so that only one that is clearly
 * younger than its numbers is believed; else the event says it (`readEvent`).
 */
function capturedAtOf(intent: Stripe.PaymentIntent): Date | undefined {
  const { status, latest_charge: charge, payment_method_types: types, created } = intent;
  if (status !== 'succeeded' || typeof charge !== 'object' || charge === null) return undefined;
  const isOfNumbers = types.includes('konbini') && charge.created < created + NUMBERS_SECONDS;
  return isOfNumbers ? undefined : new Date(charge.created * 1000);
}

/** How far everything has come back; a part of it (given back by hand) is no refund here. */
function refundOf(charge: Stripe.PaymentIntent['latest_charge']): ChargeStatus | undefined {
  if (typeof charge !== 'object' || charge === null) return undefined;
  const refunds = charge.refunds?.data;
  if (!refunds) return charge.refunded ? 'refunded' : undefined;
  const standing = refunds.filter((refund) => !isOver(refund));
  const total = standing.reduce((sum, { amount }) => sum + amount, 0);
  if (total < charge.amount) return refunds.some(isOver) ? 'refundFailed' : undefined;
  if (standing.some(({ status }) => status === 'requires_action')) return 'refundNeedsAccount';
  return standing.every(({ status }) => status === 'succeeded') ? 'refunded' : 'refunding';
}

/** What was given back with no id of ours: in Stripe's dashboard. */
function byHandOf(charge: Stripe.PaymentIntent['latest_charge']): Charge['byHand'] {
  if (typeof charge !== 'object' || !charge?.refunds) return undefined;
  const byHand = charge.refunds.data.filter(
    (refund) => !isOver(refund) && refund.metadata?.refundId === undefined,
  );
  return byHand.map(({ amount, created }) => ({ yen: amount, at: new Date(created * 1000) }));
}

const isOver = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';
