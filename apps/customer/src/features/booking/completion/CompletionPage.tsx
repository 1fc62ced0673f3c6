import { listTicketsOptions, type Reservation } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { HomeHero } from '@ferry/ui/HomeHero';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { PageHeading } from '../../../page/Page.tsx';
import { ConfirmMailNotice } from '../shared/components/ConfirmMailNotice.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { LazyPush } from '../shared/components/lazy-push.ts';
import { LazyVouchers } from '../shared/components/lazy-vouchers.ts';
import { Part } from '../shared/components/Part.tsx';
import { StorePayment } from '../shared/components/StorePayment.tsx';
import { isToPayAtStore, sailsAtAll } from '../shared/model/check-in.ts';
import type { Flow } from '../shared/model/flow.ts';
import { useReservation } from '../shared/model/use-reservation.ts';
import { BoardingCode } from './components/BoardingCode.tsx';
import { CardNotKept } from './components/CardNotKept.tsx';
import { CompletionActions } from './components/CompletionActions.tsx';
import { LegNewsTitles } from './components/LegNewsTitles.tsx';
import { PaperNote } from './components/PaperNote.tsx';
import { ReservedCard } from './components/ReservedCard.tsx';
import { ReturnOffer } from './components/ReturnOffer.tsx';
import { SignUpOffer } from './components/SignUpOffer.tsx';
import { boardingCodeOf } from './model/boarding-code.ts';
import { nextSteps } from './model/next-steps.ts';

/** `/reservation/reservation-completion`: the number, and what happens next. */
export function CompletionPage({ flow, reservationId }: { flow: Flow; reservationId: string }) {
  const data = useReservation(reservationId);
  const isPaid = data.state === 'confirmed';
  const card = (
    <ReservedCard
      reservation={data}
      code={isPaid && sailsAtAll(data) && <BoardingCode reservationId={data.id} />}
    />
  );
  // The customer pays first: the store's number takes the place of the reservation's.
  const isAtStore = isToPayAtStore(data);
  return (
    <Stack gap={6}>
      <div>
        <Container isPage>
          <FlowSteps flow={flow} at="completion" hasReturn={data.return !== null} />
        </Container>
        <HomeHero card={isAtStore ? <StorePayment reservation={data} /> : card}>
          <PageHeading title={titleOf(data)} />
        </HomeHero>
      </div>
      <Container>
        <Stack gap={6}>
          <LegNewsTitles reservation={data} />
          <Text role="status">
            {thanks(data)}確認のメールを
            <MaskedEmailText email={data.representative.email} />
            にお送りします。
          </Text>
          {isAtStore && card}
          <ConfirmMailNotice reservation={data} />
          <CardNotKept reservation={data} />
          <Columns
            asideLabel="この予約でできること"
            aside={<Actions flow={flow} reservation={data} />}
          >
            <NextSteps reservation={data} />
          </Columns>
          <SignUpOffer email={data.representative.email} />
          <PaperNote />
        </Stack>
      </Container>
    </Stack>
  );
}

const NextSteps = ({ reservation }: { reservation: Reservation }) => (
  <Stack gap={6}>
    {!isToPayAtStore(reservation) && <StorePayment reservation={reservation} />}
    {reservation.partnerTicket && (
      <Suspense fallback={null}>
        <LazyVouchers reservation={reservation} ticket={reservation.partnerTicket} />
      </Suspense>
    )}
    <Part id="next-steps" title="これからのお手続き">
      <List kind="number">{nextSteps(reservation)}</List>
    </Part>
    <Passengers reservation={reservation} />
    {sailsAtAll(reservation) && (
      <Suspense fallback={null}>
        <LazyPush reservation={reservation} />
      </Suspense>
    )}
  </Stack>
);

/** What can be done next: the tickets come first as soon as they can be shown. */
function Actions({ flow, reservation }: { flow: Flow; reservation: Reservation }) {
  const hasTickets = reservation.state === 'confirmed' && sailsAtAll(reservation);
  const path = { reservationId: reservation.id };
  const { data } = useQuery({ ...listTicketsOptions({ path }), enabled: hasTickets });
  const code = data && boardingCodeOf(data);
  const isOpen = hasTickets && code !== undefined && 'payload' in code;
  const tickets = hasTickets && (
    <ButtonLink
      to="/reservation-detail/$id/tickets"
      params={{ id: reservation.id }}
      tone={isOpen ? 'primary' : 'secondary'}
    >
      乗船券を見る
    </ButtonLink>
  );
  return (
    <Stack gap={4}>
      {isOpen && tickets}
      <ButtonLink
        to="/reservation-detail/$id"
        params={{ id: reservation.id }}
        tone={isOpen ? 'secondary' : 'action'}
      >
        予約の詳細を見る
      </ButtonLink>
      {!isOpen && tickets}
      <ReturnOffer links={flow.links} reservation={reservation} />
      <CompletionActions reservation={reservation} />
      <ButtonLink to="/" tone="quiet">
        ホームへ
      </ButtonLink>
    </Stack>
  );
}

/** Who goes on board, by name. */
const Passengers = ({ reservation: { passengers } }: { reservation: Reservation }) => (
  <Part id="passengers" title="乗船者">
    <List kind="plain">
      {passengers.map(({ familyName, givenName }) => fullName({ familyName, givenName }))}
    </List>
  </Part>
);

function titleOf(reservation: Reservation): string {
  if (reservation.state === 'confirmed') return '予約が確定しました';
  return isToPayAtStore(reservation) ? 'お支払いをお待ちしています' : '予約を受け付けました';
}

function thanks(reservation: Reservation): string {
  const { state, paymentMethod } = reservation;
  if (!sailsAtAll(reservation)) return 'ご予約ありがとうございます。';
  if (state === 'confirmed') return 'お支払いが完了し、お席を確保しました。';
  return paymentMethod === 'convenienceStore'
    ? 'お席を確保しました。お支払いが済むと予約が確定します。'
    : 'ご予約ありがとうございます。お席を確保しました。';
}
