import { listDraftPaymentMethodsOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { PaymentInputPage } from '../features/booking/payment/PaymentInputPage.tsx';
import { loadDraft } from '../features/booking/shared/model/draft-guard.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';

export const Route = createFileRoute('/reservation/payment-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { id } = await loadDraft(queryClient, newBooking.links, deps.draft, 'paymentInput');
    // What can be chosen changes with the clock.
    const methods = listDraftPaymentMethodsOptions({ path: { draftId: id } });
    await queryClient.fetchQuery({ ...methods, staleTime: 0 });
    return { draftId: id };
  },
  component: function Step() {
    const { draftId } = Route.useLoaderData();
    return <PaymentInputPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
