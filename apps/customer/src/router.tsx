import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterOptions } from '@tanstack/react-router';
import type { NoticeKey } from './copy/notices.ts';
import { routeTree } from './routeTree.gen.ts';
import { TabSession } from './session/tab-session.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { mayPrefetch } from './shell/network.ts';
import { PendingPage } from './shell/PendingPage.tsx';
import { scrollsPages } from './shell/scroll-place.ts';
import { waitWhereTold } from './shell/turn/waiting-page.ts';

/** What every route's guards and loaders can use. */
export type RouterContext = { queryClient: QueryClient; tab: TabSession };

/**
 * The app's router below /customer.
 * @param options where there is no browser: history and way of rendering
 */
export const createAppRouter = (
  queryClient: QueryClient,
  options: Pick<
    RouterOptions<typeof routeTree, 'never'>,
    'history' | 'isServer' | 'origin' | 'scrollRestoration'
  > = {},
) => {
  const router = createRouter({
    routeTree,
    basepath: '/customer',
    context: { queryClient, tab: new TabSession() } satisfies RouterContext,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrollsPages(),
    defaultErrorComponent: ErrorPage,
    // Its last resort speaks English and shows details: ours stands around the router.
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    // Shorter waits keep the page that is there, with the progress bar.
    defaultPendingMs: 700,
    ...options,
  });
  waitWhereTold(() => router.latestLocation.href);
  const { preloadRoute } = router;
  // A link that is pointed at: its page and data, where the connection allows it.
  router.preloadRoute = async (target) =>
    mayPrefetch(navigator) ? preloadRoute(target) : undefined;
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    notice?: NoticeKey;
    /** The page on which the customer chose to sign in. */
    returnTo?: string;
  }
}
