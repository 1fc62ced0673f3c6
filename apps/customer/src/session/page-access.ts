import { type Access, accessOf } from '@ferry/session/access';
import { isOfferedPage } from '../page/offered.ts';
import { isPossiblePath, type PathPatterns } from '../page/path-patterns.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page; `member` when it does not say. */
    access?: Access;
    /** Shows what belongs to a customer: a booking that is being entered, a reservation. */
    isPersonal?: boolean;
    /** What each parameter of its path looks like; another value is an unknown path. */
    pathPatterns?: PathPatterns;
  }
}

/** What a page's routes say about it. */
type PageAccess = { access: Access; isPersonal: boolean };

type RouteLike = {
  id: string;
  staticData?: { access?: Access; isPersonal?: boolean; pathPatterns?: PathPatterns };
};

/**
 * The access of the page that these routes make, from the outermost to the page itself. An unknown
 * path matches the root alone, or the longest beginning that the router knows, with what is left
 * over under `**`, or has a parameter that cannot exist; every visitor may read that there is
 * nothing.
 *
 * @param params what the router has read from the path
 */
export function pageAccess(routes: readonly RouteLike[], params?: unknown): PageAccess {
  const isUnknown =
    routes.at(-1)?.id === '__root__' || hasRest(params) || !isPossiblePage(routes, params);
  if (isUnknown) return { access: 'public', isPersonal: false };
  return {
    access: accessOf(routes.map(({ staticData }) => staticData?.access)),
    isPersonal: routes.some(({ staticData }) => staticData?.isPersonal),
  };
}

/** Whether there can be such a page: by what its path says, and by what is offered. */
export const isPossiblePage = (routes: readonly RouteLike[], params?: unknown): boolean =>
  isPossiblePath(routes, params) && routes.every(({ id }) => isOfferedPage(id));

function hasRest(params: unknown): boolean {
  return typeof params === 'object' && params !== null && '**' in params && Boolean(params['**']);
}
