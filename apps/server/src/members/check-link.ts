import type { MailedLink, PasswordResetLink } from '@ferry/api/external-server';
import { jstInstant } from '../domain/instant.ts';
import { findLink, type LinkKind } from '../domain/members/member-links.ts';
import { findPasskeys, toPasskey } from '../domain/members/passkey-rows.ts';
import { countLinkAttempt, type LinkUser } from './count-link-attempt.ts';

/**
 * Whose link it is, without using it: mail programs and their scanners open links as well.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_USED`, `RATE_LIMITED`
 */
export async function checkLink(
  context: LinkUser,
  kind: LinkKind,
  token: string,
): Promise<MailedLink> {
  await countLinkAttempt(context);
  const { email, expiresAt } = await findLink(context.db, kind, token, context.clock.now());
  return { email, expiresAt: jstInstant(expiresAt) };
}

/**
 * The same of a link to a new password, with what else opens the account: a member may take a key away
 * that is in other hands.
 * @throws DomainError as {@link checkLink}
 */
export async function checkResetLink(context: LinkUser, token: string): Promise<PasswordResetLink> {
  await countLinkAttempt(context);
  const { db, clock } = context;
  const { email, expiresAt, memberId } = await findLink(db, 'passwordReset', token, clock.now());
  const passkeys = memberId === undefined ? [] : await findPasskeys(db, memberId);
  return { email, expiresAt: jstInstant(expiresAt), passkeys: passkeys.map(toPasskey) };
}
