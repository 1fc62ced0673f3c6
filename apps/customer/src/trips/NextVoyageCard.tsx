import type {
  LegService,
  NextBoarding,
  NextDeadline,
  ReservationSummary,
  Sailing,
} from '@ferry/api/customer';
import { cutOffHoldsFor, termFor } from '@ferry/format/check-in';
import { deadlineTerm } from '@ferry/format/next-deadline';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatDuration } from '@ferry/format/service-time';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { NextVoyage } from '@ferry/ui/NextVoyage';
import { Text } from '@ferry/ui/Text';
import { legServiceWords } from '../copy/leg-services.ts';
import { stateText } from '../copy/reservation-states.ts';
import { routeFace } from '../copy/route-faces.ts';
import { ButtonLink } from '../page/links.tsx';
import { isOffered } from '../page/offered.ts';
import { sails } from './needs-payment.ts';
import { summaryAction } from './summary-action.ts';
import { WhichReservation } from './WhichReservation.tsx';

type NextVoyageCardProps = {
  /** Level of its heading. */
  level: 2 | 3;
  reservation: ReservationSummary;
  boarding: NextBoarding;
  /** Of the leg that is boarded next. */
  sailing: Sailing;
  service: LegService;
  /** When the reservation was read, by the server's clock. */
  now: string;
};

/** The next crossing of a member, the latest check-in first. */
export function NextVoyageCard(props: NextVoyageCardProps) {
  const { level, reservation, boarding, sailing, service, now } = props;
  const { passengers, vehicles, state, partnerTicket, nextDeadline } = reservation;
  const earlier = nextDeadline?.kind === 'checkIn' ? null : nextDeadline;
  // Without a payment there is no voyage: its deadline takes the place of the check-in as long as it is to come.
  const isToCome = earlier && Date.parse(now) < Date.parse(earlier.at);
  const due = isToCome && earlier.kind !== 'plate' ? earlier : null;
  const isNews = service.state !== 'normal';
  const checkIn = termFor('乗船手続き締切', cutOffHoldsFor(boarding, isOffered('vehicles')));
  const number = groupsOfFour(reservation.reservationNumber);
  const { sign, hue } = routeFace(sailing.routeId, sailing.routeName);
  const party = [
    passengers > 0 && `${passengers}名`,
    boarding.hasVehicles && `車両${vehicles}台`,
  ].filter(Boolean);
  return (
    <NextVoyage
      title="次のご乗船"
      level={level}
      status={`${stateText(state).label} 予約番号 ${number}`}
      news={
        (earlier !== due || isNews) && (
          <>
            {earlier && earlier !== due && (
              <Text as="span" tone="warning" isBold>
                {deadlineText(earlier, reservation)}
              </Text>
            )}{' '}
            {isNews && <News service={service} bookedAt={sailing.departureAt} />}
          </>
        )
      }
      {...{ sign, hue }}
      cutOff={due?.at ?? boarding.checkInClosesAt}
      isClosed={!due && Date.parse(boarding.checkInClosesAt) <= Date.parse(now)}
      cutOffLabel={due ? deadlineTerm(due, reservation.return !== null) : checkIn}
      voyage={{
        hue,
        departure: stop(sailing.fromPort.name, sailing.departureAt, service.departureAt),
        calls: sailing.calls.map(({ port, arrivalAt }) => ({ at: arrivalAt, port: port.name })),
        arrival: stop(sailing.toPort.name, sailing.arrivalAt, service.arrivalAt),
        duration: formatDuration(sailing.durationMinutes),
        vessel: sailing.vessel.name,
      }}
      text={[
        partnerTicket?.name,
        `${sailing.fromPort.name}から${sailing.toPort.name}`,
        party.join('・'),
        due && `${checkIn} ${formatDateTimeShort(boarding.checkInClosesAt)}`,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={<Actions reservation={reservation} service={service} />}
    />
  );
}

const deadlineText = (deadline: NextDeadline, { return: sailing }: ReservationSummary): string =>
  `${deadlineTerm(deadline, sailing !== null)} ${formatDateTimeShort(deadline.at)}`;

type ActionsProps = Pick<NextVoyageCardProps, 'reservation' | 'service'>;

/** The tickets where there are some, and the reservation. */
function Actions({ reservation, service }: ActionsProps) {
  const { id, state, reservationNumber } = reservation;
  const { label, isDue } = summaryAction(reservation);
  const which = <WhichReservation number={reservationNumber} />;
  return (
    <>
      {state === 'confirmed' && sails({ service }) && (
        <ButtonLink
          to="/reservation-detail/$id/tickets"
          params={{ id }}
          tone="primary"
          size="small"
        >
          乗船券を見る
          {which}
        </ButtonLink>
      )}
      <ButtonLink
        to="/reservation-detail/$id"
        params={{ id }}
        tone={isDue ? 'action' : 'secondary'}
        size="small"
      >
        {label}
        {which}
      </ButtonLink>
    </>
  );
}

/** A time that has changed stands beside the one that was sold. */
const stop = (port: string, soldAt: string, changedAt: string | null) =>
  changedAt ? { port, at: changedAt, plannedAt: soldAt } : { port, at: soldAt };

function News({ service, bookedAt }: { service: LegService; bookedAt: string }) {
  const { title, tone } = legServiceWords(service);
  return (
    <Text as="span" tone={tone} isBold>
      {title(service, bookedAt)}
    </Text>
  );
}
