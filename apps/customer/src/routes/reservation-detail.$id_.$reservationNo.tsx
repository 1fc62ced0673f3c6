import { normaliseReservationNumber } from '@ferry/format/reservation-number';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { loadDetailPage } from '../features/reservation/load-detail-page.ts';
import { reservationId, reservationNumber } from '../page/path-patterns.ts';

/** The detail with the number in its address, which has to be that reservation's. */
export const Route = createFileRoute('/reservation-detail/$id_/$reservationNo')({
  staticData: {
    access: 'public',
    isPersonal: true,
    pathPatterns: { id: reservationId, reservationNo: reservationNumber },
  },
  loader: async ({ context: { queryClient }, params }) => {
    const number = normaliseReservationNumber(params.reservationNo);
    const [found, DetailPage] = await Promise.all([
      loadReservation(queryClient, newBookingLinks, params.id, { number }),
      loadDetailPage(queryClient),
    ]);
    if (found.reservationNumber !== number) throw notFound();
    return { reservationId: found.id, DetailPage };
  },
  component: function NumberedReservationDetailRoute() {
    const { DetailPage, reservationId } = Route.useLoaderData();
    return <DetailPage reservationId={reservationId} />;
  },
});
