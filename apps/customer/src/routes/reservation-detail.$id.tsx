import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { loadDetailPage } from '../features/reservation/load-detail-page.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation-detail/$id')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  loader: async ({ context: { queryClient }, params }) => {
    const [{ id }, DetailPage] = await Promise.all([
      loadReservation(queryClient, newBookingLinks, params.id),
      loadDetailPage(queryClient),
    ]);
    return { reservationId: id, DetailPage };
  },
  component: function ReservationDetailRoute() {
    const { DetailPage, reservationId } = Route.useLoaderData();
    return <DetailPage reservationId={reservationId} />;
  },
});
