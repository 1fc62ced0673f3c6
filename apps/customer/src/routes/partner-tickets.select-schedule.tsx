import { createFileRoute, redirect } from '@tanstack/react-router';
import { checkConditions } from '../features/booking/shared/model/search-conditions.ts';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';
import { buyingSearch } from '../features/partner-tickets/buying/model/buying-search.ts';
import { PendingSailings } from '../shell/PendingPage.tsx';

export const Route = createFileRoute('/partner-tickets/select-schedule')({
  staticData: { access: 'public' },
  validateSearch: buyingSearch,
  beforeLoad: ({ search }) => {
    const result = checkConditions(search);
    if ('conditions' in result) return result;
    // The form says what is missing.
    throw redirect({ to: '/partner-tickets/search-section', search, replace: true });
  },
  // The draft does not change what is found.
  loaderDeps: ({ search: { draft: _, ...conditions } }) => conditions,
  loader: async ({ context: { queryClient, conditions } }) =>
    (await loadBuyingSteps()).loadOutbound(queryClient, conditions),
  pendingComponent: PendingSailings,
  component: function SelectScheduleRoute() {
    const { SelectSchedulePage, ...found } = Route.useLoaderData();
    return <SelectSchedulePage {...found} draftId={Route.useSearch().draft} />;
  },
});
