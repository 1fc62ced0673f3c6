import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** @returns how many entries were over, or never joined, so long ago as they are kept */
export async function deleteOldEntries(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_entry')
    .where('remove_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
