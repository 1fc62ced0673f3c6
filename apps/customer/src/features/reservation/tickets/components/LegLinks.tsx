import { TicketLegLink } from '@ferry/ui/TicketHead';
import { createLink } from '@tanstack/react-router';
import type { TicketLegView } from '../model/kept-tickets.ts';

const LegLink = createLink(TicketLegLink);

type LegLinksProps = {
  reservationId: string;
  views: readonly TicketLegView[];
  current: TicketLegView;
};

/** Links to the tickets of each voyage; nothing where there is one. */
export const LegLinks = ({ reservationId, views, current }: LegLinksProps) =>
  views.map((view) => (
    <LegLink
      key={view.leg}
      to="/reservation-detail/$id/tickets"
      params={{ id: reservationId }}
      search={{ leg: view.leg }}
      replace
      resetScroll={false}
      aria-current={view === current ? 'page' : undefined}
    >
      {view.title}
    </LegLink>
  ));
