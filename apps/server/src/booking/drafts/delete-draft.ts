import { inTransaction } from '../../database/transaction.ts';
import { deleteDraftRow, lockDraft } from '../../domain/drafts/draft-rows.ts';
import { type DraftContext, requireDraft } from '../../domain/drafts/drafts.ts';
import { giveUpChange } from '../holding/end-change.ts';
import { giveUpHold } from '../holding/expire-holds.ts';

/**
 * Removes a draft with everything that was typed and chosen in it. Its live hold, or the change that is
 * held of it, ends and gives its places back; a reservation that was confirmed stays.
 * @throws DomainError `NOT_FOUND` for another session's draft, too; `RESERVATION_STATE` while it is
 *   being paid: if that fails, the customer needs it again
 */
export function deleteDraft(context: DraftContext, draftId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    await lockDraft(tx, draftId);
    const { reservation, change } = await requireDraft(tx, context, draftId);
    if (change) await giveUpChange(tx, change.reservationId, draftId, context.clock.now());
    if (reservation) await giveUpHold(tx, reservation.id, context.clock.now());
    await deleteDraftRow(tx, draftId);
  });
}
