import type { SignUpLink } from '@ferry/api/external';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { askBeforeLeaving } from '../../../forms/ask-before-leaving.ts';
import { onForgetMember } from '../../../page/forget-member.ts';
import { holdReloadsWhile } from '../../../page/hold-reloads.ts';
import { forgetLinkToken, SIGN_UP_LINK } from '../../../page/link-token.ts';
import type { MemberAnswers } from './member-answers.ts';

/** What a customer who becomes a member has written so far. */
export type Registration = {
  /** Where the link was sent to, and when in ms since 1970. */
  email?: string;
  sentAt?: number;
  /** Of the link that was opened. */
  link?: SignUpLink;
  answers?: MemberAnswers;
  password?: string;
  /** What the server has found wrong with it. */
  problems?: FieldProblem[];
};

let current: Registration = {};

/** In this tab's memory only: neither names nor passwords are in an address or in storage. */
export const registration = (): Registration => current;

export const changeRegistration = (part: Registration): void => {
  current = { ...current, ...part };
};

/** Done, or another person is here. */
export function forgetRegistration(): void {
  current = {};
  forgetLinkToken(SIGN_UP_LINK);
}

onForgetMember(forgetRegistration);
const isTyped = (): boolean => current.answers !== undefined;
holdReloadsWhile(isTyped);
askBeforeLeaving(isTyped);
