import { getPaymentInfoOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { newBookingLinks } from '../features/booking/new-booking-links.ts';
import { PaymentInfoPage } from '../features/booking/payment/PaymentInfoPage.tsx';
import { loadReservation } from '../features/booking/shared/model/reservation-guard.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/payment-info')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  // With a draft it is the step of a change: how its difference will be paid.
  validateSearch: draftIdSearch,
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, params, deps: { draft } }) => {
    const { id } = await loadReservation(queryClient, newBookingLinks, params.id, {
      to: 'payment',
    });
    if (draft) {
      const { loadPayment } = await loadChangeSteps(draft);
      return { reservationId: id, step: await loadPayment(queryClient, id, draft) };
    }
    const options = getPaymentInfoOptions({ path: { reservationId: id } });
    await queryClient.fetchQuery({ ...options, staleTime: 0 });
    return { reservationId: id };
  },
  component: function PaymentInfoRoute() {
    const { reservationId: id, step } = Route.useLoaderData();
    if (step) {
      return <step.PaymentInputPage key={step.draftId} flow={step.flow} draftId={step.draftId} />;
    }
    return <PaymentInfoPage key={id} links={newBookingLinks} reservationId={id} />;
  },
});
