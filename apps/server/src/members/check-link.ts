import type { MailedLink, PasswordResetLink } from '@ferry/api/external-server';
import { jstInstant } from '../domain/instant.ts';
import { findLink, type LinkKind } from '../domain/members/member-links.ts';
import { findPasskeys, toPasskey } from '../domain/members/passkey-rows.ts';
import { mailHashOf } from '../domain/unpaid/mail-hash.ts';
import { keepConfirmed } from '../domain/unpaid/unpaid-rows.ts';
import type { KeyRing } from '../keys/key-ring.ts';
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
export async function checkResetLink(
  context: LinkReader,
  token: string,
): Promise<PasswordResetLink> {
  await countLinkAttempt(context);
  const { db, clock } = context;
  const { email, expiresAt, memberId } = await findLink(db, 'passwordReset', token, clock.now());
  await noteOwner(context, email);
  const passkeys = memberId === undefined ? [] : await findPasskeys(db, memberId);
  return { email, expiresAt: jstInstant(expiresAt), passkeys: passkeys.map(toPasskey) };
}

/** A browser with a link, as the server knows it. */
export interface LinkReader extends LinkUser {
  keys: KeyRing;
  sessionId: number;
}

/** Who reads a link has its mailbox: what strangers have sent there keeps this browser from no further link. */
export async function noteOwner({ db, keys, sessionId }: LinkReader, email: string): Promise<void> {
  await keepConfirmed(db, mailHashOf(keys, email), [sessionId]);
}
