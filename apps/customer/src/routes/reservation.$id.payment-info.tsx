import { getPaymentInfoOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { PaymentInfoPage } from '../features/booking/payment/PaymentInfoPage.tsx';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/payment-info')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  preload: false,
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadReservation(queryClient, newBookingLinks, params.id, {
      to: 'payment',
    });
    const options = getPaymentInfoOptions({ path: { reservationId: id } });
    await queryClient.fetchQuery({ ...options, staleTime: 0 });
    return { reservationId: id };
  },
  component: function PaymentInfoRoute() {
    const { reservationId: id } = Route.useLoaderData();
    return <PaymentInfoPage key={id} links={newBookingLinks} reservationId={id} />;
  },
});
