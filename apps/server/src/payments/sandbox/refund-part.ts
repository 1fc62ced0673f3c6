import type { RefundRequest, RefundStatus } from '../../booking/services/payment-provider.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SandboxStore } from './store.ts';
import { newSandboxId } from './tokens.ts';

/** As {@link PaymentProvider.refundPart}: one book entry for each part, at once. */
export function refundPart(
  { db }: SandboxStore,
  { refundId, chargeId, amountYen, attempt }: RefundRequest,
): Promise<RefundStatus> {
  return inTransaction(db, async (tx) => {
    const charge = await tx
      .selectFrom('sandbox_charge')
      .select(['state', 'amount_yen'])
      .where('id', '=', chargeId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const refunds = await tx
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('charge_id', '=', chargeId)
      .execute();
    const own = refunds.filter(({ refund_key }) => refund_key === refundId);
    const made = own.find((each) => each.attempt === attempt || each.state !== 'refundFailed');
    if (made) return made.state as RefundStatus;
    const standing = refunds.filter(({ state }) => state !== 'refundFailed');
    const given = standing.reduce((sum, each) => sum + each.amount_yen, 0);
    if (charge.state !== 'captured' || given + amountYen > charge.amount_yen) {
      return 'refundTooMuch';
    }
    const state = 'refunded' as const;
    await tx
      .insertInto('sandbox_refund')
      .values({
        id: newSandboxId('rfd'),
        charge_id: chargeId,
        refund_key: refundId,
        attempt,
        amount_yen: amountYen,
        state,
      })
      .execute();
    await tx
      .updateTable('sandbox_charge')
      .set({ refunded_yen: given + amountYen })
      .where('id', '=', chargeId)
      .execute();
    return state;
  });
}
