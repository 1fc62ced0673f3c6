import { searchSailingsOptions } from '@ferry/api/customer';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { KindNav, KindNavLink } from '@ferry/ui/KindNav';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { useOffered } from '../../../page/offered.ts';
import { Page } from '../../../page/Page.tsx';
import { useShown } from '../../../session/use-tab-session.ts';
import { LinkMailed } from '../shared/components/LinkMailed.tsx';
import type { FlowLinks } from '../shared/model/flow.ts';
import { type SearchConditions, sailingsQuery } from '../shared/model/search-conditions.ts';
import { DayOrder } from './components/DayOrder.tsx';
import { OpeningCard } from './components/OpeningCard.tsx';
import { ReminderForm } from './components/ReminderForm.tsx';
import { orderable } from './model/order-answers.ts';

type OpeningPageProps = {
  links: FlowLinks;
  conditions: SearchConditions;
  /** What the customer has chosen to do before the sales open. */
  shown: 'order' | 'reminder';
  /** The sailing from which the customer has come; empty where it was a day. */
  sailingId: string;
};

/** What a visitor has a mail for. */
type Mailed = { kind: OpeningPageProps['shown']; email: string };

/** `/pre-order` with the conditions of a search: what can be done before the sales of its day open. */
export function OpeningPage({ links, conditions, shown, sailingId }: OpeningPageProps) {
  const { data } = useSuspenseQuery(searchSailingsOptions({ query: sailingsQuery(conditions) }));
  const isMember = useShown().name !== undefined;
  const isOffered = useOffered();
  const [mailed, setMailed] = useState<Mailed>();
  const { fromPort, toPort, date, serverTime } = data;
  const opensLater = data.sailingOffers.find(({ availability }) => availability === 'notYetOpen');
  const [ordered] = isOffered('preOrders') ? orderable(data.sailingOffers) : [];
  if (mailed) {
    const value = `${formatDateShort(date)} ${fromPort.name}発 ${toPort.name}行き`;
    return (
      <OpeningMailed {...mailed} about={{ term: '乗船日', value }} until={ordered?.preOrderUntil} />
    );
  }
  if (!opensLater) return <OpenAlready {...{ links, conditions }} />;
  const isOrder = shown === 'order' && ordered !== undefined;
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page key={`${isOrder}`} title={isOrder ? '先行申込' : '予約の受付開始'}>
        {ordered && <Ways />}
        <OpeningCard
          opening={{ fromPort, toPort, date, serverTime, salesOpenAt: opensLater.salesOpenAt }}
        />
        {isOrder ? (
          <DayOrder
            {...{ conditions, sailingId, isMember }}
            result={data}
            onMailed={(email) => setMailed({ kind: 'order', email })}
          />
        ) : (
          <Reminding
            day={{ fromPortId: fromPort.id, toPortId: toPort.id, date }}
            isMember={isMember}
            onMailed={(email) => setMailed({ kind: 'reminder', email })}
          />
        )}
      </Page>
    </Container>
  );
}

const WayLink = createLink(KindNavLink);

/** An order, or a mail alone: each with an address of its own, that of now but for what is shown. */
const Ways = () => (
  <KindNav label="受付開始までにできること">
    <WayLink
      key="order"
      from="/pre-order"
      to="/pre-order"
      search={(last) => ({ ...last, show: undefined })}
      activeOptions={{ exact: true }}
    >
      先行申込をする
    </WayLink>
    <WayLink
      key="reminder"
      from="/pre-order"
      to="/pre-order"
      search={(last) => ({ ...last, show: 'reminder' })}
    >
      お知らせを受け取る
    </WayLink>
  </KindNav>
);

type RemindingProps = {
  day: { fromPortId: string; toPortId: string; date: string };
  isMember: boolean;
  onMailed: (email: string) => void;
};

function Reminding({ day, isMember, onMailed }: RemindingProps) {
  const [isRegistered, setRegistered] = useState(false);
  return isRegistered ? (
    <Alert tone="success" announce="polite" title="お知らせを登録しました">
      会員のメールアドレスにお送りします。お送りした確認のメールから、いつでも取りやめられます。
    </Alert>
  ) : (
    <ReminderForm
      {...{ day, isMember }}
      onDone={(email) => {
        if (email !== undefined) return onMailed(email);
        setRegistered(true);
        // The form that had the focus goes.
        document.querySelector('h1')?.focus();
      }}
    />
  );
}

type OpeningMailedProps = Mailed & {
  about: { term: string; value: string };
  /** Until when orders are taken. */
  until: string | null | undefined;
};

function OpeningMailed({ kind, email, about, until }: OpeningMailedProps) {
  if (kind === 'reminder') {
    return (
      <LinkMailed {...{ email, about }} what="登録">
        お送りしたメールのリンクを24時間以内に開くと、お知らせの登録が完了します。
      </LinkMailed>
    );
  }
  const closes = until
    ? `、遅くとも${formatDateShort(jstDate(until))} ${formatTime(until)}まで`
    : '';
  return (
    <LinkMailed {...{ email, about }} what="申込">
      {`お送りしたメールのリンクを24時間以内${closes}に開くと、申込を受け付けます。`}
    </LinkMailed>
  );
}

const OpenAlready = ({ links, conditions }: Pick<OpeningPageProps, 'links' | 'conditions'>) => (
  <Container width="form" isPage>
    <meta name="robots" content="noindex" />
    <Page title="予約の受付開始">
      <Alert
        tone="info"
        title="受付前の便はありません"
        action={
          <ButtonLink {...links.selectSchedule(conditions)} tone="secondary">
            この日の便を見る
          </ButtonLink>
        }
      >
        この日の予約は、すでに受け付けています。
      </Alert>
    </Page>
  </Container>
);
