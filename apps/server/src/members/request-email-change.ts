import type { EmailChangeRequest } from '@ferry/api/external-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { fullName } from '@ferry/format/full-name';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findMember } from '../domain/members/find-member.ts';
import { type LogInContext, loginEmailOf } from '../domain/members/log-in.ts';
import { addLink, endLinksOf } from '../domain/members/member-links.ts';
import {
  type Credentials,
  findCredentials,
  keepPassword,
  lockMember,
} from '../domain/members/member-rows.ts';
import { countMail } from '../domain/rate-limits/limit-mails.ts';
import { emailChangeMail, emailChangeNoticeMail } from '../mail/email-change-mails.ts';
import { assertMailWorks } from '../mail/mail-health.ts';
import { enqueueTokenMail } from '../mail/outbox.ts';
import type { ChangingLogin } from './change-password.ts';
import { checkPasswordOfLogin } from './check-password-of-login.ts';
import { invalid, wrongPassword } from './invalid.ts';
import type { LinkContext } from './mail-link.ts';

/** `client` is the client's address, `mailClient` the keyed hash under which its mails are counted. */
type EmailChangeContext = Omit<LogInContext, 'session' | 'device' | 'takeOver' | 'limits'> &
  Omit<LinkContext, 'client' | 'limits'> & {
    limits: LogInContext['limits'] & LinkContext['limits'];
    mailClient: string;
  };

/**
 * Mails a link to the new address, and to the one of now a notice with which it is stopped. Whose the
 * new address is, only its mail says: the statements, the two mails and the response are the same.
 * @throws DomainError `VALIDATION_FAILED` (also for a wrong password), `LOGIN_LOCKED` after too many of
 *   these, `MAIL_UNAVAILABLE`, `RATE_LIMITED` by the client's address and by the new mailbox
 */
export async function requestEmailChange(
  context: EmailChangeContext,
  login: ChangingLogin,
  { currentPassword, newEmail }: EmailChangeRequest,
): Promise<void> {
  const { db, clock } = context;
  const { memberId } = login;
  const email = normaliseEmail(newEmail);
  const now = clock.now();
  if (!isEmail(email)) invalid({ newEmail: ['INVALID_FORMAT'] });
  await assertMailWorks(db, now);
  const member = await checkPasswordOfLogin(context, login, currentPassword).catch(wrongPassword);
  if (email === member.email) invalid({ newEmail: ['NOT_DISTINCT'] });
  const sender = { ...context, client: context.mailClient };
  const retryAfterSeconds = await countMail(
    db,
    sender,
    { mailbox: email },
    now,
    'account-recipient',
  );
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  await inTransaction(db, async (tx) => {
    // Of two at once the later one ends the links of the other.
    await lockMember(tx, memberId);
    if (!(await keepPassword(tx, member))) wrongPassword();
    await endLinksOf(tx, 'emailChange', memberId, now);
    await endLinksOf(tx, 'emailChangeStop', memberId, now);
    await mailBoth(tx, context, member, email, now);
  });
}

async function mailBoth(
  tx: Transaction<Database>,
  { keys }: EmailChangeContext,
  member: Credentials,
  email: string,
  now: Date,
): Promise<void> {
  const loginEmail = loginEmailOf(email);
  const known = await findCredentials(tx, loginEmail);
  const isAnothers = known !== undefined && known.id !== member.id;
  const owner = { memberId: member.id, loginEmail };
  const link = await addLink(tx, 'emailChange', { ...owner, email }, now);
  const to = isAnothers ? known.email : email;
  await enqueueTokenMail(tx, keys, emailChangeMail({ to, ...link }, isAnothers), now);
  const stop = await addLink(tx, 'emailChangeStop', { ...owner, email: member.email }, now);
  const { familyName, givenName } = (await findMember(tx, member.id)) ?? {};
  const name = fullName({ familyName, givenName });
  const notice = emailChangeNoticeMail({ to: member.email, ...stop }, name, email);
  await enqueueTokenMail(tx, keys, notice, now);
}
