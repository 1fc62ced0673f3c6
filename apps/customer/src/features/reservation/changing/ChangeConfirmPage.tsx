import {
  getReservationOptions,
  type Reservation,
  type ReservationChange,
} from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { LegalItems } from '../../booking/confirm/components/LegalItems.tsx';
import { usePaymentChoice } from '../../booking/confirm/model/use-payment-choice.ts';
import { FlowSteps } from '../../booking/shared/components/FlowSteps.tsx';
import { HoldTimer, type HoldTimerProps } from '../../booking/shared/components/HoldTimer.tsx';
import type { Flow, StepsOfTrip } from '../../booking/shared/model/flow.ts';
import { useHoldEnd } from '../../booking/shared/model/use-hold-end.ts';
import { changing } from './changing.ts';
import { ChangeClosed } from './components/ChangeClosed.tsx';
import { CommitChangeForm } from './components/CommitChangeForm.tsx';
import { UNCHANGED } from './model/unchanged.ts';

/** `/reservation/{id}/reservation-confirm`: what the booking becomes on which terms, and the one button. */
export function ChangeConfirmPage({ reservationId }: { reservationId: string }) {
  const query = useSuspenseQuery(getReservationOptions({ path: { reservationId } }));
  const { data, dataUpdatedAt, refetch } = query;
  const [flow] = useState(() => changing(reservationId));
  // What was held when the page was opened: it is told what has become of it.
  const [seen] = useState(data.change);
  const end = useHoldEnd(query, (now) => now.change?.limitTime);
  const { change } = data;
  const isMade = seen && change?.id !== seen.id && data.changes.some(({ id }) => id === seen.id);
  if (isMade || change?.state === 'awaitingPayment') {
    // Confirmed in another tab, or by a press whose answer was lost.
    return <Navigate {...flow.links.completion(reservationId)} replace />;
  }
  if (change?.state === 'paymentProcessing' && change.payment) {
    return <Navigate to="/tds" search={{ payment: change.payment.id }} replace />;
  }
  if (change && change.state !== 'held') {
    return <Navigate to="/reservation-detail/$id" params={{ id: reservationId }} replace />;
  }
  const shown = change ?? seen;
  const isBooked = data.state === 'confirmed' || data.state === 'confirmedUnpaid';
  return (
    <Container width="form" isPage>
      <Page
        title={flow.words.confirm}
        isDense
        lead={<FlowSteps flow={flow} at="confirm" {...stepsOf(flow, shown)} />}
      >
        {change && !end.isOver ? (
          <Held
            {...{ flow, change }}
            held={change}
            reservation={data}
            receivedAt={dataUpdatedAt}
            onExpire={() => void end.ask()}
            onClockDoubt={() => void refetch()}
          />
        ) : isBooked ? (
          <Expired flow={flow} draftId={shown?.draftId ?? null} />
        ) : (
          <ChangeClosed reason="notBooked" reservation={data} />
        )}
      </Page>
    </Container>
  );
}

const stepsOf = ({ links }: Flow, change: ReservationChange | null): StepsOfTrip => ({
  hasReturn: change?.return != null,
  back: {
    parts: links.conditions(),
    ...(change?.draftId && {
      customers: links.customerInput(change.draftId),
      payment: links.paymentInput(change.draftId),
      check: links.contentConfirm(change.draftId),
    }),
  },
});

type HeldProps = HoldTimerProps & {
  flow: Flow;
  reservation: Reservation;
  change: ReservationChange;
};

function Held({ flow, reservation, change, ...timer }: HeldProps) {
  const chosen = usePaymentChoice(change);
  const choice = change.payYen > 0 ? chosen : undefined;
  if (change.payYen > 0 && !choice) {
    return change.draftId && <Navigate {...flow.links.paymentInput(change.draftId)} replace />;
  }
  return (
    <>
      <Text>まだ変更は確定していません。確定するまで、{UNCHANGED}</Text>
      <HoldTimer {...{ flow, reservation }} {...timer} />
      <LegalItems
        trip={{ ...change, serverTime: reservation.serverTime }}
        choice={choice}
        money={{
          payYen: change.payYen,
          refundYen: change.refundYen,
          feeYen: change.feeYen,
          feesBackYen: change.feesBackYen,
        }}
      />
      <CommitChangeForm {...{ flow, reservation, change, choice }} />
    </>
  );
}

/** The new places are gone, and nothing else. */
const Expired = ({ flow: { links }, draftId }: { flow: Flow; draftId: string | null }) => (
  <Alert
    tone="warning"
    title="新しいお席のお取り置きは終わりました"
    announce="assertive"
    action={
      draftId ? (
        <ButtonLink {...links.contentConfirm(draftId)} tone="action">
          空席と差額を確認し直す
        </ButtonLink>
      ) : (
        <ButtonLink {...links.conditions()} tone="action">
          変更する項目を選ぶ
        </ButtonLink>
      )
    }
  >
    {UNCHANGED}変更は行われていません。
  </Alert>
);
