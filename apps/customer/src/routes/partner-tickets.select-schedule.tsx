import { createFileRoute } from '@tanstack/react-router';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';
import { buyingSearch } from '../features/partner-tickets/buying/model/buying-search.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/partner-tickets/select-schedule')({
  staticData: { access: 'public' },
  validateSearch: buyingSearch,
  // The draft does not change what is found.
  loaderDeps: ({ search: { draft: _, ...conditions } }) => conditions,
  loader: async ({ context: { queryClient }, deps }) =>
    (await loadBuyingSteps()).loadOutbound(queryClient, deps),
  pendingComponent: PendingSailings,
  component: function SelectScheduleRoute() {
    const { SelectSchedulePage, ...found } = Route.useLoaderData();
    return <SelectSchedulePage {...found} draftId={Route.useSearch().draft} />;
  },
});
