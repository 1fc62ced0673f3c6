import { useSyncExternalStore } from 'react';

const KEY = 'ferry-turn';

/** A page that waits for its turn, or whose turn has come. */
export type Turn = {
  /** Address of the page below /customer. */
  href: string;
  /** `waits`: the line is shown in its place. `called`: it is shown again, and the customer is notified. */
  state: 'waits' | 'called';
  /** Until when the booking is to be begun; null where nobody waits any more. */
  until?: string | null;
  /** It waited before a reload. */
  isKept?: boolean;
};

let turn: Turn | undefined;
const listeners = new Set<() => void>();

/** Stores the page that waits, for a reload: nothing of it is personal. */
export function setTurn(next: Turn | undefined): void {
  turn = next;
  try {
    if (next?.state === 'waits') sessionStorage.setItem(KEY, next.href);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Switched off: a reload asks for the turn again with the next press.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The page that waited before a reload. */
export function keptHref(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The turn that the page of an address waits for. Pages that are rendered at build time wait for none. */
export const useTurn = (href: string): Turn | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (turn?.href === href ? turn : undefined),
    () => undefined,
  );
