import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '../page/idle.ts';
import { mayPrefetch } from './network.ts';

/** How a page of ours is written in a link. */
const linksOf = (base: string) => `a[href^="${base}/"]`;

/**
 * Fetches the code of pages that visible links lead to, when the browser is idle (after 2 s at the
 * latest). Code only: no loader runs, so nothing is read from or written to the server.
 */
export function prefetchVisibleLinks(router: AnyRouter): void {
  const base = router.basepath;
  const requested = new Set<string>();
  const seen = new WeakSet<Element>();

  const fetchRequested = () => {
    const paths = [...requested];
    requested.clear();
    if (!mayPrefetch(navigator)) return;
    for (const path of paths) {
      const [routes] = router.getMatchedRoutes(path.slice(base.length) || '/');
      for (const route of routes) Promise.resolve(router.loadRouteChunk(route)).catch(() => {});
    }
  };
  const visible = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (requested.size === 0) whenIdle(fetchRequested);
      requested.add(target.pathname);
    }
  });
  const scan = () => {
    for (const link of document.querySelectorAll(linksOf(base))) {
      if (!seen.has(link)) visible.observe(link);
      seen.add(link);
    }
  };
  scan();
  let isScanPlanned = false;
  new MutationObserver(() => {
    if (isScanPlanned) return;
    isScanPlanned = true;
    whenIdle(() => {
      isScanPlanned = false;
      scan();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
