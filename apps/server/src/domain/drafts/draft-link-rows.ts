import type { CustomerInput } from '@ferry/api/customer-server';
import { normaliseEmail } from '@ferry/format/email';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Ends the links to a draft when its mail address becomes another one: they are in the mailbox of before,
 * which may be a stranger's that was typed by mistake. The draft is locked by the caller.
 */
export async function endLinksElsewhere(
  tx: Transaction<Database>,
  draftId: string,
  before: CustomerInput,
  after: CustomerInput,
): Promise<void> {
  if (mailboxIn(before) === mailboxIn(after)) return;
  await tx.deleteFrom('draft_link').where('draft_id', '=', draftId).execute();
}

const mailboxIn = ({ representative }: CustomerInput) => normaliseEmail(representative.email);

/** Ends the links to all drafts that are to change a reservation. */
export async function deleteLinksToChanges(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<void> {
  await tx
    .deleteFrom('draft_link')
    .where('draft_id', 'in', (drafts) =>
      drafts.selectFrom('draft').select('id').where('change_of', '=', reservationId),
    )
    .execute();
}
