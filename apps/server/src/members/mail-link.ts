import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { loginEmailOf } from '../domain/members/log-in.ts';
import { addLink } from '../domain/members/member-links.ts';
import { findCredentials } from '../domain/members/member-rows.ts';
import type { Problems } from '../domain/people/problems.ts';
import { countMail, type MailSender } from '../domain/rate-limits/limit-mails.ts';
import { passwordResetMail, signUpMail } from '../mail/account-mails.ts';
import { assertMailWorks } from '../mail/mail-health.ts';
import { lockedResetMail } from '../mail/operator-mails.ts';
import { enqueueTokenMail } from '../mail/outbox.ts';

export interface LinkContext extends MailSender {
  db: Kysely<Database>;
  clock: Clock;
}

const mails = { signUp: signUpMail, passwordReset: passwordResetMail };

/**
 * Mails a link to the address that a customer asks with. For members and others the same statements
 * run, one mail is written, and the response is the same: only the mail says which it is. The link of
 * the one whom it is not for is stored as well, and never sent.
 * @param problems what else is wrong with the request
 * @throws DomainError `VALIDATION_FAILED`, `MAIL_UNAVAILABLE`, `RATE_LIMITED` by the client's
 *   address and by the mailbox
 */
export async function mailLink(
  context: LinkContext,
  kind: keyof typeof mails,
  address: string,
  problems: Problems = {},
): Promise<void> {
  const { db, clock, keys } = context;
  const now = clock.now();
  const email = normaliseEmail(address);
  const errors: Problems = isEmail(email) ? problems : { email: ['INVALID_FORMAT'], ...problems };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  await assertMailWorks(db, now);
  const retryAfterSeconds = await countMail(
    db,
    context,
    { mailbox: email },
    now,
    'account-recipient',
  );
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  await inTransaction(db, async (tx) => {
    const loginEmail = loginEmailOf(email);
    const member = await findCredentials(tx, loginEmail);
    // Some mailboxes differ by case alone: a member's mail goes to the address that they
    // registered.
    const to = member?.email ?? email;
    const owner = { email: to, loginEmail, memberId: member?.id };
    const link = await addLink(tx, kind, owner, now);
    const isLocked = kind === 'passwordReset' && member?.locked_at != null;
    const mail = isLocked
      ? lockedResetMail({ to, ...link })
      : mails[kind]({ to, ...link }, member !== undefined);
    await enqueueTokenMail(tx, keys, mail, now);
  });
}
