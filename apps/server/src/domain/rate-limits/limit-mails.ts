import { normaliseEmail } from '@ferry/format/email';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { ClientLimits } from './client-limits.ts';
import { countHit } from './rate-limits.ts';

/** The client that causes mails. */
export interface MailSender {
  keys: KeyRing;
  /** Keyed hash of the client's address. */
  client: string;
  limits: Pick<ClientLimits, 'mailsOfRecipient' | 'mailsOfAddress'>;
}

/**
 * Counts a mail that a visitor causes, of whatever kind and from whatever session: another person's
 * mailbox must not be filled from here. The table has keyed hashes of both addresses.
 * @returns seconds to wait, 0 when the mail may be written
 */
export function countMail(
  db: Kysely<Database>,
  { keys, client, limits }: MailSender,
  recipient: string,
  now: Date,
  bucket: 'mail-recipient' | 'reminder-recipient' | 'account-recipient' = 'mail-recipient',
): Promise<number> {
  const mailbox = subjectOf(keys, recipient);
  return countHit(
    db,
    [
      { name: 'mail-client', subject: client, limit: limits.mailsOfAddress },
      { name: bucket, subject: mailbox, limit: limits.mailsOfRecipient },
    ],
    now,
  );
}

/** Who books or changes, as {@link countBookingMail} needs it. */
export interface BookingCounter {
  keys: KeyRing;
  limits: Pick<ClientLimits, 'bookingsOfMailbox'>;
}

/**
 * Counts a booking that is paid later, or a change, whose mails go to the mailbox that was typed. Not with the links
 * that {@link countMail} counts: a customer who has asked for those can still book.
 * @param of the mailbox, or a paid booking that is changed: it has cost its customer something, and what others book
 *   with its mailbox does not keep it from being changed
 * @returns seconds to wait, 0 when it may be made
 */
export function countBookingMail(
  db: Kysely<Database>,
  { keys, limits }: BookingCounter,
  of: { mailbox: string } | { reservationId: string },
  now: Date,
): Promise<number> {
  const subject = 'mailbox' in of ? subjectOf(keys, of.mailbox) : of.reservationId;
  return countHit(
    db,
    [{ name: 'booking-recipient', subject, limit: limits.bookingsOfMailbox }],
    now,
  );
}

const subjectOf = (keys: KeyRing, recipient: string): string =>
  keys.hash('mail address', mailboxOf(recipient)).toString('base64');

/**
 * One form for all ways to write a mailbox: `Taro+ferry@…` is most providers' `taro@…`, and Gmail
 * knows no dots and two domains.
 */
export function mailboxOf(email: string): string {
  const plain = normaliseEmail(email)
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
  const [, name] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(plain) ?? [];
  return name ? `${name.replaceAll('.', '')}@gmail.com` : plain;
}
