import { askBeforeLeaving } from '../../../forms/ask-before-leaving.ts';
import { onForgetMember } from '../../../page/forget-member.ts';
import { holdReloadsWhile } from '../../../page/hold-reloads.ts';

type OpenEntry = {
  /** As `useOpenEntry` has it. */
  kind: string;
  /** As it was when its form opened; undefined for a new one. */
  entry: object | undefined;
  /** What was changed in the form. */
  typed?: object;
};

let open: OpenEntry | undefined;
let isTyped = false;

/**
 * The form of an entry opens, or is closed by the member. In this tab's memory only. It outlives an
 * expired session: the same person goes on after the login.
 */
export function setOpenEntry(next: OpenEntry | undefined): void {
  open = next;
}

/** What was typed and is still to be saved of an entry of this kind. */
export const typedEntry = (kind: string): OpenEntry | undefined =>
  open?.typed && open.kind === kind ? open : undefined;

/** What was typed in the form that is open. */
export const typedAnswers = (): object | undefined => open?.typed;

/** A password is typed again after a login. */
export function keepTyped(typed: object): void {
  if (open) open = { ...open, typed: 'password' in typed ? { ...typed, password: '' } : typed };
}

/** Says whether the open form of an entry has something that is nowhere else: a reload would lose it. */
export function setTyped(isTypedNow: boolean): void {
  isTyped = isTypedNow;
}

onForgetMember(() => setOpenEntry(undefined));

/** Whether leaving the page would lose it. */
export const isEntryTyped = (): boolean => isTyped;

/** Also where one logs in again to go on with it. */
const isNeeded = (): boolean =>
  isTyped ||
  (open?.typed !== undefined && /^\/customer\/signin\/?$/.test(window.location.pathname));
holdReloadsWhile(isNeeded);
askBeforeLeaving(isNeeded);
