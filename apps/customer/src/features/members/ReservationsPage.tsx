import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { type ReactNode, useState } from 'react';
import { Link } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ReservationPart } from './components/ReservationPart.tsx';
import { type Period, periods } from './model/periods.ts';

export type ReservationsPageProps = {
  period: Period;
  /** What brings other bookings into the list. */
  claim: ReactNode;
  /** Of the form in it. */
  hasErrors: boolean;
};

/** `/reservations`: a member's reservations, by what has become of them. */
export function ReservationsPage({ period, claim, hasErrors }: ReservationsPageProps) {
  return (
    <Container width="form" isPage>
      <Stack gap={6}>
        {/* Another kind is another page: its heading takes the focus. */}
        <Page key={period} title="予約の一覧" hasErrors={hasErrors}>
          <nav aria-label="予約の種類">
            <Inline gap={6}>
              {periods.map((each) => (
                <Link key={each.period} to="/reservations" search={{ show: each.period }}>
                  <Text as="span" isBold={each.period === period}>
                    {each.label}
                  </Text>
                </Link>
              ))}
            </Inline>
          </nav>
          <Parts period={period} />
        </Page>
        {claim}
      </Stack>
    </Container>
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
