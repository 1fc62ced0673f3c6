import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ChangeRow } from '../../domain/reservations/change-rows.ts';
import {
  endContactChange,
  keepPreviousPhone,
  NO_NEW_EMAIL,
  ownsContact,
} from '../../domain/reservations/contact-change-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { contactStoppedMail } from '../../mail/contact-change-mails.ts';
import { contactChangedMails } from '../../mail/contact-changed-mail.ts';
import { enqueueMail, enqueueToBoth } from '../../mail/outbox.ts';
import { endOtherRights } from '../reservations/end-other-rights.ts';

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

/** Where its owner's change has another contact, no mail address waits any more. */
export const endedWait = (
  row: ReservationRow,
  { representative }: Contact,
  { session_id }: ChangeRow,
): typeof NO_NEW_EMAIL | undefined =>
  isDeepStrictEqual(representative, row.representative) || isOfGuest(row, session_id)
    ? undefined
    : NO_NEW_EMAIL;

/**
 * Where a change has another contact, it is as if the contact had been corrected by itself: the mailbox of before is
 * told, and clients that had looked the reservation up with the old one have no right to it any more. Of a guest's
 * change only the phone number is another one, and that of before goes on for a time.
 * @param row of before
 */
export async function tellOfContact(
  tx: Transaction<Database>,
  row: ReservationRow,
  changed: ReservationRow,
  { now, sessionId }: { now: Date; sessionId: number | null },
): Promise<void> {
  const { id: reservationId, version, representative: after } = changed;
  const { representative: before, session_id, reservation_number: reservationNumber } = row;
  if (isDeepStrictEqual(after, before)) return;
  const isOld = isOfGuest(row, sessionId);
  if (isOld) {
    if (before.phone !== after.phone) await keepPreviousPhone(tx, row, now);
  } else {
    const own = sessionId ?? session_id ?? -1;
    await endContactChange(tx, reservationId, now);
    await endOtherRights(tx, [own, session_id ?? own], reservationId, now);
  }
  const change = { reservationId, reservationNumber, version, before, after, changedAt: now };
  // The new address has the mail of the change.
  const [toOld] = contactChangedMails(change, { isOldKept: isOld });
  if (toOld) await enqueueToBoth(tx, toOld, isOld ? row.new_email : null, now);
  const { new_email: waited } = row;
  if (!isOld && waited && waited !== after.email) {
    await enqueueMail(tx, contactStoppedMail(changed, waited), now);
  }
}

const isOfGuest = (row: ReservationRow, sessionId: number | null): boolean =>
  !ownsContact({ row, isOwner: sessionId !== null && sessionId === row.session_id });
