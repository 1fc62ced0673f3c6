import { isUsablePath } from '@ferry/session/remembered-path';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { sorrySearch } from '../features/errors/error-search.ts';
import { SorryPage } from '../features/errors/SorryPage.tsx';
import { routeOf } from '../session/route-of.ts';

export const Route = createFileRoute('/errors/sorry')({
  staticData: { access: 'public' },
  validateSearch: sorrySearch,
  component: function SorryRoute() {
    const { back, ...search } = Route.useSearch();
    const router = useRouter();
    const isUsable = isUsablePath(back, {
      origin: window.location.origin,
      base: '/customer',
      routeOf: (pathname) => routeOf(router, pathname)?.fullPath,
    });
    return <SorryPage {...search} again={isUsable ? `/customer${back}` : undefined} />;
  },
});
