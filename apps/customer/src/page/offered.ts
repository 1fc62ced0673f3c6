import type { Feature } from '@ferry/api/customer';
import { useSyncExternalStore } from 'react';
import { operator } from '../copy/operator.ts';

const KEY = 'ferry-features';

/** What the server offers, as it has said last on this device; undefined where it has never said. */
let offered = kept();
const listeners = new Set<() => void>();

function kept(): readonly string[] | undefined {
  try {
    return localStorage.getItem(KEY)?.split(',');
  } catch {
    // Switched off, or the build.
    return undefined;
  }
}

const isIn = (list: typeof offered, feature: Feature): boolean =>
  !operator.notOffered?.includes(feature) && (list?.includes(feature) ?? true);

/** Whether the site speaks of a feature: everything that neither the operator nor the server leaves out. */
export const isOffered = (feature: Feature): boolean => isIn(offered, feature);

/**
 * As {@link isOffered}, while it may change: the first render is the one of the build, which knows what the
 * operator leaves out.
 */
export function useOffered(): (feature: Feature) => boolean {
  const list = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
  return (feature) => isIn(list, feature);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what the server offers; undefined where it cannot say: then everything counts as offered. */
export function setOffered(list: readonly string[] | undefined): void {
  if (String(list) === String(offered)) return;
  offered = list;
  try {
    if (list) localStorage.setItem(KEY, String(list));
    else localStorage.removeItem(KEY);
  } catch {
    // Switched off, or full.
  }
  for (const listener of listeners) listener();
}

/** Pages that are about one feature, by the beginning of their path below /customer, or of their route's id. */
const pages: readonly (readonly [RegExp, Feature])[] = [
  [/^\/(?:signin|signup|reset-password|member|reservations)(?:\/|$)/, 'members'],
  // Steps of a purchase and its changes stay: a customer may have bought a ticket before.
  [/^\/partner-tickets(?:\/\$id)?\/?$/, 'partnerTickets'],
];

/** Whether the page of a path, or of a route's id, is about nothing that is left out. */
export const isOfferedPage = (path: string): boolean =>
  pages.every(([pattern, feature]) => !pattern.test(path) || isOffered(feature));
