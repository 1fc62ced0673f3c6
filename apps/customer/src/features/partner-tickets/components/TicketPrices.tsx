import type { PartnerTicket } from '@ferry/api/customer';
import { DataTable } from '@ferry/ui/DataTable';
import { Heading } from '@ferry/ui/Heading';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import type { ReactNode } from 'react';
import { ticketState } from '../../../copy/partner-ticket-texts.ts';
import { routeFace } from '../../../copy/route-faces.ts';
import { ButtonLink, Link } from '../../../page/links.tsx';

type TicketProps = { ticket: PartnerTicket };
type Price = PartnerTicket['prices'][number];

/** The contract has one at least. */
const lowestOf = ({ prices: [first, ...others] }: PartnerTicket): Price | undefined =>
  others.reduce((low, price) => (low && price.adultYen < low.adultYen ? price : low), first);

const ofPeriod = ({ periodName }: Price, { prices }: PartnerTicket) =>
  prices.length > 1 && periodName ? `・${periodName}` : '';

/** What an adult pays at the least, beside what its parts cost by themselves; and what to do next. */
export function TicketSummary({ ticket, children }: TicketProps & { children: ReactNode }) {
  const price = lowestOf(ticket);
  if (!price) return children;
  const { includes, crossing } = ticket;
  return (
    <TripSummary
      title="料金"
      legs={[
        {
          title: `別々に買うと(大人${ofPeriod(price, ticket)})`,
          sign: '',
          hue: routeFace(crossing.routeId, crossing.routeName).hue,
          text: null,
        },
      ]}
      sums={[
        { label: crossing.label, amount: price.crossingAdultYen },
        ...includes.map(({ name, normalAdultYen }) => ({ label: name, amount: normalAdultYen })),
        ...differenceOf(ticket, price),
      ]}
      total={price.adultYen}
      totalLabel="大人1名"
      action={<NextStep ticket={ticket} />}
      note={
        <Text size="dense" tone="quiet">
          小人 <Money amount={price.childYen} />
          。燃料油価格変動調整金を含みます。別々に買うときの運賃には含めていません。
        </Text>
      }
    >
      {children}
    </TripSummary>
  );
}

/** The parts add up to what the ticket costs. */
const differenceOf = ({ includes }: PartnerTicket, price: Price) => {
  const parts = includes.reduce((sum, each) => sum + each.normalAdultYen, price.crossingAdultYen);
  return parts === price.adultYen
    ? []
    : [{ label: 'きっぷの割引', amount: price.adultYen - parts }];
};

/** To the days of a ticket that is sold; what is so with another one. */
const NextStep = ({ ticket }: TicketProps) => {
  const { id, state } = ticket;
  if (state !== 'onSale' && state !== 'few') {
    return (
      <Stack gap={1}>
        <Text isBold>{ticketState(ticket).label}</Text>
        <Link to="/partner-tickets">ほかのきっぷを見る</Link>
      </Stack>
    );
  }
  return (
    <ButtonLink
      to="/partner-tickets/search-section"
      search={{ partnerTicketId: id }}
      tone="primary"
      size="large"
      isWide
    >
      日程を選ぶ
    </ButtonLink>
  );
};

/** What it costs on which days, for people of each class. */
export const TicketPrices = ({ ticket }: TicketProps) => (
  <Stack gap={3} as="section" aria-labelledby="ticket-prices">
    <Heading level={2} id="ticket-prices">
      料金の表
    </Heading>
    <DataTable
      caption="往路の乗船日の期ごとの料金(税込)"
      rows={ticket.prices}
      rowKey={({ period }) => period}
      columns={[
        {
          id: 'period',
          header: '期',
          cell: ({ period, periodName }) => periodName || period,
          isRowHeader: true,
        },
        ...amountColumns,
      ]}
    />
    <Text size="dense" tone="quiet">
      幼児は大人1名につき1名まで、乳児は無料です。お得な額は、だれでも受けられる割引を使って、別々に買うときと比べた額です。
    </Text>
  </Stack>
);

const amountColumns = [
  { id: 'adult', header: '大人', cell: ({ adultYen }: Price) => <Money amount={adultYen} /> },
  { id: 'child', header: '小人', cell: ({ childYen }: Price) => <Money amount={childYen} /> },
  {
    id: 'saving',
    header: 'お得な額(大人)',
    cell: ({ savingAdultYen }: Price) => <Money amount={savingAdultYen} />,
  },
].map((column) => ({ ...column, align: 'end' as const }));
