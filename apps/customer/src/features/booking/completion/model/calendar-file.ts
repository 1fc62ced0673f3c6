import type { LegName, Port, Reservation, ReservationLeg } from '@ferry/api/customer';
import { cutOffOfLeg } from '@ferry/format/check-in';
import { addDays } from '@ferry/format/date';
import { formatSailingTime, instantOf, sailingTimeParts } from '@ferry/format/service-time';
import { operator } from '../../../../copy/operator.ts';
import { hasPlace } from '../../../../trips/needs-payment.ts';
import { boardingPartyOf } from '../../shared/model/check-in.ts';
import { alarm, calendarOf, sequenceOf, stamp, text } from '../../shared/model/i-calendar.ts';

/** Minutes before the end of the check-in at which the calendar reminds. */
const REMIND_MINUTES = 60;

/** And on the day before, at this time of day in Japan: there is time to pack. */
const REMIND_AT = '20:00';

/** A leg of a booking, and the one that its event was made of. */
type Voyage = {
  of: Reservation;
  name: LegName;
  leg: ReservationLeg;
  event: LegName;
  isOver: boolean;
};

type Shared = { reservation: Reservation; origin: string; ports: readonly Port[] };

/**
 * The reservation as an iCalendar file (RFC 5545): each voyage from the end of its check-in, which
 * is what can be missed, at its times of now and with alarms on the evening before and an hour before.
 * A later file moves or ends the event of an earlier one: one event a leg, and a number that grows with the
 * time, because a delay is no other version of the booking. No METHOD: PUBLISH demands an ORGANIZER (RFC 5546). No names, no contact.
 * @param origin of the booking site, for the link to the reservation
 * @param ports for the addresses of those of the voyages; without one its name alone
 * @param before the booking before a part of it was cancelled: a leg that went ends its event, and a
 *   return leg that is the outbound one since then keeps its own
 */
export function calendarFile(
  reservation: Reservation,
  origin: string,
  ports: readonly Port[] = [],
  before = reservation,
): string {
  return calendarOf(
    voyages(reservation, before).flatMap((each) => event(each, { reservation, origin, ports })),
  );
}

const legsOf = (of: Reservation) =>
  (['outbound', 'return'] as const).flatMap((name) => {
    const leg = of[name];
    return leg ? [{ of, name, leg }] : [];
  });

function voyages(reservation: Reservation, before: Reservation): Voyage[] {
  const isCancelled = reservation.state === 'cancelled';
  return legsOf(before).map((past) => {
    const left = legsOf(reservation).find(({ leg }) => leg.sailing.id === past.leg.sailing.id);
    const isOver = isCancelled || !left || !hasPlace(left.leg);
    return { ...(left ?? past), event: past.name, isOver };
  });
}

function event(
  { of, name, leg, event, isOver }: Voyage,
  { reservation, origin, ports }: Shared,
): string[] {
  const { reservationNumber, serverTime } = reservation;
  const { sailing, service } = leg;
  const place = ports.find(({ id }) => id === sailing.fromPort.id);
  const departureAt = service.departureAt ?? sailing.departureAt;
  const arrivalAt = service.arrivalAt ?? sailing.arrivalAt;
  const closesAt = cutOffOfLeg(leg, boardingPartyOf(of, name));
  const checkIn = formatSailingTime(closesAt);
  const description = [
    `予約番号 ${reservationNumber}`,
    `乗船手続き締切 ${checkIn}`,
    `出港 ${formatSailingTime(departureAt)} ${sailing.fromPort.name}`,
    `入港 ${formatSailingTime(arrivalAt)} ${sailing.toPort.name}`,
  ].join('\n');
  const reminder = `乗船手続きは${checkIn}までです`;
  const dayBefore = instantOf(addDays(sailingTimeParts(closesAt).date, -1), REMIND_AT);
  return [
    'BEGIN:VEVENT',
    `UID:${reservationNumber}-${event}@${new URL(operator.publicWebsite || origin).hostname}`,
    `SEQUENCE:${sequenceOf(serverTime)}`,
    `STATUS:${isOver ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(serverTime)}`,
    `DTSTART:${stamp(closesAt)}`,
    `DTEND:${stamp(arrivalAt)}`,
    `SUMMARY:${text(`${operator.name} ${sailing.fromPort.name}から${sailing.toPort.name}`)}`,
    `LOCATION:${text([sailing.fromPort.name, place?.address].filter(Boolean).join(' '))}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${origin}/customer/reservation-search?number=${reservationNumber}`,
    ...(isOver
      ? []
      : [
          ...alarm(`;VALUE=DATE-TIME:${stamp(dayBefore)}`, reminder),
          ...alarm(`:-PT${REMIND_MINUTES}M`, reminder),
        ]),
    'END:VEVENT',
  ];
}
