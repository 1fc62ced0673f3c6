import type { LegService, NextBoarding, ReservationSummary, Sailing } from '@ferry/api/customer';
import { cutOffHoldsFor, termFor } from '@ferry/format/check-in';
import { formatDateShort, formatYear } from '@ferry/format/date';
import { deadlineTerm } from '@ferry/format/next-deadline';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatDuration } from '@ferry/format/service-time';
import { formatDateTimeShort, formatSailingTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { Text } from '@ferry/ui/Text';
import { VoyageCard, type VoyageDue } from '@ferry/ui/VoyageCard';
import type { Ref } from 'react';
import { legServiceWords } from '../../../copy/leg-services.ts';
import { stateText } from '../../../copy/reservation-states.ts';
import { routeFace } from '../../../copy/route-faces.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { isOffered } from '../../../page/offered.ts';
import { FromTo } from '../../../trips/FromTo.tsx';
import { hasPlace } from '../../../trips/needs-payment.ts';
import { chooseBy, isSummaryToPay, summaryAction } from '../../../trips/summary-action.ts';
import { WhichReservation } from '../../../trips/WhichReservation.tsx';

type ReservationRowProps = {
  reservation: ReservationSummary;
  /** When it was read, by the server's clock. */
  now: string;
  /** It has the one loud button of its page. */
  isFirstDue: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
};

type Leg = { word: string; sailing: Sailing; service: LegService };

/** A reservation of the list: the leg that is boarded next as a line, and what is due until when. */
export function ReservationRow({ reservation, now, isFirstDue, headingRef }: ReservationRowProps) {
  const { outbound, state } = reservation;
  const legs = legsOf(reservation);
  const next = legs.find((leg) => leg.sailing === reservation[nextLeg(reservation)]) ?? legs[0];
  const sailing = next?.sailing ?? outbound;
  const { label: action, isDue } = summaryAction(reservation);
  const { label, tone } = stateText(state);
  return (
    <VoyageCard
      headingRef={headingRef}
      day={{ year: formatYear(sailing.date), date: formatDateShort(sailing.date) }}
      way={<FromTo from={sailing.fromPort} to={sailing.toPort} />}
      kind={reservation.return ? '往復' : '片道'}
      status={{ label, tone }}
      number={groupsOfFour(reservation.reservationNumber)}
      news={newsOf(legs)}
      voyage={{
        hue: routeFace(sailing.routeId, sailing.routeName).hue,
        departure: stop(sailing.fromPort.name, sailing.departureAt, next?.service.departureAt),
        calls: sailing.calls.map(({ port, arrivalAt }) => ({ at: arrivalAt, port: port.name })),
        arrival: stop(sailing.toPort.name, sailing.arrivalAt, next?.service.arrivalAt),
        duration: formatDuration(sailing.durationMinutes),
        vessel: sailing.vessel.name,
        isStruck: next !== undefined && !hasPlace(next),
      }}
      text={textOf(reservation, legs, sailing)}
      due={dueOf(reservation, now)}
      actions={
        <ButtonLink
          to="/reservation-detail/$id"
          params={{ id: reservation.id }}
          tone={isDue && isFirstDue ? 'primary' : 'secondary'}
        >
          {action}
          <WhichReservation number={reservation.reservationNumber} />
        </ButtonLink>
      }
    />
  );
}

/** A leg that this build does not know is shown as the outbound one. */
const nextLeg = ({ nextBoarding }: ReservationSummary) => nextBoarding?.leg ?? 'outbound';

function legsOf({ outbound, outboundService, ...rest }: ReservationSummary): Leg[] {
  const { return: sailing, returnService } = rest;
  const one = { word: sailing ? '往路' : '', sailing: outbound, service: outboundService };
  return sailing && returnService
    ? [one, { word: '復路', sailing, service: returnService }]
    : [one];
}

/** A time that has changed stands beside the one that was sold. */
const stop = (port: string, soldAt: string, changedAt: string | null | undefined) =>
  changedAt ? { port, at: changedAt, plannedAt: soldAt } : { port, at: soldAt };

function newsOf(legs: readonly Leg[]) {
  const changed = legs.filter(({ service }) => service.state !== 'normal');
  if (changed.length === 0) return undefined;
  return changed.map(({ word, service, sailing }) => {
    const { title, tone } = legServiceWords(service);
    return (
      <Text key={word} tone={tone} isBold>
        {word && `${word}は`}
        {title(service, sailing.departureAt)}
      </Text>
    );
  });
}

function textOf(reservation: ReservationSummary, legs: readonly Leg[], shown: Sailing): string {
  const { passengers, vehicles, totalYen, partnerTicket } = reservation;
  const party = [passengers > 0 && `${passengers}名`, vehicles > 0 && `車両${vehicles}台`];
  const other = legs.find(({ sailing }) => sailing !== shown);
  return [
    partnerTicket?.name,
    party.filter(Boolean).join('・'),
    other && `${other.word}は${formatSailingTimeShort(other.sailing.departureAt)} 出港`,
    `合計 ${formatYen(totalYen)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const holdsFor = (boarding: NextBoarding) => cutOffHoldsFor(boarding, isOffered('vehicles'));

/** What has to be done next, or chosen, by time; after the last cut-off, that it is over. */
function dueOf(reservation: ReservationSummary, now: string): VoyageDue | undefined {
  const { nextBoarding, nextDeadline } = reservation;
  const until = chooseBy(reservation);
  if (until && !(nextDeadline && Date.parse(nextDeadline.at) < Date.parse(until))) {
    return { label: '別の便を選べる期限', time: formatDateTimeShort(until), isUrgent: true };
  }
  if (nextDeadline) {
    const isCheckIn = nextDeadline.kind === 'checkIn';
    const isKnown = isCheckIn && nextBoarding?.leg === nextDeadline.leg;
    const term = deadlineTerm(nextDeadline, reservation.return !== null);
    return {
      label: isKnown ? termFor(term, holdsFor(nextBoarding)) : term,
      time: (isCheckIn ? formatSailingTimeShort : formatDateTimeShort)(nextDeadline.at),
      isUrgent: !isCheckIn || isSummaryToPay(reservation),
    };
  }
  if (!nextBoarding) return undefined;
  const { checkInClosesAt } = nextBoarding;
  const isClosed = Date.parse(checkInClosesAt) <= Date.parse(now);
  return {
    label: termFor('乗船手続き締切', holdsFor(nextBoarding)),
    time: formatSailingTimeShort(checkInClosesAt),
    ...(isClosed && { note: '締め切りました' }),
  };
}
