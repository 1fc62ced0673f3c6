import { getPartnerTicketOptions, type PartnerTicket } from '@ferry/api/customer';
import { Breadcrumb, BreadcrumbLink } from '@ferry/ui/Breadcrumb';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { OfferPicture } from '@ferry/ui/OfferPicture';
import { Stack } from '@ferry/ui/Stack';
import { Tag } from '@ferry/ui/Tag';
import { Text } from '@ferry/ui/Text';
import { type TripStop, TripStops } from '@ferry/ui/TripStops';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { ticketKind, ticketState } from '../../copy/partner-ticket-texts.ts';
import { routeFace } from '../../copy/route-faces.ts';
import { leadingAway } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { TicketConditions } from './components/TicketConditions.tsx';
import { TicketIncludes } from './components/TicketIncludes.tsx';
import { TicketPrices, TicketSummary } from './components/TicketPrices.tsx';
import { ticketJsonLd } from './model/ticket-json-ld.ts';
import { useJsonLd } from './model/use-json-ld.ts';

const CrumbLink = createLink(leadingAway(BreadcrumbLink));

const signs: Record<PartnerTicket['stops'][number]['kind'], TripStop['sign']> = {
  boarding: 'ship',
  returnTrip: 'ship',
  landing: 'ashore',
  transfer: 'change',
  facility: 'place',
};

/** `/partner-tickets/{id}`: what a ticket contains, costs and asks for. */
export function PartnerTicketPage({ id }: { id: string }) {
  const { data: ticket } = useSuspenseQuery(
    getPartnerTicketOptions({ path: { partnerTicketId: id } }),
  );
  useJsonLd(ticketJsonLd(ticket, window.location.href.replace(/[?#].*$/, '')));
  const { label, tone } = ticketState(ticket);
  return (
    <Container isPage>
      <Stack gap={4}>
        <Breadcrumb current={ticket.name}>
          <CrumbLink key="home" to="/">
            ホーム
          </CrumbLink>
          <CrumbLink key="list" to="/partner-tickets">
            提携きっぷ
          </CrumbLink>
        </Breadcrumb>
        <TicketSummary ticket={ticket}>
          <Stack gap={8}>
            <OfferPicture kind={ticket.kind} />
            <Page
              key={id}
              title={ticket.name}
              isDense
              lead={
                <Inline gap={2}>
                  <Tag tone="ticket">{ticket.areaName}</Tag>
                  <Tag tone="quiet">{ticketKind(ticket.kind)}</Tag>
                  <Tag tone={tone}>{label}</Tag>
                </Inline>
              }
            >
              <Text>{ticket.summary}</Text>
              {ticket.description && <Text>{ticket.description}</Text>}
            </Page>
            <Way ticket={ticket} />
            <TicketIncludes ticket={ticket} />
            <TicketPrices ticket={ticket} />
            <TicketConditions ticket={ticket} />
          </Stack>
        </TicketSummary>
      </Stack>
    </Container>
  );
}

const Way = ({ ticket: { stops, crossing } }: { ticket: PartnerTicket }) => (
  <Stack gap={3} as="section" aria-labelledby="ticket-way">
    <Heading level={2} id="ticket-way">
      きっぷの旅
    </Heading>
    <Card>
      <TripStops
        label="きっぷの旅"
        hue={routeFace(crossing.routeId, crossing.routeName).hue}
        stops={stops.map(({ kind, title, text }) => ({
          sign: signs[kind] ?? 'place',
          title,
          text,
        }))}
      />
    </Card>
  </Stack>
);
