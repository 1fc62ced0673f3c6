import { createFileRoute } from '@tanstack/react-router';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';

export const Route = createFileRoute('/partner-tickets/customer-input')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps: { draft } }) =>
    (await loadBuyingSteps(draft)).loadCustomers(queryClient, draft),
  component: function Step() {
    const { flow, draftId, CustomerInputPage } = Route.useLoaderData();
    return <CustomerInputPage key={draftId} flow={flow} draftId={draftId} />;
  },
});
