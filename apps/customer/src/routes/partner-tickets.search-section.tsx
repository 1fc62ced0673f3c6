import { createFileRoute } from '@tanstack/react-router';
import { loadBuyingSteps } from '../features/partner-tickets/buying/load-buying-steps.ts';
import { buyingSearch } from '../features/partner-tickets/buying/model/buying-search.ts';

export const Route = createFileRoute('/partner-tickets/search-section')({
  staticData: { access: 'public' },
  validateSearch: buyingSearch,
  loaderDeps: ({ search: { partnerTicketId } }) => ({ partnerTicketId }),
  loader: async ({ context: { queryClient }, deps: { partnerTicketId } }) =>
    (await loadBuyingSteps()).loadSection(queryClient, partnerTicketId),
  component: function SearchSectionRoute() {
    const { ticketId, SearchSectionPage } = Route.useLoaderData();
    return <SearchSectionPage key={ticketId} ticketId={ticketId} initial={Route.useSearch()} />;
  },
});
