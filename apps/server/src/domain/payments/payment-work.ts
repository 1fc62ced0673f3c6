import type { Charge } from '../../payments/provider.ts';
import { withTimeout } from './call-provider.ts';
import { findCharge, type PaymentContext } from './drive-payment.ts';
import { type PaymentRow, takeDuePayments } from './payment-rows.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Minutes after which a charge that the provider has never heard of will not be made any more. A
 * provider's search may know a charge only some minutes after it was made.
 */
const NEVER_CHARGED_MINUTES = 5;

/**
 * Looks after payments that nobody else brings to an end: asks what became of those without an answer,
 * ends authentications and payments at a store whose time is over, gives money back.
 * @returns how many it has looked after
 */
export async function settleDuePayments(context: PaymentContext): Promise<number> {
  const due = await takeDuePayments(context.db, context.clock.now());
  for (const payment of due) {
    try {
      const charge = await bringOn(context, payment);
      if (charge) await settlePayment(context.db, context.clock, charge);
    } catch (error) {
      context.onFailure(error, payment.id);
    }
  }
  return due.length;
}

async function bringOn(context: PaymentContext, payment: PaymentRow): Promise<Charge | undefined> {
  const { payments } = context;
  const known = await withTimeout(findCharge(payments, payment));
  if (!known) return neverCharged(context, payment);
  if (payment.state === 'refundPending') {
    return known.status === 'captured' ? withTimeout(payments.refund(known.chargeId)) : known;
  }
  const isOver = known.status === 'requiresAction' || known.status === 'awaitingPayment';
  // The payment is due only after its time: whoever has not paid by now does not.
  return isOver && isPastItsTime(payment, context.clock.now())
    ? withTimeout(payments.cancel(known.chargeId))
    : known;
}

function isPastItsTime(payment: PaymentRow, now: Date): boolean {
  if (payment.state === 'awaitingPayment') return payment.pay_by !== null && payment.pay_by <= now;
  return payment.state === 'requiresAction';
}

/** The call never arrived. Should it still do so, that money is given back. */
function neverCharged({ clock }: PaymentContext, payment: PaymentRow): Charge | undefined {
  const age = clock.now().getTime() - payment.created_at.getTime();
  if (age < NEVER_CHARGED_MINUTES * 60_000) return undefined;
  return { chargeId: payment.charge_id ?? '', paymentId: payment.id, status: 'declined' };
}
