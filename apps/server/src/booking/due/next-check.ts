import type { PaymentState } from '@ferry/api/customer-server';
import { addMinutes } from '../../domain/instant.ts';
import { isSettled, type PaymentRow, UNPAID_ENDS } from '../../domain/payments/payment-rows.ts';
import type { ChargeStatus } from '../services/payment-provider.ts';
import { isComingBack, isOpen, LIVE } from './payment-states.ts';

const SECOND = 1000;
/** After so many the customer has left the authentication. */
const CHALLENGE_CHECK_MINUTES = 11;
/** Minutes until a job looks after a refund again; the provider's events come sooner. */
const REFUND_MINUTES: Partial<Record<ChargeStatus, number>> = {
  refunding: 60,
  refundNeedsAccount: 24 * 60,
  refundFailed: 24 * 60,
};

/**
 * When a job next looks after a payment; null when nothing is left to do.
 *
 * @param payment as it was before
 * @param said what the provider says of it
 * @param state what it comes to by that
 */
export function nextCheck(
  payment: PaymentRow,
  said: ChargeStatus,
  state: PaymentState,
  now: Date,
): Date | null {
  // Its number may still be paid: it is ended.
  const isLive = UNPAID_ENDS.includes(state) && LIVE.includes(said);
  if (isLive) return new Date(now.getTime() + 5 * SECOND);
  if (isSettled(state)) return null;
  const pause = isComingBack(state) ? REFUND_MINUTES[said] : undefined;
  if (pause) return addMinutes(now, pause);
  // What a job has just put off stays put off.
  if (state === payment.state && payment.next_check_at) return payment.next_check_at;
  // A job ends it at the provider.
  if (payment.given_up_at && isOpen(state)) return now;
  switch (state) {
    case 'awaitingPayment':
      return payment.pay_by;
    case 'requiresAction':
      return addMinutes(now, CHALLENGE_CHECK_MINUTES);
    case 'refundPending':
    case 'refundNeedsAccount':
      return now;
    default:
      return new Date(now.getTime() + 5 * SECOND);
  }
}
