import type { Reservation, ReservationLeg } from '@ferry/api/customer';
import { checkInClosesAt } from './check-in.ts';

/** Minutes before the end of the check-in at which the calendar reminds. */
const REMIND_MINUTES = 60;

/**
 * The reservation as an iCalendar file (RFC 5545): each voyage with an alarm before its check-in
 * closes, which is what can be missed. No names, no contact.
 */
export function calendarFile(reservation: Reservation, origin: string): string {
  const { outbound, return: back } = reservation;
  const voyages = [outbound, ...(back ? [back] : [])];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ferry booking//JA',
    'METHOD:PUBLISH',
    ...voyages.flatMap((leg) => voyage(reservation, leg, new URL(origin).hostname)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n').concat('\r\n');
}

function voyage(
  { reservationNumber, serverTime }: Reservation,
  { sailing, vehicles }: ReservationLeg,
  host: string,
): string[] {
  const closesAt = checkInClosesAt(sailing, vehicles);
  const checkIn = clock(closesAt);
  const description = [
    `予約番号 ${reservationNumber}`,
    `乗船手続き締切 ${checkIn}`,
    `出港 ${clock(sailing.departureAt)} ${sailing.fromPort.name}`,
    `入港 ${clock(sailing.arrivalAt)} ${sailing.toPort.name}`,
  ].join('\n');
  const lead = (Date.parse(sailing.departureAt) - Date.parse(closesAt)) / 60_000 + REMIND_MINUTES;
  return [
    'BEGIN:VEVENT',
    `UID:${reservationNumber}-${sailing.id}@${host}`,
    `DTSTAMP:${stamp(serverTime)}`,
    `DTSTART:${stamp(sailing.departureAt)}`,
    `DTEND:${stamp(sailing.arrivalAt)}`,
    `SUMMARY:${text(`フェリー ${sailing.fromPort.name} → ${sailing.toPort.name}`)}`,
    `LOCATION:${text(sailing.fromPort.name)}`,
    `DESCRIPTION:${text(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(`乗船手続きは${checkIn}までです`)}`,
    `TRIGGER:-PT${lead}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `2027-08-02T08:30:00+09:00` → `20270801T233000Z`. */
const stamp = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Hour and minute in Japan, as the instant is written. */
const clock = (instant: string): string => instant.slice(11, 16).replace(/^0/, '');

const text = (value: string): string =>
  value.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** Lines of at most 75 octets; a character is never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 74) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
