import type { GuestSessionRequest } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { wasLatelyPhone } from './contact-change-rows.ts';

/** A reservation, and the contact that its look-up was right with. */
export interface KnownContact {
  reservationId: string;
  kind: GuestSessionRequest['contactKind'];
  contact: string;
}

/**
 * Whether the reservation `r` is still reached so: also by a phone number of lately, and by a mail address that waits.
 * Asked of a row that the statement locks.
 */
export const isReachedBy = ({ kind, contact }: KnownContact, now: Date) =>
  kind === 'phone'
    ? sql<boolean>`(r.contact_phone = ${contact} or ${wasLatelyPhone(contact, now)})`
    : sql<boolean>`(r.contact_email = ${contact} or lower(r.new_email) = ${contact})`;

/**
 * Gives a session the right to a reservation, or renews it, if the contact is still the one that was
 * typed: a correction at the same time is waited for, and a later one finds the right and ends it.
 * @param holder of the right: a session that the caller keeps
 * @returns false when the contact is another one meanwhile
 */
export async function insertGuestRight(
  tx: Transaction<Database>,
  known: KnownContact,
  { sessionId, expiresAt, now }: { sessionId: number; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with reached as (
      select r.id from reservation r
      where r.id = ${known.reservationId} and ${isReachedBy(known, now)} for share
    )
    insert into guest_right (session_id, reservation_id, expires_at)
    select ${sessionId}::bigint, id, ${expiresAt}::timestamptz from reached
    on conflict (session_id, reservation_id) do update set expires_at = excluded.expires_at`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Gives a session the right to a reservation that it has proven otherwise, or renews it. */
export async function giveGuestRight(
  tx: Transaction<Database>,
  reservationId: string,
  { sessionId, expiresAt }: { sessionId: number; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('guest_right')
    .values({ session_id: sessionId, reservation_id: reservationId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'reservation_id']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
}

/** Whether a session may see a reservation at a time, without making its right last longer. */
export async function maySee(
  db: Kysely<Database>,
  { sessionId, now }: { sessionId: number; now: Date },
  reservationId: string,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select 1 from reservation
        where id = ${reservationId} and session_id = ${sessionId}::bigint)
      or exists (select 1 from guest_right where reservation_id = ${reservationId}
        and session_id = ${sessionId}::bigint and expires_at > ${now}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
