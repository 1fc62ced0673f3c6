import type { Member } from '@ferry/api/external';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { askBeforeLeaving } from '../../../forms/ask-before-leaving.ts';
import { onForgetMember } from '../../../page/forget-member.ts';
import { holdReloadsWhile } from '../../../page/hold-reloads.ts';
import type { MemberAnswers } from './member-answers.ts';

/** What a member is changing of themselves, before it is saved. */
export type Edit = {
  /** What was shown first: whose it is, and the version that the change is of. */
  base: Member;
  answers: MemberAnswers;
  /** What the server has found wrong with it. */
  problems?: FieldProblem[];
};

let current: Edit | undefined;

/** In this tab's memory only. It outlives an expired session: the same person goes on after the login. */
export const edit = (): Edit | undefined => current;

export function keepEdit(next: Edit): void {
  current = next;
}

/** Saved, given up, or another person is here. */
export function forgetEdit(): void {
  current = undefined;
}

onForgetMember(forgetEdit);

/** Where it is written, and where one logs in again to go on with it. */
const OWN_PAGES = /^\/customer\/(?:member\/(?:edit|confirm)|signin)\/?$/;

// A change that was left behind holds nothing: other pages reload, and lead to other sites, unasked.
const isTyped = (): boolean => current !== undefined && OWN_PAGES.test(window.location.pathname);
holdReloadsWhile(isTyped);
askBeforeLeaving(isTyped);
