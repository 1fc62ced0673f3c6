import { listReservationsOptions } from '@ferry/api/customer';
import type { Member } from '@ferry/api/external';
import { formatCalendarDate } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { fieldLabels } from '../../copy/field-labels.ts';
import { ButtonLink } from '../../page/links.tsx';
import { nextCrossing } from '../../page/next-crossing.ts';
import { Page } from '../../page/Page.tsx';
import { ReservationCard } from '../../page/ReservationCard.tsx';
import { ReservationsNotRead } from '../../page/ReservationsNotRead.tsx';

/** `/member`: the next crossing, who the member is to us, and where it is changed. */
export function MemberPage({ member }: { member: Member }) {
  return (
    <Page title="マイページ">
      <NextCrossing />
      <Card as="section" padding="roomy">
        <Stack gap={4}>
          <Heading level={2} size={3}>
            会員の情報
          </Heading>
          <DescriptionList rows={rowsOf(member)} />
          <Inline gap={4}>
            <ButtonLink to="/member/edit" tone="secondary">
              会員の情報を変更する
            </ButtonLink>
            <ButtonLink to="/member/change-email" tone="secondary">
              メールアドレスを変更する
            </ButtonLink>
            <ButtonLink to="/member/change-password" tone="secondary">
              パスワードを変更する
            </ButtonLink>
            <ButtonLink to="/signout" tone="quiet">
              ログアウト
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Page>
  );
}

/** What a member who opens the page most often looks for. */
function NextCrossing() {
  const { data, error, refetch } = useQuery(
    listReservationsOptions({ query: { period: 'upcoming' } }),
  );
  // One that has left, or is cancelled, has no boarding: its card says what has become of it.
  const first = data?.items[0];
  const next = nextCrossing(data?.items);
  return (
    <Stack gap={4}>
      <Heading level={2} size={3}>
        次のご乗船
      </Heading>
      {!data && error && <ReservationsNotRead error={error} onAgain={() => void refetch()} />}
      {first && !first.nextBoarding && <ReservationCard reservation={first} level={3} />}
      {next && <ReservationCard reservation={next.reservation} leg={next.boarding.leg} level={3} />}
      {data && !first && (
        <EmptyState
          title="これからのご予約はありません"
          level={3}
          action={
            <ButtonLink to="/reservation" tone="action">
              便を探す
            </ButtonLink>
          }
        />
      )}
      <div>
        <ButtonLink to="/reservations" tone="secondary">
          予約の一覧を見る
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Another back end may not have all of it: what it lacks has no row. */
function rowsOf({ address, birthDate, ...member }: Member) {
  const place = address && [
    address.postalCode && `〒${address.postalCode}`,
    `${address.prefecture}${address.city}${address.line1}`,
    address.building,
  ];
  const rows = [
    { term: 'お名前', value: fullName(member) },
    {
      term: 'フリガナ',
      value: fullReading(member),
    },
    {
      term: fieldLabels.birthDate,
      value: birthDate && formatCalendarDate(birthDate),
    },
    { term: fieldLabels.email, value: member.email },
    { term: fieldLabels.phone, value: member.phone },
    { term: '住所', value: place?.filter(Boolean).join(' ') },
  ];
  return rows.filter(({ value }) => value);
}
