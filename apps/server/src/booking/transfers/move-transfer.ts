import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { updatePayment } from '../../domain/payments/payment-rows.ts';
import { type RefundRow, registerByFrom, remindFrom } from '../../domain/payments/refund-rows.ts';

/** The state of the whole payment, by that of its refund. */
const STATE_OF_PAYMENT = {
  needsAccount: 'refundNeedsAccount',
  pending: 'refundPending',
  refunded: 'refunded',
} as const;

/**
 * Brings a refund that the operator makes into another state; its reservation is locked by the caller.
 * Money that came to no reservation is the whole payment, whose state follows.
 */
export async function moveTransfer(
  tx: Transaction<Database>,
  { id, cancellation_id, change_id, payment_id, attempt, state: before }: RefundRow,
  state: keyof typeof STATE_OF_PAYMENT,
  now: Date,
): Promise<void> {
  const isAskedAgain = state === 'needsAccount';
  await tx
    .updateTable('refund')
    .set({
      state,
      // A provider has nothing to do with it any more.
      ...(state === 'refunded' && { next_check_at: null, not_before: null }),
      attempt: isAskedAgain && before !== state ? attempt + 1 : attempt,
      remind_at: isAskedAgain ? remindFrom(now) : null,
      register_by: isAskedAgain ? registerByFrom(now) : null,
    })
    .where('id', '=', id)
    .execute();
  if (cancellation_id !== null || change_id !== null) return;
  await updatePayment(tx, payment_id, {
    state: STATE_OF_PAYMENT[state],
    next_check_at: null,
    ...(state === 'refunded' && { refunded_at: now }),
  });
}
