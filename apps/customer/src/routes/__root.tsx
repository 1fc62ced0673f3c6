import { createRootRouteWithContext, notFound } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { isPossiblePage, pageAccess } from '../session/page-access.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { everyRoute, runMiddleware } from './-guards/middleware.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { tab }, matches, location, preload }) => {
    const routes = matches.map(({ routeId, staticData }) => ({ id: String(routeId), staticData }));
    const params = matches.at(-1)?.params;
    const visit = {
      ...pageAccess(routes, params),
      path: location.href,
      isPreload: preload,
    };
    await runMiddleware(everyRoute, visit, tab);
    if (!isPossiblePage(routes, params)) throw notFound();
  },
  component: AppShell,
});
