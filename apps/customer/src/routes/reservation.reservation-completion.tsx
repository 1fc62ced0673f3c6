import { createFileRoute, redirect } from '@tanstack/react-router';
import { CompletionPage } from '../features/booking/completion/CompletionPage.tsx';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';

export const Route = createFileRoute('/reservation/reservation-completion')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { id, state } = await loadReservation(queryClient, deps.reservation);
    if (state !== 'confirmedUnpaid' && state !== 'confirmed') {
      throw redirect({
        to: '/reservation/reservation-confirm',
        search: { reservation: id },
        replace: true,
      });
    }
    return { reservationId: id };
  },
  component: function Step() {
    const { reservationId } = Route.useLoaderData();
    return <CompletionPage key={reservationId} reservationId={reservationId} />;
  },
});
