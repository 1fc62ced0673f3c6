import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { requestSearch } from '../features/errors/error-search.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';

// By itself: what three pages share would be in the first bytes of all.
const RequestErrorPage = lazy(async () => {
  const { RequestErrorPage: component } = await import('../features/errors/RequestErrorPage.tsx');
  return { default: component };
});

export const Route = createFileRoute('/errors/40x')({
  staticData: { access: 'public' },
  validateSearch: requestSearch,
  component: function RequestErrorRoute() {
    const { reason } = Route.useSearch();
    if (!reason) return <NotFoundPage />;
    return (
      <Suspense>
        <RequestErrorPage reason={reason} />
      </Suspense>
    );
  },
});
