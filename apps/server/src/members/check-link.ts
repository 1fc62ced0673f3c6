import type { MailedLink } from '@ferry/api/external-server';
import { jstInstant } from '../domain/instant.ts';
import { findLink, type LinkKind } from '../domain/members/member-links.ts';
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
