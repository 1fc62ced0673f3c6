import { inTransaction } from '../../database/transaction.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findPayment, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { type RefundRow, takeDueRefunds, updateRefund } from '../../domain/payments/refund-rows.ts';
import { isRefusedTooLong, noteRefusal } from '../../domain/payments/refused-refunds.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { mailRefund, type RefundMailKind } from '../../mail/refund-mails.ts';
import { withTimeout } from '../services/call-provider.ts';
import { ProviderFailure, type RefundStatus } from '../services/payment-provider.ts';
import type { PaymentContext } from './drive-payment.ts';

/**
 * Minutes until a refund is looked at again; the provider's events come sooner, but not after an attempt
 * that has failed.
 */
const AGAIN_MINUTES = { refunding: 60, refundNeedsAccount: 24 * 60, refundFailed: 24 * 60 };
/** Attempts, a day apart, after which the bank will not take the money: the operator pays by hand. */
const MOST_ATTEMPTS = 5;
/** What the provider is too busy for is no refusal: it is asked again, and the operator has nothing to do. */
const BUSY = 429;

type Status = RefundStatus | 'stopped';
/** What becomes of a refund. */
type Outcome = Exclude<Status, 'refundTooMuch'>;

const STATE_OF = {
  refunded: 'refunded',
  refunding: 'pending',
  refundFailed: 'pending',
  refundNeedsAccount: 'needsAccount',
  stopped: 'stopped',
} as const;

/** Of a refund there is one mail of each kind for each attempt, however often it is looked at. */
const MAIL_OF: Partial<Record<Outcome, RefundMailKind>> = {
  refunded: 'refundDone',
  refundNeedsAccount: 'refundAccountRequested',
};

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
    amountYen: refund.amount_yen - refund.fee_yen,
    attempt: refund.attempt,
    refusals: refund.refusals,
  };
  try {
    const status = await withTimeout(payments.refundPart(request));
    await settleRefund(context, { refund, payment, status });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    await settleRefusal(context, { refund, payment, refusal });
  }
}

/**
 * The provider's word for why it does not give money back, and will not until the operator acts: its
 * balance is too low, our key is wrong. Undefined where nobody knows what has become of the call.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ProviderFailure) || !error.isRefusal) return undefined;
  const { code, type, status } = error.facts;
  return status === BUSY ? undefined : (code ?? type ?? `status ${status}`);
}

/**
 * It is in the operator's list and has alarmed once; it is asked for again until the provider does it,
 * and for so many days. It was not made: paid by hand it is paid once.
 */
async function settleRefusal(
  context: PaymentContext,
  { refund, payment, refusal }: { refund: RefundRow; payment: PaymentRow; refusal: string },
): Promise<void> {
  const { db, clock, onRefundRefused } = context;
  const now = clock.now();
  const isNew = await noteRefusal(db, { refund }, refusal, now);
  if (isNew) onRefundRefused(payment.id, refusal);
  if (isRefusedTooLong(refund, now))
    await settleRefund(context, { refund, payment, status: 'stopped' });
}

/** Once, however many learn it. */
async function settleRefund(
  { db, clock, onRefundFailed, onRefundStopped }: PaymentContext,
  { refund, payment, status }: { refund: RefundRow; payment: PaymentRow; status: Status },
): Promise<void> {
  const now = clock.now();
  const outcome = outcomeOf(refund, status);
  const isFailed = outcome === 'refundFailed';
  const isOver = outcome === 'refunded' || outcome === 'stopped';
  const again = isOver ? null : addMinutes(now, AGAIN_MINUTES[outcome]);
  await inTransaction(db, async (tx) => {
    const row = await findForUpdate(tx, payment.reservation_id);
    const isNew = await updateRefund(tx, refund, {
      state: STATE_OF[outcome],
      next_check_at: again,
      not_before: isFailed ? again : null,
      attempt: refund.attempt + (isFailed ? 1 : 0),
    });
    const kind = MAIL_OF[outcome];
    if (!isNew || !row) return;
    if (outcome === 'refunded') await addHistory(tx, row.id, 'refunded', now, 'system');
    if (kind) await mailRefund(tx, clock, kind, { row, refundId: refund.id }, refund.attempt);
  });
  if (isFailed) onRefundFailed(payment.id);
  if (outcome === 'stopped') onRefundStopped(payment.id);
}

/** What cannot succeed any more is not tried for ever. */
function outcomeOf({ attempt }: RefundRow, status: Status): Outcome {
  if (status === 'refundTooMuch') return 'stopped';
  return status === 'refundFailed' && attempt + 1 >= MOST_ATTEMPTS ? 'stopped' : status;
}
