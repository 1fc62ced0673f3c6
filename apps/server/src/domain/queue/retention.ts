import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

/** @returns how many places of lines are removed that were closed 7 days ago: by then nobody asks how they were drawn */
export async function deleteOldPlaces(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('queue_place')
    .where('queue_id', 'in', (of) =>
      of
        .selectFrom('sales_queue')
        .select('id')
        .where('closed_at', '<=', addMinutes(now, -7 * 24 * 60)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
