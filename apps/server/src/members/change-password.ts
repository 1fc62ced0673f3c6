import type { PasswordChange } from '@ferry/api/external-server';
import { fullName } from '@ferry/format/full-name';
import { findPasswordProblem } from '@ferry/format/password';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findMember } from '../domain/members/find-member.ts';
import type { LogInContext } from '../domain/members/log-in.ts';
import { endLinksOf } from '../domain/members/member-links.ts';
import { findLoginEmail, replacePasswordHash } from '../domain/members/member-rows.ts';
import { hashPassword } from '../domain/members/password.ts';
import { endLoginsOf, renewLogin } from '../domain/sessions/logins.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { checkPasswordOfLogin } from './check-password-of-login.ts';
import { invalid, wrongPassword } from './invalid.ts';

/** The login in which it is asked for; it stays, with a new cookie. */
export interface ChangingLogin {
  id: number;
  memberId: string;
}

/**
 * Gives a member a new password, ends their other logins and tells them so. A copy of the cookie of this
 * login is worth nothing either: there is a new one.
 * @returns the cookie's new value
 * @throws DomainError `VALIDATION_FAILED` (also for a wrong current password), `LOGIN_LOCKED` after too
 *   many of these, as at the login, `UNAVAILABLE` when too many passwords are waiting,
 *   `SESSION_EXPIRED` when the login has ended meanwhile
 */
export async function changePassword(
  context: Omit<LogInContext, 'session' | 'device' | 'takeOver'>,
  login: ChangingLogin,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const { db, clock } = context;
  const loginEmail = await findLoginEmail(db, login.memberId);
  if (loginEmail === undefined) throw new DomainError('UNAUTHENTICATED');
  const current = await checkPasswordOfLogin(context, login, currentPassword).catch(wrongPassword);
  const problem = findPasswordProblem(newPassword, loginEmail);
  if (problem) invalid({ newPassword: [problem] });
  const next = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const previous = current.password_hash;
    // Changed in another browser meanwhile.
    if (!(await replacePasswordHash(tx, login.memberId, { previous, next }))) wrongPassword();
    await endLoginsOf(tx, login.memberId, now, login.id);
    await endLinksOf(tx, 'passwordReset', login.memberId, now);
    await endLinksOf(tx, 'emailChange', login.memberId, now);
    const member = await findMember(tx, login.memberId);
    if (!member?.email) throw new Error('A member has an address');
    const name = fullName(member);
    await enqueueMail(tx, passwordChangedMail(member.email, name, now), now);
    return renewLogin(tx, login.id, now);
  });
}
