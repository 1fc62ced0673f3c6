import { createFileRoute } from '@tanstack/react-router';
import { loadTicket } from '../features/partner-tickets/model/ticket-queries.ts';
import { PartnerTicketPage } from '../features/partner-tickets/PartnerTicketPage.tsx';
import { partnerTicketId } from '../page/path-patterns.ts';

export const Route = createFileRoute('/partner-tickets/$id/')({
  staticData: { access: 'public', pathPatterns: { id: partnerTicketId } },
  loader: ({ context: { queryClient }, params }) => loadTicket(queryClient, params.id),
  component: function PartnerTicketRoute() {
    return <PartnerTicketPage id={Route.useParams().id} />;
  },
});
