import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { pageAccess } from '../session/page-access.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { everyRoute, runMiddleware } from './-guards/middleware.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { tab }, matches, location, preload }) => {
    const routes = matches.map(({ routeId, staticData }) => ({ id: String(routeId), staticData }));
    const visit = {
      ...pageAccess(routes, matches.at(-1)?.params),
      path: location.href,
      isPreload: preload,
    };
    return runMiddleware(everyRoute, visit, tab);
  },
  component: AppShell,
});
