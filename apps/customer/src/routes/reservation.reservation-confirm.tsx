import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { loadHold } from '../features/booking/shared/model/reservation-guard.ts';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/reservation-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps }) => {
    const held = await loadHold(queryClient, newBooking.links, deps.reservation);
    const { id } = held;
    await assertNoTicket(held, (links) => links.reservationConfirm(id));
    const page = await import('../features/booking/confirm/ReservationConfirmPage.tsx');
    return { reservationId: id, ReservationConfirmPage: page.ReservationConfirmPage };
  },
  component: function Step() {
    const { reservationId, ReservationConfirmPage } = Route.useLoaderData();
    return <ReservationConfirmPage key={reservationId} flow={newBooking} {...{ reservationId }} />;
  },
});
