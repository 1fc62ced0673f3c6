import { askBeforeLeaving } from '../../../page/ask-before-leaving.ts';
import { holdReloadsWhile } from '../../../page/hold-reloads.ts';

let isTyped = false;

/** Says whether the open form of an entry has something that is nowhere else: a reload would lose it. */
export function setTyped(isTypedNow: boolean): void {
  isTyped = isTypedNow;
}

/** Whether leaving the page would lose it. */
export const isEntryTyped = (): boolean => isTyped;
holdReloadsWhile(isEntryTyped);
askBeforeLeaving(isEntryTyped);
