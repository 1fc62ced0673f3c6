import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadPaymentInput } from '../features/booking/step-pages.ts';

export const Route = createFileRoute('/reservation/payment-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: ({ context: { queryClient }, deps }) =>
    loadPaymentInput(queryClient, newBooking.links, deps.draft),
  component: function Step() {
    const { draftId, PaymentInputPage } = Route.useLoaderData();
    return <PaymentInputPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
