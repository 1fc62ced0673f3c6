import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ChangeRow } from '../../domain/reservations/change-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { withdrawOtherShares } from '../../domain/tickets/shares.ts';
import { contactChangedMails } from '../../mail/contact-changed-mail.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { endOtherRights } from '../reservations/update-contact.ts';

type Contact = Pick<
  ReservationRow,
  'representative' | 'contact_phone' | 'contact_email' | 'mail_hash'
>;

/** The contact of a reservation once it is changed: that of the change, where it has another one on purpose. */
export function carriedContact(row: ReservationRow, change: ChangeRow): Contact {
  const { representative, contact_phone, contact_email, mail_hash } = change.parts.includes(
    'contact',
  )
    ? change
    : row;
  return { representative, contact_phone, contact_email, mail_hash };
}

/**
 * Where a change has another contact, it is as if the contact had been corrected by itself: both mailboxes are told,
 * and clients that had looked the reservation up with the old one have no right to it any more.
 */
export async function tellOfContact(
  tx: Transaction<Database>,
  { representative: before, session_id, reservation_number: reservationNumber }: ReservationRow,
  { id: reservationId, version, representative: after }: ReservationRow,
  { now, sessionId }: { now: Date; sessionId: number | null },
): Promise<void> {
  if (isDeepStrictEqual(after, before)) return;
  const own = sessionId ?? session_id ?? -1;
  const kept = [own, session_id ?? own];
  await endOtherRights(tx, kept, reservationId);
  await withdrawOtherShares(tx, reservationId, kept, now);
  const change = { reservationId, reservationNumber, version };
  // The new address has the mail of the change.
  const [toOld] = contactChangedMails({ ...change, before, after, changedAt: now });
  if (toOld) await enqueueMail(tx, toOld, now);
}
