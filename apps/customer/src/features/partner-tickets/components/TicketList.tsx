import type { PartnerTicketSummary } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Grid } from '@ferry/ui/Grid';
import { OfferCard, OfferCardLink } from '@ferry/ui/OfferCard';
import { OfferPicture } from '@ferry/ui/OfferPicture';
import { Skeleton, SkeletonBlock } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import { Tag } from '@ferry/ui/Tag';
import { Text } from '@ferry/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { ticketState } from '../../../copy/partner-ticket-texts.ts';
import { sellerText } from '../../../copy/seller-text.ts';
import { FailureText } from '../../../page/FailureText.tsx';
import { ButtonLink } from '../../../page/links.tsx';
import { ticketsOptions } from '../model/ticket-queries.ts';
import { type TicketSearch, ticketQuery } from '../model/ticket-search.ts';

const TicketLink = createLink(OfferCardLink);

/** The tickets that fit. While others are on the way those of before stay. */
export function TicketList({ search }: { search: TicketSearch }) {
  const { data, error, refetch } = useQuery({
    ...ticketsOptions(search),
    placeholderData: keepPreviousData,
  });
  if (!data && error) {
    return (
      <Alert
        tone="error"
        title="提携きっぷを表示できませんでした"
        announce="assertive"
        action={
          <Button tone="secondary" onPress={() => void refetch()}>
            もう一度読み込む
          </Button>
        }
      >
        <FailureText error={asApiError(error)} />
      </Alert>
    );
  }
  if (!data) {
    return (
      <Skeleton label="提携きっぷを読み込んでいます">
        <SkeletonBlock height={480} />
      </Skeleton>
    );
  }
  return <Tickets tickets={data.partnerTickets} isNarrowed={hasFilter(search)} />;
}

const hasFilter = (search: TicketSearch) => Object.keys(ticketQuery(search)).length > 0;

type TicketsProps = { tickets: readonly PartnerTicketSummary[]; isNarrowed: boolean };

const Tickets = ({ tickets, isNarrowed }: TicketsProps) => (
  <Stack gap={3}>
    <Text role="status" size="dense" tone="quiet">
      {tickets.length > 0 && `${tickets.length}枚のきっぷがあります`}
    </Text>
    {tickets.length === 0 ? (
      <EmptyState
        title={isNarrowed ? '条件に合うきっぷがありません' : 'いま販売しているきっぷはありません'}
        action={
          isNarrowed ? (
            <ButtonLink to="/partner-tickets" search={{}} tone="action">
              条件をすべて外す
            </ButtonLink>
          ) : (
            <ButtonLink to="/" tone="action">
              便を探す
            </ButtonLink>
          )
        }
      />
    ) : (
      <Grid columns={{ sm: 2, lg: 3 }} gap={6}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} {...ticket} />
        ))}
      </Grid>
    )}
  </Stack>
);

function TicketCard(ticket: PartnerTicketSummary) {
  const { id, name, kind, areaName, usableUntil, sellerName, travelAgencyNumber } = ticket;
  const { contents, adultYen, childYen, isFromPrice, savingYen } = ticket;
  const { label, tone } = ticketState(ticket);
  return (
    <OfferCard
      name={
        <TicketLink to="/partner-tickets/$id" params={{ id }}>
          {name}
        </TicketLink>
      }
      picture={<OfferPicture kind={kind} />}
      area={areaName}
      facts={[
        { term: '使える日', value: `${formatDate(usableUntil)}まで` },
        { term: '販売', value: sellerText(sellerName, travelAgencyNumber) },
      ]}
      state={<Tag tone={tone}>{label}</Tag>}
      {...{ contents, adultYen, childYen, isFromPrice, savingYen }}
    />
  );
}
