import type { LegService, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { BoardingCard } from '@ferry/ui/BoardingCard';
import { Money } from '@ferry/ui/Money';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { legServiceWords } from '../../../../copy/leg-services.ts';
import { hasPlace } from '../../../../trips/needs-payment.ts';
import { Lines } from '../../shared/components/LegDetails.tsx';
import { reservedLegs } from '../model/reserved-legs.ts';

/** 「お支払い済み VISA 下4桁 4242」, or what is still to be paid. */
function paidText({ state, payment }: Reservation): string {
  if (state === 'cancelled' || state === 'expired') return 'ご予約の金額(税込)';
  if (state !== 'confirmed') return 'これからのお支払い(税込)';
  const card = payment?.card;
  return card ? `お支払い済み ${card.brand} 下4桁 ${card.last4}` : 'お支払い済み';
}

/** That a sailing does not run as planned. */
function ServiceMark({ service }: { service: LegService }) {
  const { mark, tone } = legServiceWords(service);
  return (
    mark && (
      <Text as="span" tone={tone} isBold>
        {mark}
      </Text>
    )
  );
}

type ReservedCardProps = {
  reservation: Reservation;
  /** There is a voyage to come: says of each ship that sails as planned that this is so now, and folds what is over. */
  hasStatus?: boolean;
  /** What is shown at the port. */
  code?: ReactNode;
  /** The page has said the number before: it is small. */
  isNumberSmall?: boolean;
  /** The buttons are at the end of the stub. */
  action?: ReactNode;
};

/** A reservation as its boarding card, with number and amount on the stub. */
export const ReservedCard = ({
  reservation,
  hasStatus = false,
  code,
  isNumberSmall = false,
  action,
}: ReservedCardProps) => (
  <BoardingCard
    code={code}
    stub={
      <>
        <ReservationNumber number={reservation.reservationNumber} isSmall={isNumberSmall} />
        {reservation.partnerTicket && <Text size="dense">{reservation.partnerTicket.name}</Text>}
        <Text size="dense">
          {paidText(reservation)} <Money amount={reservation.quote.totalYen} size="medium" />
        </Text>
        {action}
      </>
    }
    legs={reservedLegs(reservation).map(({ lines, service, hasArrived, ...leg }) => ({
      ...leg,
      ...(hasStatus && hasArrived && hasPlace({ service }) && { past: '到着しました' }),
      mark: <ServiceMark service={service} />,
      text: (
        <>
          <Lines lines={lines} />
          {hasStatus && !hasArrived && service.state === 'normal' && (
            <Text size="dense" tone="success">
              {`${leg.voyage.vessel}は予定どおり運航します(${formatDateTime(reservation.serverTime)} 現在)`}
            </Text>
          )}
        </>
      ),
    }))}
  />
);
