import { isDeepStrictEqual } from 'node:util';
import type { Reservation, ReservationContactRequest } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { carryContact } from '../../domain/changes/carry-corrections.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { checkContact, lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import { lockDraftsAbout } from '../../domain/drafts/draft-rows.ts';
import { validated } from '../../domain/people/problems.ts';
import {
  countMail,
  type MailSender,
  mailboxOf,
  ofBooking,
} from '../../domain/rate-limits/limit-mails.ts';
import {
  endContactChange,
  NO_NEW_EMAIL,
  ownsContact,
} from '../../domain/reservations/contact-change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import { contactStoppedMail } from '../../mail/contact-change-mails.ts';
import { contactChangedMails } from '../../mail/contact-changed-mail.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { askToConfirm } from '../confirming/confirmation-link.ts';
import { bookUnpaidAgain, type UnpaidBooking } from '../holding/book-unpaid.ts';
import { correctAsGuest } from './correct-as-guest.ts';
import { endOtherRights } from './end-other-rights.ts';
import { type ReservationContext, requireReservation } from './get-reservation.ts';

type ContactContext = ReservationContext & MailSender & { clientHash: Buffer };

/**
 * Corrects how the representative of a confirmed reservation is reached, for a guest by {@link correctAsGuest}. From then
 * on it is looked up with the new contact: clients that have looked it up with the old one, elsewhere, lose the right to it, and links to tickets that were
 * made there end. The mailbox of before is told.
 * @param version of the reservation that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, `VALIDATION_FAILED`,
 *   `RATE_LIMITED` after too many mails; of what is unpaid also `UNPAID_LIMIT`, `MAIL_UNCONFIRMED`
 */
export async function updateContact(
  tx: Transaction<Database>,
  context: ContactContext,
  reservationId: string,
  { version, request }: { version: number; request: ReservationContactRequest },
): Promise<Reservation> {
  const { clock, sessionId } = context;
  const now = clock.now();
  // Before the reservation, in the order of all locks.
  await lockDraftsAbout(tx, sessionId, reservationId);
  const { row, isOwner } = await requireReservation(tx, context, reservationId, 'lock');
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  const isConfirmed = row.state === 'confirmed' || row.state === 'confirmedUnpaid';
  if (!isConfirmed) throw new DomainError('RESERVATION_STATE');
  const contact = validated((report) => checkContact(request, report));
  if (!ownsContact({ row, isOwner })) {
    const corrected = await correctAsGuest(tx, context, row, contact);
    return toReservation(tx, clock, { row: corrected, isOwner });
  }
  const before = row.representative;
  const after = { ...before, ...contact };
  // The same contact once more is no change: the history would grow without end.
  if (isDeepStrictEqual(after, before) && row.new_email === null)
    return toReservation(tx, clock, { row, isOwner });
  const retryAfterSeconds = await countMail(tx, context, ofBooking(row, isOwner), now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  const keys = lookUpKeysOf(after);
  const terms = await termsOfMailbox(tx, context, { ...row, ...keys, representative: after }, row);
  const representative = JSON.stringify(after);
  const changed = await updateReservation(tx, row, {
    representative,
    ...keys,
    ...terms,
    ...NO_NEW_EMAIL,
  });
  const kept = [sessionId, row.session_id ?? sessionId];
  await endContactChange(tx, row.id, now);
  await endOtherRights(tx, kept, row.id, now);
  await carryContact(tx, row.id, before, after);
  await addHistory(tx, row.id, 'contactChanged', now);
  const { reservation_number: reservationNumber } = row;
  const change = { reservationId, reservationNumber, version: changed.version };
  for (const mail of contactChangedMails({ ...change, before, after, changedAt: now })) {
    await enqueueMail(tx, mail, now);
  }
  const { new_email: waited } = row;
  if (waited && waited !== after.email) {
    await enqueueMail(tx, contactStoppedMail(changed, waited), now);
  }
  if (terms) await askToConfirm(tx, context, changed);
  return toReservation(tx, clock, { row: changed, isOwner });
}

type MailboxTerms = Pick<ReservationRow, 'mail_hash'> | UnpaidBooking;

/**
 * A new mailbox is nobody's until it is confirmed. What is not paid is admitted with it as if it was booked
 * now, and keeps the time at which its places go back.
 * @param row with the new contact
 * @returns undefined where it is the mailbox of before
 */
async function termsOfMailbox(
  tx: Transaction<Database>,
  context: ContactContext,
  row: ReservationRow,
  before: ReservationRow,
): Promise<MailboxTerms | undefined> {
  const { email } = row.representative;
  if (mailboxOf(email) === mailboxOf(before.representative.email)) return undefined;
  const mail_hash = mailHashOf(context.keys, email);
  if (row.state !== 'confirmedUnpaid' || !row.unpaid_since) return { mail_hash };
  const legs = await findReservationLegs(tx, row.id);
  return bookUnpaidAgain(tx, context, { ...row, mail_hash }, legs, before);
}
