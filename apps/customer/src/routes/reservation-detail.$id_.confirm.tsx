import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { CancelPage } from '../features/reservation/cancellation/CancelPage.tsx';
import { lookupSearch } from '../features/reservation/model/lookup-search.ts';
import { reservationId } from '../page/path-patterns.ts';

/** Cancelling. A number in the query, from a mail, is filled in where the visitor has to look it up. */
export const Route = createFileRoute('/reservation-detail/$id_/confirm')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  validateSearch: lookupSearch,
  loaderDeps: ({ search: { number } }) => ({ number }),
  loader: async ({ context: { queryClient }, params, deps: { number } }) => {
    const { id } = await loadReservation(queryClient, newBookingLinks, params.id, {
      number,
      to: 'cancel',
    });
    return { reservationId: id };
  },
  component: function CancelRoute() {
    const { reservationId } = Route.useLoaderData();
    return <CancelPage key={reservationId} reservationId={reservationId} />;
  },
});
