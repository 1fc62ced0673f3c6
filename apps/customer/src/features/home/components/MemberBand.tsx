import { listReservationsOptions } from '@ferry/api/customer';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../page/links.tsx';
import { nextCrossing } from '../../../page/next-crossing.ts';
import { ReservationCard } from '../../../page/ReservationCard.tsx';
import { ReservationsNotRead } from '../../../page/ReservationsNotRead.tsx';
import { NextVoyageCard } from './NextVoyageCard.tsx';

export type MemberBandProps = { name: string };

/** What a member comes back for: the next crossing and their own page. */
export function MemberBand({ name }: MemberBandProps) {
  // Kept no longer than it is shown: the next customer in this tab may be another member.
  const { data, error, refetch } = useQuery({
    ...listReservationsOptions({ query: { period: 'upcoming' } }),
    gcTime: 0,
    retry: false,
  });
  // One that has left, or is cancelled, has no cut-off: the card says what has become of it.
  const first = data?.items[0];
  const next = nextCrossing(data?.items);
  return (
    <Container>
      <Stack as="section" gap={4} aria-labelledby="member-heading">
        <Inline gap={4}>
          <Heading level={2} size="section" id="member-heading">
            おかえりなさい
          </Heading>
          <Text as="span">{name} 様</Text>
          <Link to="/member">マイページ</Link>
          <Link to="/reservations">予約の一覧</Link>
        </Inline>
        {!data && error && <ReservationsNotRead error={error} onAgain={() => void refetch()} />}
        {first && !first.nextBoarding && <ReservationCard reservation={first} level={3} />}
        {data && next && <NextVoyageCard {...next} now={data.serverTime} />}
        {data && !first && <Text>これからのご予約はありません。</Text>}
      </Stack>
    </Container>
  );
}
