import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { reservationIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadCompletion } from '../features/booking/step-pages.ts';

export const Route = createFileRoute('/reservation/reservation-completion')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: reservationIdSearch,
  preload: false,
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: ({ context: { queryClient }, deps }) =>
    loadCompletion(queryClient, newBooking.links, deps.reservation),
  component: function Step() {
    const { reservationId, CompletionPage } = Route.useLoaderData();
    return <CompletionPage key={reservationId} flow={newBooking} {...{ reservationId }} />;
  },
});
