import { createFileRoute } from '@tanstack/react-router';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadChangeSteps } from '../features/reservation/changing/load-change-steps.ts';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation/$id/customer-input')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, params, deps: { draft } }) =>
    (await loadChangeSteps(draft)).loadCustomers(queryClient, params.id, draft),
  component: function Step() {
    const { flow, draftId, CustomerInputPage } = Route.useLoaderData();
    return <CustomerInputPage key={draftId} flow={flow} draftId={draftId} />;
  },
});
