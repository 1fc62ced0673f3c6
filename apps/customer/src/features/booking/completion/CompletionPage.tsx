import { listTicketsOptions, type Reservation } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Columns } from '@ferry/ui/Columns';
import { Container } from '@ferry/ui/Container';
import { DisclosureGroup } from '@ferry/ui/Disclosure';
import { HomeHero } from '@ferry/ui/HomeHero';
import { Inline } from '@ferry/ui/Inline';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Tag, type TagProps } from '@ferry/ui/Tag';
import { Text } from '@ferry/ui/Text';
import { Timeline } from '@ferry/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { stateText } from '../../../copy/reservation-states.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { MaskedEmailText } from '../../../page/MaskedEmailText.tsx';
import { PageHeading } from '../../../page/Page.tsx';
import { ConfirmMailNotice } from '../shared/components/ConfirmMailNotice.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { FoldedPart } from '../shared/components/FoldedPart.tsx';
import { LazyPush } from '../shared/components/lazy-push.ts';
import { LazyVouchers } from '../shared/components/lazy-vouchers.ts';
import { Part, type PartProps } from '../shared/components/Part.tsx';
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
  // The customer pays first: the store's number takes the place of the reservation's.
  const isAtStore = isToPayAtStore(data);
  const hasOpenTickets = useHasOpenTickets(data);
  const card = (
    <ReservedCard
      reservation={data}
      isNumberSmall={isAtStore}
      code={isPaid && sailsAtAll(data) && <BoardingCode reservationId={data.id} />}
    />
  );
  return (
    <Stack gap={6}>
      <div>
        <Container isPage>
          <FlowSteps flow={flow} at="completion" hasReturn={data.return !== null} />
        </Container>
        <HomeHero card={isAtStore ? <StorePayment reservation={data} /> : card}>
          <Inline gap={3}>
            <PageHeading title={titleOf(data)} />
            <Tag {...stateOf(data)} />
          </Inline>
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
            aside={<OtherActions {...{ flow, hasOpenTickets }} reservation={data} />}
          >
            <NextSteps reservation={data} hasOpenTickets={hasOpenTickets === true} />
          </Columns>
          <SignUpOffer email={data.representative.email} />
          <PaperNote />
        </Stack>
      </Container>
    </Stack>
  );
}

type NextStepsProps = { reservation: Reservation; hasOpenTickets: boolean };

const NextSteps = ({ reservation, hasOpenTickets }: NextStepsProps) => (
  <Stack gap={6}>
    {!isToPayAtStore(reservation) && <StorePayment reservation={reservation} />}
    {reservation.partnerTicket && (
      <Suspense fallback={null}>
        <LazyVouchers reservation={reservation} ticket={reservation.partnerTicket} />
      </Suspense>
    )}
    <Part id="next-steps" title="これからのお手続き">
      <Stack gap={5}>
        <Timeline label="これからのお手続き" entries={nextSteps(reservation)} />
        <div>
          <NextButton reservation={reservation} isOpen={hasOpenTickets} />
        </div>
      </Stack>
    </Part>
    <Passengers reservation={reservation} />
    {sailsAtAll(reservation) && (
      <Suspense fallback={null}>
        <LazyPush reservation={reservation} Frame={PushRow} />
      </Suspense>
    )}
  </Stack>
);

/** The frame is its own: where a device cannot be notified, there is none. */
const PushRow = (part: PartProps) => (
  <DisclosureGroup isFramed>
    <FoldedPart {...part} detail="この端末で受け取れます" />
  </DisclosureGroup>
);

/** Whether the tickets can be shown already; undefined where there are none. */
function useHasOpenTickets(reservation: Reservation): boolean | undefined {
  const hasTickets = reservation.state === 'confirmed' && sailsAtAll(reservation);
  const path = { reservationId: reservation.id };
  const { data } = useQuery({ ...listTicketsOptions({ path }), enabled: hasTickets });
  if (!hasTickets) return undefined;
  const code = data && boardingCodeOf(data);
  return code !== undefined && 'payload' in code;
}

/** The one button: the tickets as soon as they can be shown, else the reservation. */
function NextButton({
  reservation: { id },
  isOpen,
}: {
  reservation: Reservation;
  isOpen: boolean;
}) {
  return isOpen ? (
    <ButtonLink to="/reservation-detail/$id/tickets" params={{ id }} tone="primary" size="large">
      乗船券を見る
    </ButtonLink>
  ) : (
    <ButtonLink to="/reservation-detail/$id" params={{ id }} tone="action" size="large">
      予約の詳細を見る
    </ButtonLink>
  );
}

type OtherActionsProps = {
  flow: Flow;
  reservation: Reservation;
  hasOpenTickets: boolean | undefined;
};

/** What else can be done. */
const OtherActions = ({ flow, reservation, hasOpenTickets }: OtherActionsProps) => (
  <Stack gap={2}>
    {hasOpenTickets === true && (
      <ButtonLink to="/reservation-detail/$id" params={{ id: reservation.id }} tone="quiet">
        予約の詳細を見る
      </ButtonLink>
    )}
    {hasOpenTickets === false && (
      <ButtonLink to="/reservation-detail/$id/tickets" params={{ id: reservation.id }} tone="quiet">
        乗船券を見る
      </ButtonLink>
    )}
    <ReturnOffer links={flow.links} reservation={reservation} />
    <CompletionActions reservation={reservation} />
    <ButtonLink to="/" tone="quiet">
      ホームへ
    </ButtonLink>
  </Stack>
);

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

/** Where the payment stands, as a chip beside the heading. */
function stateOf({ state, paymentMethod }: Reservation): TagProps {
  if (state === 'confirmed') return { tone: 'success', children: 'お支払い済み' };
  if (state !== 'confirmedUnpaid') {
    const { label, tone } = stateText(state);
    return { tone, children: label };
  }
  const isAtPort = paymentMethod === 'port';
  return { tone: 'warning', children: isAtPort ? '窓口でお支払い' : 'お支払い待ち' };
}

function thanks(reservation: Reservation): string {
  const { state, paymentMethod } = reservation;
  if (!sailsAtAll(reservation)) return 'ご予約ありがとうございます。';
  if (state === 'confirmed') return 'お支払いが完了し、お席を確保しました。';
  return paymentMethod === 'convenienceStore'
    ? 'お席を確保しました。お支払いが済むと予約が確定します。'
    : 'ご予約ありがとうございます。お席を確保しました。';
}
