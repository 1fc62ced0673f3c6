import { listReservationsOptions, type ReservationList } from '@ferry/api/customer';
import { Container } from '@ferry/ui/Container';
import { Grid } from '@ferry/ui/Grid';
import { KindNav, KindNavLink } from '@ferry/ui/KindNav';
import { Stack } from '@ferry/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { ReservationPart } from './components/ReservationPart.tsx';
import { type Period, periods } from './model/periods.ts';

export type ReservationsPageProps = {
  period: Period;
  /** What brings other bookings into the list. */
  claim: ReactNode;
  /** Of the form in it. */
};

/** `/reservations`: a member's reservations, by what has become of them. */
export function ReservationsPage({ period, claim }: ReservationsPageProps) {
  const { data } = useQuery({
    ...listReservationsOptions({ query: { period } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Container isPage>
      <Stack gap={6}>
        {/* Another kind is another page: its heading takes the focus. The counts outlive it. */}
        <Page key={period} title="予約の一覧">
          <Kinds counts={data?.counts} />
          <Parts period={period} />
        </Page>
        <Grid columns={{ md: 2 }}>{claim}</Grid>
      </Stack>
    </Container>
  );
}

const KindLink = createLink(KindNavLink);

/** The kinds with how many there are of each, as a kind was answered last. */
const Kinds = ({ counts }: { counts: ReservationList['counts'] | undefined }) => (
  <KindNav label="予約の種類">
    {periods.map((each) => (
      <KindLink
        key={each.period}
        to="/reservations"
        search={{ show: each.period }}
        count={counts?.[each.period]}
      >
        {each.label}
      </KindLink>
    ))}
  </KindNav>
);

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
