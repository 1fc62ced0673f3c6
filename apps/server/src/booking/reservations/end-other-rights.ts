import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { deleteOthersChangeDrafts } from '../../domain/drafts/change-draft-rows.ts';
import { deleteLinksToChanges } from '../../domain/drafts/draft-link-rows.ts';
import { withdrawOthersPassengerLinks } from '../../domain/passenger-links/link-rows.ts';
import { unsubscribeOthers } from '../../domain/push/push-subscriptions.ts';
import { withdrawOtherShares } from '../../domain/tickets/shares.ts';

/**
 * Looked up with a contact that counts no more; the session that has booked it keeps it. What others have begun to
 * change goes with their right: it shows the booking. So do links to what is still being changed: they are in the mailbox
 * of before, and would give the right back; and links to tickets, to
 * companions, and notifications to devices that were made elsewhere.
 * @param kept sessions that go on; at least one, that of nobody where there is none
 */
export async function endOtherRights(
  tx: Transaction<Database>,
  kept: readonly number[],
  reservationId: string,
  now: Date,
): Promise<void> {
  await withdrawOtherShares(tx, reservationId, kept, now);
  await withdrawOthersPassengerLinks(tx, reservationId, kept, now);
  await unsubscribeOthers(tx, reservationId, kept);
  await deleteOthersChangeDrafts(tx, reservationId, kept);
  await deleteLinksToChanges(tx, reservationId);
  await tx
    .deleteFrom('guest_right')
    .where('reservation_id', '=', reservationId)
    .where('session_id', 'not in', [...kept])
    .execute();
}
