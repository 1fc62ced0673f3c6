import type { PreOrder, WaitlistEntry } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmptyState } from '@ferry/ui/EmptyState';
import { EntryList, EntryRow } from '@ferry/ui/EntryList';
import { Heading } from '@ferry/ui/Heading';
import { Skeleton, SkeletonRow } from '@ferry/ui/Skeleton';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { preOrderNotes } from '../../../../copy/pre-order-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { waitlistStates } from '../../../../copy/waitlist-texts.ts';
import { waits } from '../../../../trips/waits.ts';
import { SearchLink } from '../../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { type DrawResult, drawResult, orderName, orderStateText } from '../model/order-texts.ts';
import { useOrders } from '../model/use-orders.ts';
import { OrderCard } from './OrderCard.tsx';

/** An entry of the waitlist as its own pages show it; the first has the page's one loud button. */
type EntryView = (entry: WaitlistEntry, isFirst: boolean) => ReactNode;

type PreOrdersProps = { links: FlowLinks; entryView: EntryView };

/** What this customer has ordered before the sales open, and what has become of it. */
export function PreOrders({ links, entryView }: PreOrdersProps) {
  const { data, error, refetch } = useOrders();
  const failure = error ? asApiError(error) : undefined;
  // To a browser without a session there is nothing.
  const isNothing = failure?.code === 'NOT_FOUND';
  if (!data && failure && !isNothing) {
    return (
      <Alert
        tone="error"
        announce="assertive"
        title="先行申込を読み込めませんでした"
        action={
          <Button tone="secondary" onPress={() => void refetch()}>
            もう一度試す
          </Button>
        }
      >
        {errorText(failure)}
      </Alert>
    );
  }
  if (!data && !isNothing) {
    return (
      <Skeleton label="先行申込を読み込んでいます">
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  const orders: readonly PreOrder[] = data?.preOrders ?? [];
  if (orders.length === 0) {
    return (
      <EmptyState title="先行申込はありません" action={<SearchLink links={links} />}>
        申し込んだものは、お送りしたメールのリンクから開いてください。受付前の便から申し込めます。
      </EmptyState>
    );
  }
  return <Ordered {...{ orders, links, entryView }} />;
}

/** What is held first, then what waits for the draw and for places, then what is over in lines. */
function Ordered({ orders, links, entryView }: PreOrdersProps & { orders: readonly PreOrder[] }) {
  const drawn = (result: DrawResult) => orders.filter((order) => drawResult(order) === result);
  const accepted = orders.filter(({ state }) => state === 'accepted');
  const ended = orders.filter((order) => !accepted.includes(order) && !drawResult(order));
  const results = [...drawn('held'), ...drawn('waiting')];
  return (
    <Stack gap={6}>
      {results.map((order, index) => (
        <Result key={order.id} {...{ order, links, entryView }} isFirst={index === 0} />
      ))}
      {accepted.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {ended.length > 0 && <Ended orders={ended} />}
      {ended.length === orders.length && (
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

const Ended = ({ orders }: { orders: readonly PreOrder[] }) => (
  <Card as="section" padding="roomy">
    <Stack gap={3}>
      <Heading level={2} size={3}>
        終わった先行申込
      </Heading>
      <EntryList label="終わった先行申込">
        {orders.map((order) => (
          <EntryRow
            key={order.id}
            sign={signOf(order)}
            title={orderName(order)}
            details={[outcomeText(order), preOrderNotes[order.state]].filter(Boolean).join('。')}
            actions={null}
          />
        ))}
      </EntryList>
    </Stack>
  </Card>
);

const signOf = ({ choices: [first] }: PreOrder): string =>
  routeFace(first?.sailing.routeId ?? '', first?.sailing.routeName ?? '').sign;

/** Of what was drawn, what has become of the places. */
function outcomeText(order: PreOrder): string {
  const [entry] = order.entries;
  return order.state === 'drawn' && entry ? waitlistStates[entry.state] : orderStateText(order);
}
