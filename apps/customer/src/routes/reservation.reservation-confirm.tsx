import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadReservation } from '../features/reservation/model/draft-guard.ts';
import { reservationIdSearch } from '../features/reservation/model/step-search.ts';
import { ReservationConfirmPage } from '../features/reservation/ReservationConfirmPage.tsx';

export const Route = createFileRoute('/reservation/reservation-confirm')({
  validateSearch: reservationIdSearch,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { id, state } = await loadReservation(queryClient, deps.reservation);
    if (state === 'confirmedUnpaid') {
      throw redirect({
        to: '/reservation/reservation-completion',
        search: { reservation: id },
        replace: true,
      });
    }
    return { reservationId: id };
  },
  component: function Step() {
    const { reservationId } = Route.useLoaderData();
    return <ReservationConfirmPage key={reservationId} reservationId={reservationId} />;
  },
});
