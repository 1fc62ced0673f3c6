import { normaliseEmail } from '@ferry/format/email';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { ClientLimits } from './client-limits.ts';
import { countHit } from './rate-limits.ts';

/** The client that causes mails. */
export interface MailSender {
  keys: KeyRing;
  /** Keyed hash of the client's address. */
  client: string;
  /** Of the browser that asks; null where none does. */
  sessionId: number | null;
  limits: Pick<ClientLimits, 'mailsOfRecipient' | 'mailsOfAddress'>;
}

/**
 * Counts a mail that a visitor causes, of whatever kind and from whatever session: another person's
 * mailbox must not be filled from here. The table has keyed hashes of both addresses. Who is known to own the mailbox
 * ({@link ownsMailbox}) counts apart, and so does a paid booking: what strangers cause keeps neither from a mail.
 * @param of the mailbox, or the paid booking that the mail is about
 * @returns seconds to wait, 0 when the mail may be written
 */
export async function countMail(
  db: Kysely<Database>,
  { keys, client, limits, sessionId }: MailSender,
  of: MailSubject,
  now: Date,
  bucket: 'mail-recipient' | 'reminder-recipient' | 'account-recipient' = 'mail-recipient',
): Promise<number> {
  const subject = await subjectFor(db, { keys, sessionId }, of);
  return countHit(
    db,
    [
      { name: 'mail-client', subject: client, limit: limits.mailsOfAddress },
      { name: bucket, subject, limit: limits.mailsOfRecipient },
    ],
    now,
  );
}

/** Who books or changes, as {@link countBookingMail} needs it. */
export interface BookingCounter {
  keys: KeyRing;
  /** As of {@link MailSender}. */
  sessionId: number | null;
  limits: Pick<ClientLimits, 'bookingsOfMailbox'>;
}

/**
 * Counts a booking that is paid later, or a change, whose mails go to the mailbox that was typed. Not with the links
 * that {@link countMail} counts: a customer who has asked for those can still book.
 * @param of the mailbox, or the booking that is changed ({@link ofBooking})
 * @returns seconds to wait, 0 when it may be made
 */
export const countBookingMail = async (
  db: Kysely<Database>,
  counter: BookingCounter,
  of: MailSubject,
  now: Date,
): Promise<number> => countBooking(db, counter, await subjectFor(db, counter, of), now);

/** As {@link countBookingMail}, by a subject that was asked for before. */
export const countBooking = (
  db: Kysely<Database>,
  { limits }: BookingCounter,
  subject: string,
  now: Date,
): Promise<number> =>
  countHit(db, [{ name: 'booking-recipient', subject, limit: limits.bookingsOfMailbox }], now);

/** What a mail counts by. */
type MailSubject = { mailbox: string } | { reservationId: string; isOwner: boolean };

/**
 * What a mail about a booking counts by. One that is paid has cost its customer something, and is not in the hands of
 * others who type its mailbox: it counts by itself, and for guests who know its number apart.
 */
export const ofBooking = (
  booking: { id: string; state: string; representative: { email: string } },
  isOwner: boolean,
): MailSubject =>
  booking.state === 'confirmed'
    ? { reservationId: booking.id, isOwner }
    : { mailbox: booking.representative.email };

/** What {@link countBookingMail} counts by; it is only read. */
export async function subjectFor(
  db: Kysely<Database>,
  { keys, sessionId }: Pick<MailSender, 'keys' | 'sessionId'>,
  of: MailSubject,
): Promise<string> {
  if ('reservationId' in of) return `${of.isOwner ? '' : 'guest '}${of.reservationId}`;
  const hash = keys.hash('mail address', mailboxOf(of.mailbox));
  const isOwner = await ownsMailbox(db, sessionId, { hash, email: of.mailbox });
  return `${isOwner ? 'owner ' : ''}${hash.toString('base64')}`;
}

/**
 * Whether the browser is one that the mailbox is known to belong to: its customer has followed a link in it, is logged in
 * with it, or was and comes with the cookie of that login.
 */
async function ownsMailbox(
  db: Kysely<Database>,
  sessionId: number | null,
  { hash, email }: { hash: Buffer; email: string },
): Promise<boolean> {
  const loginEmail = normaliseEmail(email).toLowerCase();
  const [row] = await readOwns(db, { sessionId, hash, loginEmail });
  return row?.owns ?? false;
}

type Sought = { sessionId: number | null; hash: Buffer; loginEmail: string };

const readOwns = prepared(
  (_, { sessionId, hash, loginEmail }: Sought) => sql<{ owns: boolean }>`
    select exists (select 1 from confirmed_mailbox
        where session_id = ${sessionId}::bigint and mail_hash = ${hash})
      or exists (select 1 from member
        where session_id = ${sessionId}::bigint and login_email = ${loginEmail})
      or exists (select 1 from session s join member m on m.id = s.earlier_member_id
        where s.id = ${sessionId}::bigint and m.login_email = ${loginEmail})
      as owns`,
);

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
