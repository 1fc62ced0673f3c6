import {
  getPaymentInfoOptions,
  getReservationQueryKey,
  type PaymentInfo,
  type Reservation,
} from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Tag } from '@ferry/ui/Tag';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { ConfirmMailNotice } from '../shared/components/ConfirmMailNotice.tsx';
import { isToPayAtStore } from '../shared/model/check-in.ts';
import { quoteSums } from '../shared/model/draft-trip.ts';
import type { FlowLinks } from '../shared/model/flow.ts';
import { reservedTrip } from '../shared/model/reserved-trip.ts';
import { useReservation } from '../shared/model/use-reservation.ts';
import { ChangeNews } from './components/ChangeNews.tsx';
import { MoneyPart } from './components/MoneyPart.tsx';
import { PaymentNews } from './components/PaymentNews.tsx';
import { PayNow } from './components/PayNow.tsx';

type PaymentInfoPageProps = { links: FlowLinks; reservationId: string };

/** `/reservation/{id}/payment-info`: what is to be paid on a reservation, what was, and what goes back. */
export function PaymentInfoPage({ links, reservationId }: PaymentInfoPageProps) {
  const reservation = useReservation(reservationId);
  const { info, announce, isJustPaid } = useInfo(reservation);
  const shared = { links, reservation, info };
  const isPayable = info.options.some(({ isAvailable }) => isAvailable);
  // What is due is said with what is next.
  const hasMoney = info.paidYen > 0 || (info.totalYen > 0 && !isPayable);
  const change = info.changeId === null ? null : reservation.change;
  const before = (
    <Stack gap={5}>
      <Text>{`予約番号 ${groupsOfFour(reservation.reservationNumber)}`}</Text>
      {change ? (
        <ChangeNews change={change} isPayable={isPayable} isJustPaid={isJustPaid} />
      ) : (
        <PaymentNews {...shared} isJustPaid={isJustPaid} />
      )}
      <ConfirmMailNotice reservation={reservation} />
    </Stack>
  );
  const after = (
    <>
      {hasMoney && <MoneyPart {...{ info, reservation }} />}
      <div>
        <ButtonLink to="/reservation-detail/$id" params={{ id: reservationId }} tone="quiet">
          予約の詳細に戻る
        </ButtonLink>
      </div>
    </>
  );
  const trip = {
    legs: reservedTrip(reservation),
    // The difference is not the sum of what is booked.
    sums: change ? [] : quoteSums(reservation.quote),
    // Where nothing is to be pressed, the amounts stand with where the payment stands.
    ...(isPayable && { total: info.totalYen }),
    totalLabel: change ? '変更の差額' : 'お支払いいただく金額',
  };
  return (
    <Container isPage>
      <Page
        title="お支払い情報"
        beside={isToPayAtStore(reservation) && <Tag tone="warning">お支払い待ち</Tag>}
      >
        {isPayable ? (
          <PayNow {...{ info, reservation, trip, before, after }} onPaid={announce} />
        ) : (
          <TripSummary {...trip}>
            <Stack gap={6}>
              {before}
              {after}
            </Stack>
          </TripSummary>
        )}
      </Page>
    </Container>
  );
}

/** What is due. The older of it and the reservation is read again: a store, a deadline or a tab came between. */
function useInfo({ id, version }: Reservation) {
  const queryClient = useQueryClient();
  const { data: info, refetch } = useSuspenseQuery(
    getPaymentInfoOptions({ path: { reservationId: id } }),
  );
  const [isJustPaid, setIsJustPaid] = useState(false);
  const isOld = info.version < version;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  const isAhead = info.version > version;
  useEffect(() => {
    const queryKey = getReservationQueryKey({ path: { reservationId: id } });
    if (isAhead) void queryClient.invalidateQueries({ queryKey });
  }, [isAhead, queryClient, id]);
  return { info: info satisfies PaymentInfo, isJustPaid, announce: () => setIsJustPaid(true) };
}
