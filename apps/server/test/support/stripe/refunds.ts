import type { Stripe } from 'stripe';
import { type Books, findIntent, type StripeResponse } from './books.ts';
import { type Refusal, refusal, type StripeRequest } from './check-request.ts';
import { newRefund } from './objects.ts';

/** Gives a payment's money back, or a part of what is left of it. */
export function createRefund(books: Books, { form }: StripeRequest): StripeResponse | Refusal {
  const intent = findIntent(books, String(form.payment_intent));
  if ('error' in intent) return intent;
  const charge = intent.latest_charge;
  if (typeof charge !== 'object' || !charge) {
    const code = 'payment_intent_unexpected_state';
    return refusal(400, { code, message: 'It has no successful charge to refund' });
  }
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return refusal(400, { code: 'charge_already_refunded', message });
  }
  if (!books.hasBalance) {
    const message = 'Insufficient funds in Stripe account.';
    return refusal(400, { code: 'balance_insufficient', message });
  }
  const refunds = charge.refunds?.data ?? [];
  const method = intent.payment_method as Stripe.PaymentMethod;
  const email = form.instructions_email ?? method.billing_details.email ?? undefined;
  const refund = newRefund(
    `re_${refunds.length + 1}_${intent.id}`,
    charge,
    firstStatus(method, refunds.length),
    typeof email === 'string' ? email : undefined,
  );
  const left = charge.amount - charge.amount_refunded;
  const amount = form.amount === undefined ? left : Number(form.amount);
  if (amount > left) {
    const message = `Refund amount is greater than unrefunded amount on charge.`;
    return refusal(400, { param: 'amount', message });
  }
  refund.amount = amount;
  refund.metadata = (form.metadata ?? {}) as Stripe.Metadata;
  // The newest one first.
  refunds.unshift(refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  return { status: 200, body: refund };
}

function firstStatus(method: Stripe.PaymentMethod, previous: number): string {
  // A store gives no money back: its customer is asked for an account.
  if (method.type === 'konbini') return 'requires_action';
  const isSlow = ['pm_card_pendingRefund', 'pm_card_refundFail'].includes(method.id);
  return isSlow && previous === 0 ? 'pending' : 'succeeded';
}

/** The bank has taken the money, or has sent it back: then it is ours again. */
export function endRefund(intent: Stripe.PaymentIntent, status: 'succeeded' | 'failed'): void {
  const charge = intent.latest_charge as Stripe.Charge;
  const [refund] = charge.refunds?.data ?? [];
  if (!refund) throw new Error('Nothing was refunded');
  refund.status = status;
  if (status === 'succeeded') return;
  refund.failure_reason = 'expired_or_canceled_card';
  charge.refunded = false;
  charge.amount_refunded -= refund.amount;
}
