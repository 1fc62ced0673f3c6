import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { type Confirmed, mailConfirmationMail } from '../../mail/mail-confirmation-mail.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';

const TOKEN_BYTES = 24;

/** What a link confirms when it is followed, besides the session that follows it. */
type LinkSubject =
  | { reservationId: string; about: Confirmed }
  /** Of a client that asks before anything is booked; the caller keeps it from ending. */
  | { sessionId: number; expiresAt: Date };

/** A link, and whom it is sent to: the mailbox that it confirms. */
export interface RequestedLink {
  email: string;
  /** The booking's own where there is one: the ring may have another first key by now. */
  mailHash: Buffer;
  subject: LinkSubject;
}

/**
 * Writes the mail with a new link.
 * @returns seconds to wait instead, after too many mails; 0 when it is written
 */
export async function mailConfirmation(
  tx: Transaction<Database>,
  sender: MailSender & { clock: Clock },
  { email, mailHash, subject }: RequestedLink,
): Promise<number> {
  const now = sender.clock.now();
  const wait = await countMail(tx, sender, { mailbox: email }, now);
  if (wait > 0) return wait;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { about, expiresAt, ...of } =
    'about' in subject
      ? { ...subject, expiresAt: subject.about.confirmMailBy, sessionId: null }
      : { ...subject, about: undefined, reservationId: null };
  await tx
    .insertInto('mail_confirmation')
    .values({
      token_hash: hashOfToken(token),
      mail_hash: mailHash,
      session_id: of.sessionId,
      reservation_id: of.reservationId,
      expires_at: expiresAt,
      confirmed_at: null,
    })
    .execute();
  const mail = mailConfirmationMail(email, token, { about, expiresAt });
  await enqueueTokenMail(tx, sender.keys, mail, now);
  return 0;
}

/**
 * Asks for a confirmation of a booking's mail address, where its places go back without one. Too many
 * mails: without one for now, the customer can ask for another later.
 * @param row as it is stored from now on
 */
export async function askToConfirm(
  tx: Transaction<Database>,
  sender: Omit<MailSender, 'client'> & { clock: Clock },
  row: ReservationRow,
): Promise<void> {
  const { confirm_mail_by: confirmMailBy, mail_hash: mailHash, client_hash } = row;
  if (!confirmMailBy || !mailHash) return;
  const about = { reservationNumber: row.reservation_number, confirmMailBy };
  const client = client_hash?.toString('base64') ?? '';
  const { email } = row.representative;
  const subject = { reservationId: row.id, about };
  await mailConfirmation(tx, { ...sender, client }, { email, mailHash, subject });
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
