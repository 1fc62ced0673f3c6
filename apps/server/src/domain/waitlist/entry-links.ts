import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EntryRow } from './waitlist-rows.ts';

/** Which entry a link leads to, and of which mailbox it is. */
export const findByToken = (
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<Pick<EntryRow, 'id' | 'mail_hash'> | undefined> =>
  db
    .selectFrom('waitlist_link as l')
    .innerJoin('waitlist_entry as w', 'w.id', 'l.entry_id')
    .select(['w.id', 'w.mail_hash'])
    .where('l.token_hash', '=', tokenHash)
    .executeTakeFirst();

export const insertLink = (
  tx: Transaction<Database>,
  entryId: string,
  tokenHash: Buffer,
): Promise<unknown> =>
  tx.insertInto('waitlist_link').values({ token_hash: tokenHash, entry_id: entryId }).execute();

/** The links to an entry that was never joined lead to the one of the same contact that is there. */
export async function replaceWaitlistEntry(
  tx: Transaction<Database>,
  fromId: string,
  toId: string,
): Promise<void> {
  await tx
    .updateTable('waitlist_link')
    .set({ entry_id: toId })
    .where('entry_id', '=', fromId)
    .execute();
  await tx.deleteFrom('waitlist_entry').where('id', '=', fromId).execute();
}
