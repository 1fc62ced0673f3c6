import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadPaymentInput } from '../features/booking/step-pages.ts';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/payment-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps }) => {
    const loaded = await loadPaymentInput(queryClient, newBooking.links, deps.draft);
    await assertNoTicket(loaded.draft, (links) => links.paymentInput(loaded.draftId));
    return loaded;
  },
  component: function Step() {
    const { draftId, PaymentInputPage } = Route.useLoaderData();
    return <PaymentInputPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
