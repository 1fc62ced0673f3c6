import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { LazyDetailPage, loadDetailPage } from '../features/reservation/LazyDetailPage.tsx';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation-detail/$id')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  loader: async ({ context: { queryClient }, params }) => {
    const [{ id }] = await Promise.all([
      loadReservation(queryClient, newBookingLinks, params.id),
      loadDetailPage(),
    ]);
    return { reservationId: id };
  },
  component: function ReservationDetailRoute() {
    return <LazyDetailPage reservationId={Route.useLoaderData().reservationId} />;
  },
});
