import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** @returns how many orders were over, or never confirmed, so long ago as they are kept */
export async function deleteOldPreOrders(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pre_order')
    .where('remove_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
