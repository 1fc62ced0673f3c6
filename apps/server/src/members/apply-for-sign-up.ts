import type { SignUpApplication } from '@ferry/api/external-server';
import type { Problems } from '../domain/people/problems.ts';
import { type LinkContext, mailLink } from './mail-link.ts';

/**
 * Mails the link with which a customer goes on to become a member.
 * @throws DomainError as {@link mailLink}; `VALIDATION_FAILED` also without both consents
 */
export function applyForSignUp(
  context: LinkContext,
  { email, consents }: SignUpApplication,
): Promise<void> {
  const problems: Problems = {};
  for (const each of ['memberTerms', 'privacyPolicy'] as const) {
    if (!consents[each]) problems[`consents.${each}`] = ['NOT_ACCEPTED'];
  }
  return mailLink(context, 'signUp', email, problems);
}
