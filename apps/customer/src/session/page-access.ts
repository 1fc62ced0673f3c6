import { type Access, accessOf } from '@ferry/session/access';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page; `member` when it does not say. */
    access?: Access;
    /** Shows what belongs to somebody: a booking that is being entered, a reservation. */
    isPersonal?: boolean;
  }
}

/** What a page's routes say about it. */
export type PageAccess = { access: Access; isPersonal: boolean };

type RouteLike = { id: string; staticData?: { access?: Access; isPersonal?: boolean } };

/**
 * The access of the page that these routes make, from the outermost to the page itself. An unknown
 * path matches the root alone, and everybody may read that there is nothing.
 */
export function pageAccess(routes: readonly RouteLike[]): PageAccess {
  const isUnknown = routes.at(-1)?.id === '__root__';
  return {
    access: isUnknown ? 'public' : accessOf(routes.map(({ staticData }) => staticData?.access)),
    isPersonal: routes.some(({ staticData }) => staticData?.isPersonal),
  };
}
