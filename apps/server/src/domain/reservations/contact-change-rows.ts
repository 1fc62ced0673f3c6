import type { Representative } from '@ferry/api/customer-server';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

/** Minutes for which a new mail address waits, and for which a phone number that was replaced still counts. */
export const CONTACT_WAITS_MINUTES = 48 * 60;

/** A phone number of before, as its representative has it. */
type PreviousPhone = Pick<Representative, 'phone' | 'dayPhone'>;

/** No mail address waits. */
export const NO_NEW_EMAIL = { new_email: null, new_email_at: null, new_email_by: null };

/**
 * Whether who asks may change the contact at once: the session that has booked, the member whose it was or became with
 * their own mailbox. Who only knows number and contact may not, also after having claimed the booking by them.
 */
export const ownsContact = ({
  row,
  isOwner,
}: {
  row: { is_claimed: boolean };
  isOwner: boolean;
}): boolean => isOwner && !row.is_claimed;

/** Whether the contact is the mailbox that the session's member logs in with. */
export async function isMailboxOf(
  tx: Transaction<Database>,
  sessionId: number | null,
  { contact_email }: { contact_email: string },
): Promise<boolean> {
  const member = await tx
    .selectFrom('member')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('login_email', '=', contact_email)
    .executeTakeFirst();
  return member !== undefined;
}

/** The number of the reservation still finds it; the caller has locked it and stores another one. */
export async function keepPreviousPhone(
  tx: Transaction<Database>,
  {
    id,
    contact_phone,
    representative,
  }: { id: string; contact_phone: string; representative: PreviousPhone },
  now: Date,
): Promise<void> {
  const { phone, dayPhone } = representative;
  await tx
    .insertInto('previous_phone')
    .values({
      reservation_id: id,
      phone: contact_phone,
      shown: JSON.stringify({ phone, dayPhone }),
      replaced_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number that it had before all corrections that count, while a mail address waits. */
export async function findFirstPhone(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<PreviousPhone | undefined> {
  const row = await tx
    .selectFrom('previous_phone')
    .select('shown')
    .where('reservation_id', '=', reservationId)
    .orderBy('replaced_at')
    .executeTakeFirst();
  return row?.shown;
}

/** Numbers that do not count any more when a mail address begins to wait: while it waits, none goes. */
export async function forgetOldPhones(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('previous_phone')
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', '<=', stillCounts(now))
    .execute();
}

/** Only the contact of now counts; links that were mailed to change it are over. The caller has locked the reservation. */
export async function endContactChange(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('previous_phone').where('reservation_id', '=', reservationId).execute();
  await tx
    .updateTable('contact_change_link')
    .set({ used_at: now })
    .where('reservation_id', '=', reservationId)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether the phone number was that of the reservation `r` until lately, or when a mail address began to wait. */
export const wasLatelyPhone = (phone: string, now: Date) => sql<boolean>`exists (
  select 1 from previous_phone f
  where f.reservation_id = r.id and f.phone = ${phone}
    and (r.new_email is not null or f.replaced_at > ${stillCounts(now)}))`;

/** When a number must have been replaced, at the earliest, to count still. */
export const stillCounts = (now: Date): Date => addMinutes(now, -CONTACT_WAITS_MINUTES);
