import { lazy, Suspense } from 'react';

/** Loads the page of a reservation; its routes ask for it together with what it shows. */
export const loadDetailPage = () => import('./DetailPage.tsx');

// By itself: two routes open it, and what three have in common would be in what all pages load.
const LoadedPage = lazy(async () => ({ default: (await loadDetailPage()).DetailPage }));

/** Both addresses of a reservation: the same page, in one chunk. */
export function LazyDetailPage({ reservationId }: { reservationId: string }) {
  return (
    <Suspense>
      <LoadedPage reservationId={reservationId} />
    </Suspense>
  );
}
