import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** The page of a path below the base; undefined when there is none. The root alone is no page. */
export function routeOf(router: AnyRouter, pathname: string): AnyRoute | undefined {
  const [, params, found] = router.getMatchedRoutes(pathname);
  // The router takes the longest beginning that it knows, and keeps what is left over under `**`.
  return found?.isRoot || params['**'] ? undefined : found;
}
