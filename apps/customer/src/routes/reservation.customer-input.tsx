import { createFileRoute } from '@tanstack/react-router';
import { newBooking } from '../features/booking/new-booking.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadCustomerInput } from '../features/booking/step-pages.ts';
import { assertNoTicket } from './-guards/own-flow.ts';

export const Route = createFileRoute('/reservation/customer-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps }) => {
    const loaded = await loadCustomerInput(queryClient, newBooking.links, deps.draft);
    await assertNoTicket(loaded.draft, (links) => links.customerInput(loaded.draftId));
    return loaded;
  },
  component: function Step() {
    const { draftId, CustomerInputPage } = Route.useLoaderData();
    return <CustomerInputPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
