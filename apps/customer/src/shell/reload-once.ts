import { areReloadsHeld } from '../page/hold-reloads.ts';

const KEY = 'ferry.reloadedAt';

/** Shortest time between two such reloads, in milliseconds. */
const RELOAD_GUARD_MS = 60_000;

/**
 * Whether a page may reload itself after a part of it failed to load.
 *
 * @param storage the tab's session storage; when it throws the answer is no
 * @param now milliseconds since 1970
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const since = now - Number(storage.getItem(KEY));
    // Before zero the clock has been set back: when the last one was, nobody knows.
    if (since >= 0 && since < RELOAD_GUARD_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** The router reloads on a missing module by itself, once per message and whatever the clock says. */
function keepRouterFromReloading(storage: Storage, error: Error | undefined): void {
  storage.setItem(`tanstack_router_reload:${error?.message}`, '1');
}

let isInFlight = false;

/** Whether the document is about to be replaced: nothing new should be rendered until then. */
export const isReloading = (): boolean => isInFlight;

/**
 * Reloads when a page's chunk is gone from the server (after a new release), at most once
 * per 60 seconds; after that the error page is shown. The address is already the requested page's.
 * Only while a page is on its way: a calendar or a preloaded page that fails must not take away the
 * page that the customer is working in. Not while something exists only in this tab (a pending
 * payment, answers that are not stored): the error page leaves that decision to the customer.
 *
 * @param isNavigating whether a page is being loaded
 */
export function reloadOnceOnMissingChunk(window: Window, isNavigating: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    let isAllowed = false;
    try {
      keepRouterFromReloading(window.sessionStorage, event.payload);
      // Without a network a reload would only take the site away.
      isAllowed =
        isNavigating() &&
        window.navigator.onLine &&
        !areReloadsHeld() &&
        mayReload(window.sessionStorage, Date.now());
    } catch {
      // Storage is switched off: the error page with its button takes over.
    }
    if (!isAllowed) return;
    isInFlight = true;
    event.preventDefault();
    window.location.reload();
  });
}
