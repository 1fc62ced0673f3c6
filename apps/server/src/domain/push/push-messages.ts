import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a device shows, on a locked screen too: no name and no number in it. */
export interface PushText {
  title: string;
  body: string;
}

/** What has become of a sailing. */
interface PushMessage extends PushText {
  /** Of the decision. */
  eventId: string;
  sailingId: string;
  /** Of no use from then on. */
  expiresAt: Date;
}

/**
 * Puts a message for each device of a reservation into the outbox, in the transaction that notes that it was told. What
 * waits about the same sailing is replaced.
 */
export async function enqueuePush(
  tx: Transaction<Database>,
  reservationId: string,
  { eventId, sailingId, title, body, expiresAt }: PushMessage,
  now: Date,
): Promise<void> {
  await sql`
    insert into push_message
      (subscription_id, event_id, sailing_id, title, body, expires_at, next_attempt_at)
    select id, ${eventId}::bigint, ${sailingId}, ${title}, ${body}, ${expiresAt}, ${now}
    from push_subscription where reservation_id = ${reservationId}
    on conflict (subscription_id, sailing_id) do update set event_id = excluded.event_id,
      title = excluded.title, body = excluded.body, expires_at = excluded.expires_at,
      attempts = 0, next_attempt_at = excluded.next_attempt_at`.execute(tx);
}
