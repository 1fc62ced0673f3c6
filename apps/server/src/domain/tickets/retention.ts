import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Days after the arrival for which a port can still be asked about a ticket. */
export const KEPT_DAYS = 7;

/** @returns how many tickets were removed, with their links, because their voyage is over */
export async function deleteOldTickets(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ticket')
    .where(sql<boolean>`ends_at <= ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Links are over with the arrival. @returns how many were removed */
export async function deleteOldShares(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ticket_share')
    .where('ticket_id', 'in', db.selectFrom('ticket').select('id').where('ends_at', '<=', now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Public keys of which nothing that they have signed can be asked for. @returns how many were removed */
export async function deleteOldTicketKeys(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ticket_key')
    .where('used_until', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
