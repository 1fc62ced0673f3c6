import type { Stripe } from 'stripe';
import type { RefundRequest, RefundStatus } from '../../booking/services/payment-provider.ts';
import { listRefunds } from './all-refunds.ts';
import { callStripe, isAnswered } from './call-stripe.ts';
import { instructionsEmailOf } from './refund.ts';

const STATUS: Record<string, RefundStatus> = {
  succeeded: 'refunded',
  pending: 'refunding',
  requires_action: 'refundNeedsAccount',
  failed: 'refundFailed',
  canceled: 'refundFailed',
};

/**
 * As {@link PaymentProvider.refundPart}. Our id of a refund is in its metadata, so that it is found again
 * when the response was lost, also after the 24 hours for which Stripe knows a key
 * (https://docs.stripe.com/api/idempotent_requests). What Stripe has refused it keeps refusing for that
 * key: after a refusal the next call has another one.
 */
export async function refundPart(
  stripe: Stripe,
  { refundId, chargeId, amountYen, attempt, refusals }: RefundRequest,
): Promise<RefundStatus> {
  const all = await listRefunds(stripe, chargeId);
  const own = all.filter(({ metadata }) => metadata?.refundId === refundId);
  const made = own.find(
    (each) => statusOf(each) !== 'refundFailed' || each.metadata?.attempt === String(attempt),
  );
  if (made) return statusOf(made);
  const email = await instructionsEmail(stripe, chargeId);
  try {
    const created = await callStripe(() =>
      stripe.refunds.create(
        {
          payment_intent: chargeId,
          amount: amountYen,
          metadata: { refundId, attempt: String(attempt) },
          ...(email && { instructions_email: email }),
        },
        { idempotencyKey: `part-${refundId}-${attempt}-${refusals}` },
      ),
    );
    return statusOf(created);
  } catch (error) {
    if (isTooMuch(error)) return 'refundTooMuch';
    throw error;
  }
}

async function instructionsEmail(stripe: Stripe, chargeId: string): Promise<string | null> {
  const expand = { expand: ['payment_method'] };
  return instructionsEmailOf(
    await callStripe(() => stripe.paymentIntents.retrieve(chargeId, expand)),
  );
}

/** Stripe has no code for an amount that is greater than what is left, only the name of the parameter. */
const isTooMuch = (error: unknown) =>
  isAnswered(error, 400) &&
  (error.facts.code === 'charge_already_refunded' || error.facts.param === 'amount');

/** A word that we do not know is looked at again. */
const statusOf = ({ status }: Stripe.Refund): RefundStatus => STATUS[status ?? ''] ?? 'refunding';
