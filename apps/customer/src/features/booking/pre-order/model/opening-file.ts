import type { PortRef } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { operator } from '../../../../copy/operator.ts';
import { alarm, calendarOf, sequenceOf, stamp, text } from '../../shared/model/i-calendar.ts';

/** A day whose sales open later. */
export type Opening = {
  fromPort: PortRef;
  toPort: PortRef;
  date: string;
  salesOpenAt: string;
  serverTime: string;
};

/** Minutes before the opening at which the calendar reminds. */
const REMIND_MINUTES = 10;
const LASTS_MS = 15 * 60_000;

/**
 * The opening of a day's sales as an iCalendar file: the moment, with an alarm before it and a link to the day's sailings.
 *
 * @param origin of the booking site
 */
export function openingFile(opening: Opening, origin: string): string {
  const { fromPort, toPort, date, salesOpenAt, serverTime } = opening;
  const ends = new Date(Date.parse(salesOpenAt) + LASTS_MS).toISOString();
  const query = new URLSearchParams({ fromPortId: fromPort.id, toPortId: toPort.id, date });
  const day = `${formatDateShort(date)} ${fromPort.name}から${toPort.name}`;
  return calendarOf([
    'BEGIN:VEVENT',
    `UID:opening-${fromPort.id}-${toPort.id}-${date}@${new URL(operator.publicWebsite || origin).hostname}`,
    `SEQUENCE:${sequenceOf(serverTime)}`,
    'STATUS:CONFIRMED',
    `DTSTAMP:${stamp(serverTime)}`,
    `DTSTART:${stamp(salesOpenAt)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${text(`${operator.name} 予約の受付開始`)}`,
    `DESCRIPTION:${text(`${day}の便の予約を受け付け始めます。`)}`,
    `URL:${origin}/customer/reservation?${query}`,
    ...alarm(`:-PT${REMIND_MINUTES}M`, `${day}の予約の受付開始まで${REMIND_MINUTES}分です`),
    'END:VEVENT',
  ]);
}
