import { randomBytes } from 'node:crypto';
import type { MemberInput, SignUpApplication } from '@ferry/api/external-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { DomainError } from '../domain/domain-error.ts';
import { addMember } from '../domain/members/add-member.ts';
import { checkMember } from '../domain/members/check-member.ts';
import { loginEmailOf } from '../domain/members/log-in.ts';
import { LEGAL_VERSIONS } from '../domain/members/member-links.ts';
import { keepConsents, profileColumns } from '../domain/members/member-rows.ts';
import { hashPassword } from '../domain/members/password.ts';
import { OWN_SCOPE } from '../domain/members/scopes.ts';
import type { Problems } from '../domain/people/problems.ts';

/** A member who is registered by the operator. */
export type RegisteredMember = MemberInput & {
  email: string;
  /** What they have agreed to, on paper or at a counter. */
  consents: SignUpApplication['consents'];
};

/** Of a password that nobody knows. It takes as long as any: not while a transaction is open. */
export const hashUnknownPassword = (): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64url'));

/**
 * Registers a member whose password nobody knows: they choose theirs by a link.
 * @param passwordHash see {@link hashUnknownPassword}
 * @returns the member's id; undefined when the address is a member's already
 * @throws DomainError `VALIDATION_FAILED`
 */
export async function registerByHand(
  tx: Transaction<Database>,
  { email: address, consents, ...input }: RegisteredMember,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const errors: Problems = {};
  const email = normaliseEmail(address);
  if (!isEmail(email)) errors.email = ['INVALID_FORMAT'];
  const member = checkMember(input, (field, code) => (errors[field] ??= [code]), now);
  for (const each of ['memberTerms', 'privacyPolicy'] as const) {
    if (!consents[each]) errors[`consents.${each}`] = ['NOT_ACCEPTED'];
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  const id = await addMember(tx, {
    login_email: loginEmailOf(email),
    password_hash: passwordHash,
    email,
    ...profileColumns(member),
    scope: JSON.stringify([OWN_SCOPE]),
    created_at: now,
  });
  if (id !== undefined) await keepConsents(tx, id, LEGAL_VERSIONS, now);
  return id;
}
