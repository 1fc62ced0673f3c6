import type { Cancellation, Reservation } from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { useState } from 'react';
import { stateText } from '../../../copy/reservation-states.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { OfflineReading } from '../../../page/OfflineReading.tsx';
import { Page } from '../../../page/Page.tsx';
import { useReservation } from '../../booking/shared/model/use-reservation.ts';
import { isBooked } from '../model/is-to-come.ts';
import { CancelForm } from './components/CancelForm.tsx';
import { Done } from './components/Done.tsx';

/** `/reservation-detail/{id}/confirm`: what is cancelled, what that costs, and what has become of it. */
export function CancelPage({ reservationId }: { reservationId: string }) {
  const reservation = useReservation(reservationId);
  const [done, setDone] = useState<{ id: Cancellation['id'] | undefined; before: Reservation }>();
  /** The version that this page began with: another one is of another tab, or of the operator. */
  const [seen, setSeen] = useState(reservation.version);
  const { cancellations, state, version } = reservation;
  const last = cancellations.find(({ id }) => id === done?.id) ?? cancellations.at(-1);
  const before = last?.id === done?.id ? done?.before : undefined;
  if (last && (before || state === 'cancelled')) {
    return <Done {...{ reservation, before }} cancellation={last} />;
  }
  return (
    <Container isPage>
      <Page title="予約を取り消す">
        <OfflineReading at={reservation.serverTime} />
        {isBooked(reservation) ? (
          <CancelForm
            // Picks are positions: in another version they may name other things.
            key={version}
            reservation={reservation}
            isChanged={version !== seen}
            onDone={(cancelled) => {
              setDone({ id: cancelled.cancellations.at(-1)?.id, before: reservation });
              setSeen(cancelled.version);
            }}
          />
        ) : (
          <NotNow reservation={reservation} />
        )}
      </Page>
    </Container>
  );
}

/** A hold is given up where it is confirmed; a card that is being charged is gone on with, or left. */
const NotNow = ({ reservation }: { reservation: Reservation }) =>
  reservation.state === 'paymentProcessing' ? (
    <Paying id={reservation.id} />
  ) : (
    <Closed reservation={reservation} />
  );

const Paying = ({ id }: Pick<Reservation, 'id'>) => (
  <Alert
    tone="info"
    title="お支払いの手続き中です"
    action={
      <ButtonLink to="/reservation/$id/payment-info" params={{ id }} tone="action">
        お支払いの手続きへ進む
      </ButtonLink>
    }
  >
    手続きが終わると、取り消せます。本人認証またはPayPayの画面で中止するか、始めてから10分ほどたつと、そのお支払いは取りやめになります。
  </Alert>
);

const Closed = ({
  reservation: { id, state, reservationNumber },
}: {
  reservation: Reservation;
}) => (
  <Alert
    tone="info"
    title={`いまは取り消せません(${stateText(state).label})`}
    action={
      <ButtonLink to="/reservation-detail/$id" params={{ id }} tone="secondary">
        予約の詳細へ戻る
      </ButtonLink>
    }
  >
    {`予約番号 ${groupsOfFour(reservationNumber)}。ご予約の状況は、予約の詳細でご確認いただけます。`}
  </Alert>
);
