import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { isPossiblePath } from '../page/path-patterns.ts';

/** The page of a path below the base; undefined when there is none. The root alone is no page. */
export function routeOf(router: AnyRouter, pathname: string): AnyRoute | undefined {
  const [branch, params, found] = router.getMatchedRoutes(pathname);
  // The router takes the longest beginning that it knows, and keeps what is left over under `**`.
  if (found?.isRoot || params['**']) return undefined;
  const said = branch.map(({ options: { staticData } }) => ({ staticData }));
  return isPossiblePath(said, params) ? found : undefined;
}
