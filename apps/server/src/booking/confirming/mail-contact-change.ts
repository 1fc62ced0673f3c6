import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { contactChangeMail, contactChangeNoticeMail } from '../../mail/contact-change-mails.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { hashOfToken } from './confirmation-link.ts';

const TOKEN_BYTES = 24;

/**
 * Tells both mailboxes of an address that waits to become the contact: the one of now with a link that confirms or stops
 * it, the new one with a link that says whose it is.
 * @param row as it is stored, with the address that waits
 */
export async function mailContactChange(
  tx: Transaction<Database>,
  { clock, keys, sessionId }: { clock: Clock; keys: KeyRing; sessionId: number },
  row: ReservationRow,
): Promise<void> {
  const { new_email: email, new_email_at: at } = row;
  if (email === null || at === null) throw new Error('No mail address waits');
  const now = clock.now();
  const [old, own] = [newToken(), newToken()];
  await tx
    .insertInto('contact_change_link')
    .values({ token_hash: old.hash, reservation_id: row.id, expires_at: at, used_at: null })
    .execute();
  await tx
    .insertInto('mail_confirmation')
    .values({
      token_hash: own.hash,
      mail_hash: mailHashOf(keys, email),
      session_id: sessionId,
      reservation_id: null,
      expires_at: at,
      confirmed_at: null,
    })
    .execute();
  const { representative, reservation_number: reservationNumber } = row;
  const waiting = { representative, reservationNumber, email, at };
  await enqueueTokenMail(tx, keys, contactChangeNoticeMail(old.token, waiting), now);
  await enqueueTokenMail(tx, keys, contactChangeMail(own.token, waiting), now);
}

function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}
