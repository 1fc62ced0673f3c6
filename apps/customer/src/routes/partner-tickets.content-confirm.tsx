import { createFileRoute } from '@tanstack/react-router';
import { draftIdSearch } from '../features/booking/shared/model/step-search.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';

export const Route = createFileRoute('/partner-tickets/content-confirm')({
  staticData: { access: 'public', isPersonal: true },
  validateSearch: draftIdSearch,
  // Its loader sends answers that are still to be stored: not for a pointer that passes a link.
  preload: false,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, deps: { draft } }) =>
    (await loadBuyingSteps(draft)).loadCheck(queryClient, draft),
  component: function Step() {
    const { flow, draftId, ContentConfirmPage } = Route.useLoaderData();
    return <ContentConfirmPage key={draftId} flow={flow} draftId={draftId} />;
  },
});
