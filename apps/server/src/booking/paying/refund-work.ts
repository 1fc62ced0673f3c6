import { inTransaction } from '../../database/transaction.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findPayment, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { type RefundRow, takeDueRefunds, updateRefund } from '../../domain/payments/refund-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { withTimeout } from '../services/call-provider.ts';
import type { RefundStatus } from '../services/payment-provider.ts';
import type { PaymentContext } from './drive-payment.ts';

/**
 * Minutes until a refund is looked at again; the provider's events come sooner, but not after an attempt
 * that has failed.
 */
const AGAIN_MINUTES = { refunding: 60, refundNeedsAccount: 24 * 60, refundFailed: 24 * 60 };
/** Attempts, a day apart, after which the bank will not take the money: the operator pays by hand. */
const MOST_ATTEMPTS = 5;

/** What becomes of a refund. */
type Outcome = Exclude<RefundStatus, 'refundTooMuch'> | 'stopped';

const STATE_OF = {
  refunded: 'refunded',
  refunding: 'pending',
  refundFailed: 'pending',
  refundNeedsAccount: 'needsAccount',
  stopped: 'stopped',
} as const;

/**
 * Has what cancellations give back given back: the provider is asked outside of any transaction, and
 * asked again with the same id until it says what has become of it. A process may die anywhere.
 * @returns how many it has looked after
 */
export async function settleDueRefunds(context: PaymentContext): Promise<number> {
  const due = await takeDueRefunds(context.db, context.clock.now());
  for (const refund of due) {
    try {
      await bringOn(context, refund);
    } catch (error) {
      context.onFailure(error, refund.payment_id);
    }
  }
  return due.length;
}

/** The books of another provider, of before, are not this one's. */
class OtherProvider extends Error {
  override readonly name = 'OtherProvider';
}

async function bringOn(context: PaymentContext, refund: RefundRow): Promise<void> {
  const { payments, db } = context;
  const payment = await findPayment(db, refund.payment_id);
  if (!payment?.charge_id || payment.provider !== payments.name) throw new OtherProvider();
  const request = {
    refundId: refund.id,
    chargeId: payment.charge_id,
    amountYen: refund.amount_yen,
    attempt: refund.attempt,
  };
  const status = await withTimeout(payments.refundPart(request));
  await settleRefund(context, { refund, payment, status });
}

/** Once, however many learn it. */
async function settleRefund(
  { db, clock, onRefundFailed, onRefundStopped }: PaymentContext,
  { refund, payment, status }: { refund: RefundRow; payment: PaymentRow; status: RefundStatus },
): Promise<void> {
  const now = clock.now();
  const outcome = outcomeOf(refund, status);
  const isFailed = outcome === 'refundFailed';
  const isOver = outcome === 'refunded' || outcome === 'stopped';
  const again = isOver ? null : addMinutes(now, AGAIN_MINUTES[outcome]);
  await inTransaction(db, async (tx) => {
    await findForUpdate(tx, payment.reservation_id);
    const isNew = await updateRefund(tx, refund, {
      state: STATE_OF[outcome],
      next_check_at: again,
      not_before: isFailed ? again : null,
      attempt: refund.attempt + (isFailed ? 1 : 0),
    });
    if (isNew && outcome === 'refunded') {
      await addHistory(tx, payment.reservation_id, 'refunded', now, 'system');
    }
  });
  if (isFailed) onRefundFailed(payment.id);
  if (outcome === 'stopped') onRefundStopped(payment.id);
}

/** What cannot succeed any more is not tried for ever. */
function outcomeOf({ attempt }: RefundRow, status: RefundStatus): Outcome {
  if (status === 'refundTooMuch') return 'stopped';
  return status === 'refundFailed' && attempt + 1 >= MOST_ATTEMPTS ? 'stopped' : status;
}
