import type { Representative } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { carryContact } from '../../domain/changes/carry-corrections.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { type ContactOfPerson, lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import { addMinutes } from '../../domain/instant.ts';
import { countMail, type MailSender, ofBooking } from '../../domain/rate-limits/limit-mails.ts';
import {
  CONTACT_WAITS_MINUTES,
  forgetOldPhones,
  keepPreviousPhone,
} from '../../domain/reservations/contact-change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { contactChangedMails } from '../../mail/contact-changed-mail.ts';
import { enqueueToBoth } from '../../mail/outbox.ts';
import { mailContactChange } from '../confirming/mail-contact-change.ts';

/**
 * A guest corrects the contact. The phone number is another one at once, and the one of before finds the reservation
 * for two days. A new mail address waits as long, for the mailbox of before to confirm or to stop it; with
 * the address of now nothing of that changes.
 * @param row locked by the caller
 * @returns the reservation as it is stored from now on
 * @throws DomainError `RATE_LIMITED` after too many mails
 */
export async function correctAsGuest(
  tx: Transaction<Database>,
  context: MailSender & { clock: Clock; sessionId: number },
  row: ReservationRow,
  contact: ContactOfPerson,
): Promise<ReservationRow> {
  const now = context.clock.now();
  const { representative: before } = row;
  const { phone, dayPhone, email } = contact;
  const isPhoneNew = phone !== before.phone || dayPhone !== before.dayPhone;
  const isOfNow = email.toLowerCase() === row.contact_email;
  const isAsked = !isOfNow && email !== row.new_email;
  if (!isPhoneNew && !isAsked) return row;
  const retryAfterSeconds = await countMail(tx, context, ofBooking(row, false), now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const after: Representative = { ...before, phone, dayPhone };
  const { contact_phone } = lookUpKeysOf(after);
  const changed = await updateReservation(tx, row, {
    representative: JSON.stringify(after),
    contact_phone,
    ...(isAsked && {
      new_email: email,
      new_email_at: addMinutes(now, CONTACT_WAITS_MINUTES),
      new_email_by: context.sessionId,
    }),
  });
  if (isAsked && row.new_email === null) await forgetOldPhones(tx, row.id, now);
  if (isPhoneNew) {
    if (contact_phone !== row.contact_phone) await keepPreviousPhone(tx, row, now);
    await carryContact(tx, row.id, before, after);
    await addHistory(tx, row.id, 'contactChanged', now);
    const { id: reservationId, reservation_number: reservationNumber, version } = changed;
    const change = { reservationId, reservationNumber, version, before, after, changedAt: now };
    for (const mail of contactChangedMails(change, { isOldKept: true })) {
      await enqueueToBoth(tx, mail, row.new_email, now);
    }
  }
  if (isAsked) await mailContactChange(tx, context, changed);
  return changed;
}
