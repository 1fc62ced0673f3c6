import type { ReservationLeg } from '@ferry/api/customer-server';
import {
  addDays,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatTime,
  jstDate,
} from '@ferry/format/date';
import { formatServiceTime, serviceMinutes, serviceTimeAt } from '@ferry/format/service-time';

/** Departures before this hour are those for which customers come a day early or late. */
const NIGHT_ENDS_AT_HOUR = 4;

/**
 * What a mail says about a leg.
 * @param isOver nobody has to be in time for it any more
 */
export function legFacts(
  { sailing, cabins, party, vehicles }: ReservationLeg,
  isOver: boolean,
): [string, string][] {
  const people = party.adults + party.children + party.infants + party.babies;
  const cabinNames = [...new Set(cabins.map(({ cabinType }) => cabinType.name))];
  return [
    ['区間', `${sailing.fromPort.name} → ${sailing.toPort.name}(${sailing.vessel.name})`],
    ...(isOver ? [] : [checkIn({ sailing, vehicles })]),
    ['出港', dayAndTime(sailing.departureAt)],
    ['入港', dayAndTime(sailing.arrivalAt)],
    ['客室', cabinNames.join('、')],
    ['人数', vehicles.length > 0 ? `${people}名・車両${vehicles.length}台` : `${people}名`],
  ];
}

/**
 * The end of the check-in. With a vehicle, of whatever kind, it is earlier: the rule of the pages
 * (`check-in.ts` of the customer app), which an app and the server cannot share.
 */
function checkIn({
  sailing,
  vehicles,
}: Pick<ReservationLeg, 'sailing' | 'vehicles'>): [string, string] {
  return vehicles.length > 0
    ? ['乗船手続き締切(車両)', dayAndTime(sailing.vehicleCheckInClosesAt)]
    : ['乗船手続き締切', dayAndTime(sailing.checkInClosesAt)];
}

/**
 * An instant as a day and time in Japan. The hours after midnight are said both ways, by the evening
 * before and by the calendar: `2027年8月3日(火) 24:10(8月4日(水) 0:10)`.
 */
function dayAndTime(instant: string): string {
  const day = jstDate(instant);
  const evening = addDays(day, -1);
  const time = serviceTimeAt(evening, instant);
  if (serviceMinutes(time) >= (24 + NIGHT_ENDS_AT_HOUR) * 60) return formatDateTime(instant);
  const inTheEvening = `${formatDate(evening)} ${formatServiceTime(time, 'service')}`;
  return `${inTheEvening}(${formatDateShort(day)} ${formatTime(instant)})`;
}
