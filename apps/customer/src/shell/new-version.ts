import type { AnyRouter } from '@tanstack/react-router';
import { areReloadsHeld } from '../page/hold-reloads.ts';

/**
 * Moves this tab to a new version of the app with the next change of page: the address is already
 * the requested page's, so it is loaded from the server. Never under the customer's hands, and not
 * while something exists only in this tab.
 *
 * @returns `announce` says that there is a new version; `isLeaving` whether the reload has begun
 */
export function moveToNewVersion(router: AnyRouter, reload = () => window.location.reload()) {
  let isThere = false;
  let isLeaving = false;
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (!isThere || isLeaving || !pathChanged || !fromLocation || areReloadsHeld()) return;
    isLeaving = true;
    // The router writes the requested page into the address a moment later; a reload cannot wait
    // for it.
    router.history.flush();
    reload();
  });
  return {
    announce: () => {
      isThere = true;
    },
    isLeaving: () => isLeaving,
  };
}
