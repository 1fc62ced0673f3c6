import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** @returns how many were never confirmed */
export async function deleteOldReminders(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sale_reminder')
    .where('remove_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
