import { listRoutesOptions } from '@ferry/api/customer';
import { createFileRoute } from '@tanstack/react-router';
import { CustomerInputPage } from '../features/booking/customers/CustomerInputPage.tsx';
import { hasOptions, loadOptions } from '../features/booking/customers/components/lazy-options.ts';
import {
  hasVehicles,
  loadVehicles,
} from '../features/booking/customers/components/lazy-vehicles.ts';
import { toFormView } from '../features/booking/customers/model/form-view.ts';
import { newBooking } from '../features/booking/new-booking.ts';
import { loadDraft } from '../features/booking/shared/model/draft-guard.ts';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';

export const Route = createFileRoute('/reservation/customer-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [draft, timetable] = await Promise.all([
      loadDraft(queryClient, newBooking.links, deps.draft, 'customerInput'),
      queryClient.ensureQueryData(listRoutesOptions()),
    ]);
    await Promise.all([
      hasVehicles(draft.customers) && loadVehicles(),
      hasOptions(toFormView(draft, timetable), draft) && loadOptions(),
    ]);
    return { draftId: draft.id };
  },
  component: function Step() {
    const { draftId } = Route.useLoaderData();
    return <CustomerInputPage key={draftId} flow={newBooking} draftId={draftId} />;
  },
});
