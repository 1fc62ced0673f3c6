import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** @returns how many drafts were removed because their time is over */
export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('draft')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
