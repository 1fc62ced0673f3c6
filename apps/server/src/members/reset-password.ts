import type { PasswordReset } from '@ferry/api/external-server';
import { fullName } from '@ferry/format/full-name';
import { findPasswordProblem } from '@ferry/format/password';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findMember } from '../domain/members/find-member.ts';
import { endLinksOf, findLink, useLink } from '../domain/members/member-links.ts';
import { setPasswordHash } from '../domain/members/member-rows.ts';
import { deletePasskeyRow } from '../domain/members/passkey-rows.ts';
import { hashPassword } from '../domain/members/password.ts';
import { endLoginsOf } from '../domain/sessions/logins.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { countLinkAttempt, type LinkUser } from './count-link-attempt.ts';

/**
 * Gives a member a new password by the link from the mail, takes away the passkeys that they name,
 * ends all their logins and tells them so.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_USED`; `VALIDATION_FAILED`, which
 *   leaves the link as it is; `RATE_LIMITED`, `UNAVAILABLE` when too many passwords are waiting
 */
export async function resetPassword(
  context: LinkUser,
  { token, password, removedPasskeyIds = [] }: PasswordReset,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await countLinkAttempt(context);
  const { loginEmail } = await findLink(db, 'passwordReset', token, now);
  const problem = findPasswordProblem(password, loginEmail);
  if (problem) throw new DomainError('VALIDATION_FAILED', { errors: { password: [problem] } });
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const { memberId } = await useLink(tx, 'passwordReset', token, now);
    // The link of a customer who is no member is in no mail.
    if (memberId === undefined) throw new DomainError('TOKEN_INVALID');
    await setPasswordHash(tx, memberId, passwordHash);
    for (const id of removedPasskeyIds) await deletePasskeyRow(tx, { id, memberId });
    await endLoginsOf(tx, memberId, now);
    await endLinksOf(tx, 'passwordReset', memberId, now);
    await endLinksOf(tx, 'emailChange', memberId, now);
    const member = await findMember(tx, memberId);
    if (!member?.email) throw new Error('A member has an address');
    const name = fullName(member);
    await enqueueMail(tx, passwordChangedMail(member.email, name, now), now);
  });
}
