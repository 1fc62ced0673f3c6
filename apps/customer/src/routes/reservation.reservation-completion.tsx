import { createFileRoute, redirect } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/reservation-completion')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context: { queryClient }, deps }) => {
    const reservation = await loadReservation(queryClient, newBooking.links, deps.reservation);
    const { id, state } = reservation;
    await assertNoTicket(reservation, (links) => links.completion(id));
    if (state !== 'confirmedUnpaid' && state !== 'confirmed') {
      throw redirect({ ...newBooking.links.reservationConfirm(id), replace: true });
    }
    const { CompletionPage } = await import('../features/booking/completion/CompletionPage.tsx');
    return { reservationId: id, CompletionPage };
  },
  component: function Step() {
    const { reservationId, CompletionPage } = Route.useLoaderData();
    return <CompletionPage key={reservationId} flow={newBooking} {...{ reservationId }} />;
  },
});
