import { createFileRoute } from '@tanstack/react-router';
import { KeptTicketsPage } from '../features/reservation/tickets/KeptTicketsPage.tsx';
import { loadTickets } from '../features/reservation/tickets/model/load-tickets.ts';
import { ticketsSearch } from '../features/reservation/tickets/model/tickets-search.ts';
import { TicketsPage } from '../features/reservation/tickets/TicketsPage.tsx';
import { reservationId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/reservation-detail/$id_/tickets')({
  staticData: { access: 'public', isPersonal: true, pathPatterns: { id: reservationId } },
  validateSearch: ticketsSearch,
  loader: async ({ context: { queryClient }, params }) => ({
    kept: await loadTickets(queryClient, params.id),
  }),
  component: function TicketsRoute() {
    const { id } = Route.useParams();
    const { leg } = Route.useSearch();
    const { kept } = Route.useLoaderData();
    if (kept) return <KeptTicketsPage {...kept} leg={leg} />;
    return <TicketsPage reservationId={id} leg={leg} />;
  },
});
