import type { Payment, PaymentState } from '@ferry/api/customer-server';
import { OPEN_STATES } from '../../domain/payments/payment-rows.ts';
import type { ChargeStatus } from '../services/payment-provider.ts';

/** Whether the payment may still succeed. */
export const isOpen = (state: PaymentState): boolean => OPEN_STATES.includes(state);

const COMING_BACK: readonly PaymentState[] = ['refundPending', 'refundNeedsAccount'];

/** Whether the money is on its way back, or waits to be. */
export const isComingBack = (state: PaymentState): boolean => COMING_BACK.includes(state);

/** Whether there was money, wherever it is now. */
export const wasPaid = (state: PaymentState): boolean =>
  state === 'captured' || isComingBack(state) || state === 'refunded';

const OF_STATUS: Record<ChargeStatus, PaymentState> = {
  processing: 'unknown',
  requiresAction: 'requiresAction',
  awaitingPayment: 'awaitingPayment',
  captured: 'captured',
  declined: 'failed',
  tdsFailed: 'failed',
  tdsCancelled: 'cancelled',
  timedOut: 'timedOut',
  expired: 'expired',
  refunded: 'refunded',
  refunding: 'refundPending',
  refundNeedsAccount: 'refundNeedsAccount',
  refundFailed: 'captured',
  unknown: 'unknown',
};

/** Charges that may still succeed. */
export const LIVE: readonly ChargeStatus[] = ['processing', 'requiresAction', 'awaitingPayment'];

/** What a provider has said, whatever it was: a word that we have no state for is `unknown`. */
export const knownStatus = (said: string): ChargeStatus =>
  Object.keys(OF_STATUS).find((status): status is ChargeStatus => status === said) ?? 'unknown';

const FAILURES: Partial<Record<ChargeStatus, Payment['failure']>> = {
  declined: 'PAYMENT_DECLINED',
  tdsFailed: 'TDS_FAILED',
  tdsCancelled: 'TDS_CANCELLED',
  timedOut: 'TDS_TIMEOUT',
  expired: 'HOLD_EXPIRED',
};

/**
 * The state that follows when the provider says something about a charge; the same state when it
 * changes nothing. What is captured stays captured until it is refunded, and money for a payment
 * that was given up is given back. A refund that came back has to be made again.
 */
export function nextState(state: PaymentState, status: ChargeStatus): PaymentState {
  const said = OF_STATUS[status];
  // A number that was given stays good until it is said to be over.
  if (isOpen(state)) return state === 'awaitingPayment' && isOpen(said) ? state : said;
  if (status === 'refunded') return 'refunded';
  if (status === 'refunding' || status === 'refundNeedsAccount') return OF_STATUS[status];
  // A customer's own attempt, for a live reservation, leaves everything as it was.
  if (status === 'refundFailed') return state === 'captured' ? state : 'refundPending';
  return status === 'captured' && !wasPaid(state) ? 'refundPending' : state;
}

/** PayPay has no authentication of a card company. */
const FAILURES_OF_PAYPAY: typeof FAILURES = {
  tdsFailed: 'PAYMENT_DECLINED',
  tdsCancelled: 'PAYMENT_CANCELLED',
  timedOut: 'PAYMENT_TIMEOUT',
};

/** Why a payment with this last word was not made; null for one that was, or still may be. */
export const failureOf = (status: ChargeStatus, method: Payment['method']): Payment['failure'] =>
  (method === 'payPay' && FAILURES_OF_PAYPAY[status]) || (FAILURES[status] ?? null);
