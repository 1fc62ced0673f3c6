import type { Member, MemberRegistration } from '@ferry/api/external-server';
import { fullName } from '@ferry/format/full-name';
import { findPasswordProblem } from '@ferry/format/password';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { addMember } from '../domain/members/add-member.ts';
import { type CheckedMember, checkMember } from '../domain/members/check-member.ts';
import { findMember } from '../domain/members/find-member.ts';
import {
  findLink,
  LEGAL_VERSIONS,
  type LiveLink,
  useLink,
} from '../domain/members/member-links.ts';
import { keepConsents, profileColumns } from '../domain/members/member-rows.ts';
import { hashPassword } from '../domain/members/password.ts';
import { OWN_SCOPE } from '../domain/members/scopes.ts';
import { type Problems, reporter } from '../domain/people/problems.ts';
import { registeredMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { countLinkAttempt, type LinkUser } from './count-link-attempt.ts';

/**
 * Makes a customer a member, with the link from the mail: its address is theirs. They log in
 * afterwards.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_USED`; `VALIDATION_FAILED`, which
 *   leaves the link as it is; `RATE_LIMITED`, `UNAVAILABLE` when too many passwords are waiting
 */
export async function createMember(
  context: LinkUser,
  { token, member: input, password }: MemberRegistration,
): Promise<Member> {
  const { db, clock } = context;
  const now = clock.now();
  await countLinkAttempt(context);
  const { loginEmail } = await findLink(db, 'signUp', token, now);
  const errors: Problems = {};
  const member = checkMember(input, reporter(errors, 'member'), now);
  const problem = findPasswordProblem(password, loginEmail);
  if (problem) errors.password = [problem];
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const link = await useLink(tx, 'signUp', token, now);
    const id = await addMember(tx, rowOf(member, link, passwordHash, now));
    // The address has become a member's by another link.
    if (id === undefined) throw new DomainError('TOKEN_USED');
    await keepConsents(tx, id, link.agreedVersions ?? LEGAL_VERSIONS, link.agreedAt ?? now);
    const added = await findMember(tx, id);
    if (!added) throw new Error('The new member is not there');
    const name = fullName(member);
    const { customerNumber = '' } = added;
    await enqueueMail(tx, registeredMail(link.email, { id, name, customerNumber }), now);
    return added;
  });
}

const rowOf = (member: CheckedMember, link: LiveLink, passwordHash: string, now: Date) => ({
  login_email: link.loginEmail,
  password_hash: passwordHash,
  email: link.email,
  ...profileColumns(member),
  scope: JSON.stringify([OWN_SCOPE]),
  created_at: now,
});
