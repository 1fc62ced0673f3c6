import type { LegName, Reservation } from '@ferry/api/customer';
import { checkInCutOff } from '@ferry/format/check-in';
import { formatSailingTime } from '@ferry/format/service-time';
import { boardingPartyOf } from './check-in.ts';

/** Minutes before the end of the check-in at which the calendar reminds. */
const REMIND_MINUTES = 60;

/**
 * The reservation as an iCalendar file (RFC 5545): each voyage with an alarm before its check-in
 * closes, which is what can be missed. No names, no contact.
 */
export function calendarFile(reservation: Reservation, origin: string): string {
  const legs: LegName[] = reservation.return ? ['outbound', 'return'] : ['outbound'];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ferry booking//JA',
    'METHOD:PUBLISH',
    ...legs.flatMap((leg) => voyage(reservation, leg, new URL(origin).hostname)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n').concat('\r\n');
}

function voyage(reservation: Reservation, leg: LegName, host: string): string[] {
  const { reservationNumber, serverTime } = reservation;
  const { sailing } = reservation[leg] ?? reservation.outbound;
  const closesAt = checkInCutOff(sailing, boardingPartyOf(reservation, leg));
  const checkIn = formatSailingTime(closesAt);
  const description = [
    `予約番号 ${reservationNumber}`,
    `乗船手続き締切 ${checkIn}`,
    `出港 ${formatSailingTime(sailing.departureAt)} ${sailing.fromPort.name}`,
    `入港 ${formatSailingTime(sailing.arrivalAt)} ${sailing.toPort.name}`,
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
