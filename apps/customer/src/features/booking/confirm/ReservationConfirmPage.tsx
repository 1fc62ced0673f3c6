import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { FlowSteps } from '../shared/components/FlowSteps.tsx';
import { HoldTimer, type HoldTimerProps } from '../shared/components/HoldTimer.tsx';
import type { BookingFlow, FlowLinks } from '../shared/model/flow.ts';
import { isOnTheWay } from '../shared/model/reservation-guard.ts';
import { stepsOfHeld } from '../shared/model/steps-of-trip.ts';
import { useHoldEnd } from '../shared/model/use-hold-end.ts';
import { CommitForm } from './components/CommitForm.tsx';
import { LegalItems } from './components/LegalItems.tsx';
import { usePaymentChoice } from './model/use-payment-choice.ts';

type ReservationConfirmPageProps = { flow: BookingFlow; reservationId: string };

/** `/reservation/reservation-confirm`: what is bought on which terms, and the one button. */
export function ReservationConfirmPage({ flow, reservationId }: ReservationConfirmPageProps) {
  const query = useSuspenseQuery(getReservationOptions({ path: { reservationId } }));
  const { data, dataUpdatedAt, refetch } = query;
  const end = useHoldEnd(query, ({ limitTime }) => limitTime);
  const isExpired = data.state === 'expired' || end.isOver;
  if (data.state === 'confirmedUnpaid' || data.state === 'confirmed') {
    // Confirmed in another tab, or by a press whose answer was lost.
    return <Navigate {...flow.links.completion(reservationId)} replace />;
  }
  if (data.state === 'paymentProcessing' && data.payment) {
    return <Navigate to="/tds" search={{ payment: data.payment.id }} replace />;
  }
  if (!isOnTheWay(data)) {
    return <Navigate to="/reservation-detail/$id" params={{ id: reservationId }} replace />;
  }
  return (
    <Container width="form" isPage>
      <Page
        title={flow.words.confirm}
        isDense
        lead={<FlowSteps flow={flow} at="confirm" {...stepsOfHeld(flow, data)} />}
      >
        {isExpired ? (
          <Expired links={flow.links} reservation={data} />
        ) : (
          <Held
            flow={flow}
            reservation={data}
            receivedAt={dataUpdatedAt}
            onExpire={() => void end.ask()}
            onClockDoubt={() => void refetch()}
          />
        )}
      </Page>
    </Container>
  );
}

function Held({
  flow,
  reservation,
  ...timer
}: Omit<HoldTimerProps, 'held'> & { flow: BookingFlow }) {
  const choice = usePaymentChoice(reservation);
  if (!choice) {
    return (
      reservation.draftId && <Navigate {...flow.links.paymentInput(reservation.draftId)} replace />
    );
  }
  return (
    <>
      <Text>まだ確定していません。次の内容をお確かめのうえ、確定してください。</Text>
      <HoldTimer {...{ flow, reservation }} held={reservation} {...timer} />
      <LegalItems trip={reservation} choice={choice} />
      <CommitForm {...{ flow, reservation, choice }} />
    </>
  );
}

type ExpiredProps = { links: FlowLinks; reservation: Reservation };

const Expired = ({ links, reservation: { draftId } }: ExpiredProps) => (
  <Alert
    tone="warning"
    title="お取り置きの期限が過ぎました"
    announce="assertive"
    action={
      draftId ? (
        <ButtonLink {...links.contentConfirm(draftId)} tone="action">
          空席と運賃を確認し直す
        </ButtonLink>
      ) : (
        <ButtonLink {...links.conditions()} tone="action">
          便を探す
        </ButtonLink>
      )
    }
  >
    お席のお取り置きは解除されました。入力された内容は残っています。
  </Alert>
);
