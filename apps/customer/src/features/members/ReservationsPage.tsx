import {
  listPreOrdersOptions,
  listReservationsOptions,
  listWaitlistEntriesOptions,
  type ReservationList,
} from '@ferry/api/customer';
import { Container } from '@ferry/ui/Container';
import { Grid } from '@ferry/ui/Grid';
import { KindNav, KindNavLink } from '@ferry/ui/KindNav';
import { Stack } from '@ferry/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isOffered } from '../../page/offered.ts';
import { Page } from '../../page/Page.tsx';
import { waits } from '../../trips/waits.ts';
import { ReservationPart } from './components/ReservationPart.tsx';
import { type Period, periods } from './model/periods.ts';

type ReservationsPageProps = {
  shown: Period | 'waitlist';
  /** What brings other bookings into the list. */
  claim: ReactNode;
  /** What the member waits for. */
  waitlist: ReactNode;
};

/** `/reservations`: a member's reservations, by what has become of them. */
export function ReservationsPage({ shown, claim, waitlist }: ReservationsPageProps) {
  const period = shown === 'waitlist' ? 'upcoming' : shown;
  const { data } = useQuery({
    ...listReservationsOptions({ query: { period } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Container isPage>
      <Stack gap={6}>
        {/* Another kind is another page: its heading takes the focus. The counts outlive it. */}
        <Page key={shown} title="予約の一覧">
          <Kinds counts={data?.counts} shown={shown} />
          {shown === 'waitlist' ? waitlist : <Parts period={period} />}
        </Page>
        <Grid columns={{ md: 2 }}>{claim}</Grid>
      </Stack>
    </Container>
  );
}

const KindLink = createLink(KindNavLink);

type KindsProps = {
  counts: ReservationList['counts'] | undefined;
  shown: ReservationsPageProps['shown'];
};

/** The kinds with how many there are of each, as a kind was answered last; tickets for a member who has bought one, the waitlist for one who is or was in it, or has ordered before the sales open. */
function Kinds({ counts, shown }: KindsProps) {
  const { data } = useQuery(listWaitlistEntriesOptions());
  const { data: ordered } = useQuery({
    ...listPreOrdersOptions(),
    enabled: isOffered('preOrders'),
    retry: false,
  });
  const entries = data?.entries ?? [];
  const awaited = ordered?.preOrders.filter(({ state }) => state === 'accepted') ?? [];
  const waiting = [...entries.filter(waits), ...awaited];
  const isShown = (period: Period) =>
    period !== 'partnerTickets' || period === shown || (counts?.partnerTickets ?? 0) > 0;
  return (
    <KindNav label="予約の種類">
      {periods
        .filter(({ period }) => isShown(period))
        .map((each) => (
          <KindLink
            key={each.period}
            to="/reservations"
            search={{ show: each.period }}
            count={counts?.[each.period]}
          >
            {each.label}
          </KindLink>
        ))}
      {(shown === 'waitlist' || entries.length + awaited.length > 0) && (
        <KindLink to="/reservations" search={{ show: 'waitlist' }} count={data && waiting.length}>
          {awaited.length > 0 ? '空席待ち・先行申込' : '空席待ち'}
        </KindLink>
      )}
    </KindNav>
  );
}

/** The pages of the list that were asked for, below each other. */
function Parts({ period }: { period: Period }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <ReservationPart
      key={cursor ?? 'first'}
      period={period}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors((last) => [...last, next])}
    />
  ));
}
