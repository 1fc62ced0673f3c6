import { useEffect, useState } from 'react';
import { onForgetMember } from '../page/forget-member.ts';
import { holdReloadsWhile } from '../page/hold-reloads.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';

/**
 * What was typed or chosen in a form that is not stored on the server, and is still to be sent. Never a
 * password. In this tab's memory only. It outlives an expired session: the same person goes on after the login.
 */
const parts = new Map<string, object>();
const shown = new Set<string>();

onForgetMember(() => parts.clear());

/** Whether something is typed in a form and still to be sent. */
export const isPartTyped = (key: string): boolean => parts.has(key);

/** The same of any of the forms whose key begins so. */
export const arePartsTyped = (prefix: string): boolean =>
  [...parts.keys()].some((key) => key.startsWith(prefix));

/** Also where one logs in again to go on with it. */
const isNeeded = (): boolean =>
  [...parts.keys()].some((key) => shown.has(key)) ||
  (parts.size > 0 && /^\/customer\/signin\/?$/.test(window.location.pathname));
holdReloadsWhile(isNeeded);
askBeforeLeaving(isNeeded);

/**
 * One text that is typed, kept as `useTypedPart` keeps a form.
 *
 * @param key of this field alone
 * @param initial what it says before anything is typed
 */
export function useTypedText(key: string, initial = '') {
  const { typed, change, forget } = useTypedPart<{ text?: string }>(
    key,
    {},
    ({ text }) => text === undefined || text === initial,
  );
  const setText = (text: string) => change(() => ({ text }));
  return { text: typed.text ?? initial, setText, forget };
}

/**
 * What is typed in one form.
 *
 * @param key of this form of this reservation alone
 * @param blank nothing is typed
 * @param isBlank whether all of it was taken back
 * @returns what is typed; how it changes, to nothing as well; how it is sent or given up
 */
export function useTypedPart<Typed extends object>(
  key: string,
  blank: Typed,
  isBlank: (typed: Typed) => boolean,
) {
  // A key is of one form.
  const now = () => (parts.get(key) as Typed | undefined) ?? blank;
  const [typed, setTyped] = useState(now);
  useEffect(() => {
    shown.add(key);
    return () => void shown.delete(key);
  }, [key]);
  const forget = () => {
    parts.delete(key);
    setTyped(blank);
  };
  const change = (next: (last: Typed) => Typed) => {
    const value = next(now());
    if (isBlank(value)) return forget();
    parts.set(key, value);
    setTyped(value);
  };
  return { typed, change, forget };
}
