import type { Reservation } from '@ferry/api/customer';
import { Container } from '@ferry/ui/Container';
import { Hidden } from '@ferry/ui/Hidden';
import { SpelledCode } from '@ferry/ui/SpelledCode';
import { Stack } from '@ferry/ui/Stack';
import { VoyageHead } from '@ferry/ui/VoyageHead';
import { lazy, Suspense } from 'react';
import { stateText } from '../../copy/reservation-states.ts';
import { ButtonLink } from '../../page/links.tsx';
import { OfflineReading } from '../../page/OfflineReading.tsx';
import { PageHeading, PageNotice } from '../../page/Page.tsx';
import { REFUND_ACCOUNT_ID } from '../../trips/refund-account-id.ts';
import { PaperNote } from '../booking/completion/components/PaperNote.tsx';
import { ReservedCard } from '../booking/completion/components/ReservedCard.tsx';
import { cancelledMark, standByText } from '../booking/completion/model/leg-news.ts';
import { ConfirmMailNotice } from '../booking/shared/components/ConfirmMailNotice.tsx';
import { LazyVouchers } from '../booking/shared/components/lazy-vouchers.ts';
import { StorePayment } from '../booking/shared/components/StorePayment.tsx';
import { useReservationRead } from '../booking/shared/model/use-reservation.ts';
import { Archive } from './components/Archive.tsx';
import { ClaimNotice } from './components/ClaimNotice.tsx';
import { HeadDeadline } from './components/HeadDeadline.tsx';
import { NextStep } from './components/NextStep.tsx';
import { PortCard } from './components/PortCard.tsx';
import { RefundNotice } from './components/RefundNotice.tsx';
import { ServiceNews } from './components/ServiceNews.tsx';
import { TicketsLink } from './components/TicketsLink.tsx';
import { Tiles } from './components/Tiles.tsx';
import { type Boarding, boardingTexts } from './model/boarding.ts';
import { isBooked, isToCome } from './model/is-to-come.ts';
import { useBoarding } from './model/use-boarding.ts';
import { useServerTime } from './model/use-server-time.ts';

// Of what a store has taken only.
const RefundAccounts = lazy(async () => ({
  default: (await import('./refund-account/RefundAccounts.tsx')).RefundAccounts,
}));
const Cancellations = lazy(async () => ({
  default: (await import('./cancellation/components/Cancellations.tsx')).Cancellations,
}));
const ChangeInFlight = lazy(async () => ({
  default: (await import('./changing/components/ChangeInFlight.tsx')).ChangeInFlight,
}));
const MadeChanges = lazy(async () => ({
  default: (await import('./changing/components/MadeChanges.tsx')).MadeChanges,
}));

/** `/reservation-detail/{id}`: everything about one reservation. */
export function DetailPage({ reservationId }: { reservationId: string }) {
  const { data, readAt } = useReservationRead(reservationId);
  // The head goes with the clock; what is said of a time stays as it was read.
  const now = { ...data, serverTime: useServerTime(data.serverTime, readAt) };
  const boarding = useBoarding(data);
  const state = boarding ? boardingTexts[boarding.stage] : stateText(data.state);
  const off = isToCome(data) && (cancelledMark(data) || standByText(data));
  const { label, tone } = off ? ({ label: off, tone: 'warning' } as const) : state;
  return (
    <Stack gap={6}>
      <div>
        <VoyageHead
          heading={<PageHeading title="予約の詳細" size={3} />}
          state={{ tone, label }}
          number={<ShownNumber number={data.reservationNumber} />}
          deadline={<HeadDeadline reservation={now} boarding={boarding} />}
          card={<Now reservation={data} now={now} boarding={boarding} />}
        />
      </div>
      <Container>
        <Stack gap={6}>
          <PageNotice />
          <Changed reservation={data} />
          <ConfirmMailNotice reservation={data} />
          <ReservedCard
            reservation={data}
            hasStatus={isToCome(data)}
            isNumberSmall
            action={<TicketsLink reservation={now} boarding={boarding} />}
          />
          <Tiles reservation={data} isToCome={isToCome(data)} boarding={boarding} />
          <StorePayment reservation={data} />
          {isBooked(data) && <PortCard reservation={data} />}
          <ClaimNotice key={data.id} reservation={data} />
          <TicketVouchers reservation={data} />
          <Archive key={`archive ${data.id}`} reservation={data} boarding={boarding} />
          <PaperNote />
        </Stack>
      </Container>
    </Stack>
  );
}

type PartProps = { reservation: Reservation; boarding: Boarding | undefined };

/** The notices say what has become of the reservation and of its money. */
const Changed = ({ reservation }: Pick<PartProps, 'reservation'>) => (
  <>
    <RefundNotice payment={reservation.payment} refunds={reservation.refunds} />
    {reservation.change && (
      <Suspense fallback={null}>
        <ChangeInFlight reservation={reservation} />
      </Suspense>
    )}
    {reservation.changes.length > 0 && (
      <Suspense fallback={null}>
        <MadeChanges changes={reservation.changes} />
      </Suspense>
    )}
    {reservation.cancellations.length > 0 && (
      <Suspense fallback={null}>
        <Cancellations reservation={reservation} />
      </Suspense>
    )}
    {reservation.refunds.some(({ way }) => way === 'account') && (
      // Links lead here before the part has come.
      <div id={REFUND_ACCOUNT_ID} tabIndex={-1}>
        <Suspense fallback={null}>
          <RefundAccounts reservation={reservation} />
        </Suspense>
      </div>
    )}
  </>
);

/** What has to be known and done before all else; none of it, and the sea is clear. */
const Now = ({ reservation, now, boarding }: PartProps & { now: Reservation }) => (
  <>
    <OfflineReading at={reservation.serverTime} />
    {isToCome(reservation) && <ServiceNews reservation={reservation} />}
    <NextStep reservation={now} boarding={boarding} />
  </>
);

const ShownNumber = ({ number }: { number: string }) => (
  <>
    <span>予約番号</span>{' '}
    <b>
      <SpelledCode code={number} />
    </b>
  </>
);

const TicketVouchers = ({ reservation }: Pick<PartProps, 'reservation'>) =>
  reservation.partnerTicket &&
  isBooked(reservation) && (
    <Suspense fallback={null}>
      <LazyVouchers
        reservation={reservation}
        ticket={reservation.partnerTicket}
        changeSlots={<ChangeSlots id={reservation.id} />}
      />
    </Suspense>
  );

const ChangeSlots = ({ id }: Pick<Reservation, 'id'>) => (
  <Hidden inPrint>
    <ButtonLink
      to="/partner-tickets/$id/select-other-schedule"
      params={{ id }}
      tone="secondary"
      size="small"
    >
      時間枠を変更する
    </ButtonLink>
  </Hidden>
);
