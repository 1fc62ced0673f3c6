import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** The page of a path below the base; undefined when there is none. The root alone is no page. */
export function routeOf(router: AnyRouter, pathname: string): AnyRoute | undefined {
  const found: AnyRoute | undefined = router.getMatchedRoutes(pathname)[2];
  return found?.isRoot ? undefined : found;
}
