import { listPreOrdersOptions, type PreOrder, type WaitlistEntry } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Stack } from '@ferry/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { preOrderNotes } from '../../../../copy/pre-order-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { waitlistStates } from '../../../../copy/waitlist-texts.ts';
import { waits } from '../../../../trips/waits.ts';
import { EndedList, OwnList } from '../../shared/components/OwnList.tsx';
import { type OwnPartProps, OwnParts } from '../../shared/components/OwnParts.tsx';
import { SearchLink } from '../../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { type DrawResult, drawResult, orderName, orderStateText } from '../model/order-texts.ts';
import { useOrders } from '../model/use-orders.ts';
import { OrderCard } from './OrderCard.tsx';

const SUBJECT = '先行申込';

/** An entry of the waitlist as its own pages show it; the first has the page's one loud button. */
type EntryView = (entry: WaitlistEntry, isFirst: boolean) => ReactNode;

type PreOrdersProps = { links: FlowLinks; entryView: EntryView };

/** What this customer has ordered before the sales open, and what has become of it. */
export function PreOrders(props: PreOrdersProps) {
  const queryClient = useQueryClient();
  const read = (cursor: string) =>
    queryClient.fetchQuery(listPreOrdersOptions({ query: { cursor } }));
  return (
    <OwnParts subject={SUBJECT} read={read}>
      {(cursor, moreOf) => <OrderPart {...{ ...props, cursor, moreOf }} />}
    </OwnParts>
  );
}

function OrderPart({ cursor, moreOf, ...props }: PreOrdersProps & OwnPartProps) {
  const query = useOrders(cursor);
  return (
    <OwnList
      subject={SUBJECT}
      items={query.data?.preOrders}
      none="申し込んだものは、お送りしたメールのリンクから開いてください。受付前の便から申し込めます。"
      query={query}
      links={props.links}
    >
      {(orders) => (
        <Stack gap={6}>
          <Ordered {...{ ...props, orders }} isFirst={cursor === undefined} />
          {moreOf(query.data?.nextCursor ?? null)}
        </Stack>
      )}
    </OwnList>
  );
}

type OrderedProps = PreOrdersProps & { orders: readonly PreOrder[]; isFirst: boolean };

/** What is held first, then what waits for the draw and for places, then what is over in lines. */
function Ordered({ orders, isFirst, links, entryView }: OrderedProps) {
  const drawn = (result: DrawResult) => orders.filter((order) => drawResult(order) === result);
  const accepted = orders.filter(({ state }) => state === 'accepted');
  const ended = orders.filter((order) => !accepted.includes(order) && !drawResult(order));
  const results = [...drawn('held'), ...drawn('waiting')];
  return (
    <Stack gap={6}>
      {results.map((order, index) => (
        <Result key={order.id} {...{ order, links, entryView }} isFirst={isFirst && index === 0} />
      ))}
      {accepted.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <EndedList subject={SUBJECT} rows={ended.map(rowOf)} />
      {isFirst && ended.length === orders.length && (
        <div>
          <SearchLink links={links} />
        </div>
      )}
    </Stack>
  );
}

type ResultProps = PreOrdersProps & { order: PreOrder; isFirst: boolean };

/** What a draw has come to: what is held, or where the order waits now. */
const Result = ({ order, links, entryView, isFirst }: ResultProps) => (
  <>
    {drawResult(order) === 'held' ? (
      <Alert tone="success" title="抽選の結果、お席を取り置きました">
        期限までにお手続きとお支払いが済むと、予約になります。
      </Alert>
    ) : (
      <Alert
        tone="info"
        title="抽選の結果、ご希望のお席を取り置けませんでした"
        action={<SearchLink links={links} />}
      >
        抽選の順に、空席を待っています。空くと取り置いて、メールでご案内します。別の便も探せます。
      </Alert>
    )}
    {order.entries.filter(waits).map((entry, index) => (
      <div key={entry.id}>{entryView(entry, isFirst && index === 0)}</div>
    ))}
  </>
);

const rowOf = (order: PreOrder) => ({
  id: order.id,
  sign: signOf(order),
  title: orderName(order),
  details: [outcomeText(order), preOrderNotes[order.state]].filter(Boolean).join('。'),
});

const signOf = ({ choices: [first] }: PreOrder): string =>
  routeFace(first?.sailing.routeId ?? '', first?.sailing.routeName ?? '').sign;

/** Of what was drawn, what has become of the places. */
function outcomeText(order: PreOrder): string {
  const [entry] = order.entries;
  return order.state === 'drawn' && entry ? waitlistStates[entry.state] : orderStateText(order);
}
