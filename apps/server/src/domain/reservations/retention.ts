import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

/** Minutes for which a hold that was never confirmed can still be looked at. */
export const EXPIRED_HOLD_KEPT_MINUTES = 30 * 24 * 60;

/** Removes holds that nobody confirmed, with the names in them. @returns how many */
export async function deleteOldHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reservation')
    .where('state', '=', 'expired')
    .where('limit_time', '<=', addMinutes(now, -EXPIRED_HOLD_KEPT_MINUTES))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
