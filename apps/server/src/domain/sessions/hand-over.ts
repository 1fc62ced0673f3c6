import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const HANDED_OVER = [
  'draft',
  'reservation',
  'reservation_change',
  'payment',
  'push_subscription',
  'waitlist_entry',
  'passenger_link',
  'pre_order',
] as const;

/**
 * What a visitor has begun becomes the member's: drafts, holds, reservations, their changes and payments,
 * rights, and the responses that a repeated request would get. The visitor's session ends with it.
 * @returns false when the session has ended meanwhile; then nothing has changed
 */
export async function handOver(
  tx: Transaction<Database>,
  visitorId: number,
  ownerId: number,
): Promise<boolean> {
  // Both, in one order and before what they own: the order of locks everywhere.
  const rows = await tx
    .selectFrom('session')
    .select('id')
    .where('id', 'in', [visitorId, ownerId])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!rows.some(({ id }) => id === visitorId)) return false;
  for (const table of HANDED_OVER) {
    await tx
      .updateTable(table)
      .set({ session_id: ownerId })
      .where('session_id', '=', visitorId)
      .execute();
  }
  await tx
    .updateTable('reservation')
    .set({ new_email_by: ownerId })
    .where('new_email_by', '=', visitorId)
    .execute();
  await sql`
    insert into guest_right (session_id, reservation_id, expires_at)
    select ${ownerId}, reservation_id, expires_at from guest_right where session_id = ${visitorId}
    on conflict (session_id, reservation_id)
    do update set expires_at = greatest(guest_right.expires_at, excluded.expires_at)`.execute(tx);
  // A key that the member has used already keeps its own response.
  await sql`
    insert into stored_response
      (session_id, operation, key, request_hash, status, headers, body, created_at)
    select ${ownerId}, operation, key, request_hash, status, headers, body, created_at
    from stored_response where session_id = ${visitorId}
    on conflict do nothing`.execute(tx);
  await handOverPlace(tx, visitorId, ownerId);
  await tx.deleteFrom('session').where('id', '=', visitorId).execute();
  return true;
}

/** One place in the line: the better one where both have some. */
async function handOverPlace(
  tx: Transaction<Database>,
  visitorId: number,
  ownerId: number,
): Promise<void> {
  await sql`delete from queue_place worse using queue_place better
    where worse.session_id in (${visitorId}, ${ownerId}) and better.session_id in (${visitorId}, ${ownerId})
      and worse.queue_id = better.queue_id and worse.lot <> better.lot
      and (better.ended_at is null, better.admitted_at is not null, -better.place)
        > (worse.ended_at is null, worse.admitted_at is not null, -worse.place)`.execute(tx);
  await tx
    .updateTable('queue_place')
    .set({ session_id: ownerId })
    .where('session_id', '=', visitorId)
    .execute();
}
