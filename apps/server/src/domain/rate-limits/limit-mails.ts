import { normaliseEmail } from '@ferry/format/email';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { ClientLimits } from './client-limits.ts';
import { countHit } from './rate-limits.ts';

/** Who causes mails. */
export interface MailSender {
  keys: KeyRing;
  /** The client's address as `clientOf` has it. */
  client: string;
  limits: Pick<ClientLimits, 'mailsOfRecipient' | 'mailsOfAddress'>;
}

/**
 * Counts a mail that a visitor causes, of whatever kind and from whatever session: somebody else's
 * mailbox must not be filled from here. The table has keyed hashes of both addresses.
 * @returns seconds to wait, 0 when the mail may be written
 */
export function countMail(
  db: Kysely<Database>,
  { keys, client, limits }: MailSender,
  recipient: string,
  now: Date,
): Promise<number> {
  const hash = (use: string, value: string) => keys.hash(use, value).toString('base64url');
  return countHit(
    db,
    [
      {
        name: 'mail-client',
        subject: hash('client address', client),
        limit: limits.mailsOfAddress,
      },
      {
        name: 'mail-recipient',
        subject: hash('mail address', mailboxOf(recipient)),
        limit: limits.mailsOfRecipient,
      },
    ],
    now,
  );
}

/** One form for all ways to write a mailbox: `Taro+ferry@…` is most providers' `taro@…`. */
export const mailboxOf = (email: string): string =>
  normaliseEmail(email)
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
