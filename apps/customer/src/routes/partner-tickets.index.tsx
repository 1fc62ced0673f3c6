import { createFileRoute } from '@tanstack/react-router';
import { loadPartnerTickets } from '../features/partner-tickets/model/ticket-queries.ts';
import { ticketSearch } from '../features/partner-tickets/model/ticket-search.ts';
import { PartnerTicketsPage } from '../features/partner-tickets/PartnerTicketsPage.tsx';

export const Route = createFileRoute('/partner-tickets/')({
  staticData: { access: 'public' },
  validateSearch: ticketSearch,
  beforeLoad: ({ search }) => ({ search }),
  // Not dependent on the search: what narrows the list changes the page in place.
  loader: ({ context: { queryClient, search } }) => loadPartnerTickets(queryClient, search),
  component: function PartnerTicketsRoute() {
    return <PartnerTicketsPage search={Route.useSearch()} />;
  },
});
