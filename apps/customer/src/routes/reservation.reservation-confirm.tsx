import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadReservationConfirm } from '../features/booking/step-pages.ts';

export const Route = createFileRoute('/reservation/reservation-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: ({ context: { queryClient }, deps }) =>
    loadReservationConfirm(queryClient, newBooking.links, deps.reservation),
  component: function Step() {
    const { reservationId, ReservationConfirmPage } = Route.useLoaderData();
    return <ReservationConfirmPage key={reservationId} flow={newBooking} {...{ reservationId }} />;
  },
});
