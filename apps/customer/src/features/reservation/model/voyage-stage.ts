import type { LegName, Reservation, ReservationLeg } from '@ferry/api/customer';
import { cutOffOfLeg } from '@ferry/format/check-in';
import { formatTime, jstDate } from '@ferry/format/date';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { hasPlace } from '../../../trips/needs-payment.ts';
import { boardingPartyOf } from '../../booking/shared/model/check-in.ts';
import type { Boarding } from './boarding.ts';
import { isBooked } from './is-to-come.ts';

/** Before an arrival, in milliseconds. */
const SOON_MS = 15 * 60_000;

/** Where a voyage stands on its day, from the end of its check-in on. */
type VoyageStage = {
  stage: 'checkedIn' | 'closed' | 'sailed' | 'arriving' | 'arrived';
  /** 「出港しました」. */
  title: string;
  /** 「12:10 凪浦港着」; empty where the operator has not said when. */
  text: string;
};

/**
 * Of the first voyage that has not arrived, else of the last that has. A sailing that is late by a time that nobody
 * has said is never called sailed or arrived.
 *
 * @param boarding how far the party is at the port
 * @returns undefined before the check-in has ended, between two voyages of one day, and from the day after the arrival
 */
export function voyageStage(
  reservation: Reservation,
  boarding?: Boarding,
): VoyageStage | undefined {
  if (!isBooked(reservation)) return undefined;
  const legs = (['outbound', 'return'] as const).flatMap((name) => {
    const leg = reservation[name];
    return (leg && hasPlace(leg) && stageOf(reservation, name, leg, boarding)) || [];
  });
  const last = legs.find(({ stage }) => stage !== 'arrived') ?? legs.at(-1);
  return last?.stage === 'arrived' && goesBackToday(reservation) ? undefined : last;
}

/** Between two voyages of one day the next check-in matters, not the arrival. */
const goesBackToday = ({ return: returnLeg, serverTime }: Reservation): boolean =>
  returnLeg !== null &&
  hasPlace(returnLeg) &&
  returnLeg.sailing.date === jstDate(serverTime) &&
  Date.parse(returnLeg.sailing.departureAt) > Date.parse(serverTime);

function stageOf(
  reservation: Reservation,
  name: LegName,
  leg: ReservationLeg,
  boarding: Boarding | undefined,
): VoyageStage | undefined {
  const { fromPort, toPort, arrivalAt } = leg.sailing;
  const { serverTime } = reservation;
  const { departsAt, arrivesAt } = timesOf(leg);
  const hasPassed = (at: string | null, before = 0) =>
    at !== null && Date.parse(at) - before <= Date.parse(serverTime);
  const shown = (at: string) =>
    jstDate(at) === jstDate(serverTime) ? formatTime(at) : formatDateTimeShort(at);
  if (jstDate(serverTime) > jstDate(arrivesAt ?? arrivalAt)) return undefined;
  const departs = departsAt ? `${shown(departsAt)} ${fromPort.name}発` : '';
  const text = arrivesAt ? `${shown(arrivesAt)} ${toPort.name}着` : '';
  if (hasPassed(arrivesAt)) return { stage: 'arrived', title: '到着しました', text };
  if (hasPassed(departsAt)) {
    return hasPassed(arrivesAt, SOON_MS)
      ? { stage: 'arriving', title: 'まもなく到着', text }
      : { stage: 'sailed', title: '出港しました', text };
  }
  if (boarding?.leg === name && departsAt) {
    const sailing = leg.service.state === 'delayed' ? '出港する見込みです' : '出港します';
    return { stage: 'checkedIn', title: `${shown(departsAt)}に${sailing}`, text };
  }
  if (!hasPassed(cutOffOfLeg(leg, boardingPartyOf(reservation, name)))) return undefined;
  return { stage: 'closed', title: '乗船手続きは締め切りました', text: departs };
}

/** A sailing that is not as planned has the times that are said, and no others. */
function timesOf({ sailing, service }: ReservationLeg) {
  const isAsPlanned = service.state === 'normal' || service.state === 'conditional';
  return {
    departsAt: service.departureAt ?? (isAsPlanned ? sailing.departureAt : null),
    arrivesAt: service.arrivalAt ?? (isAsPlanned ? sailing.arrivalAt : null),
  };
}
