import { weekday } from '@ferry/format/date';
import holidays from '@holiday-jp/holiday_jp';
import { type DateSpan, type DayPattern, WEEKDAYS } from '../../rules/schema-parts.ts';

/** Whether the day is a public holiday in Japan, substitute holidays included. */
export function isPublicHoliday(date: string): boolean {
  return Object.hasOwn(holidays.holidays, date);
}

const named: Readonly<Record<string, { name: string } | undefined>> = holidays.holidays;

/** Name of the public holiday in Japanese (「山の日」), null on any other day. */
export function holidayName(date: string): string | null {
  return isPublicHoliday(date) ? (named[date]?.name ?? null) : null;
}

/**
 * Whether a pattern of days contains the date: within `from` … `until` the weekday and the day of
 * the month decide, then the holiday rule, then `added`, and at last `removed`.
 */
export function matchesDay(pattern: DayPattern, date: string): boolean {
  if (pattern.removed.includes(date)) return false;
  if (pattern.added.includes(date)) return true;
  if (pattern.from && date < pattern.from) return false;
  if (pattern.until && date > pattern.until) return false;
  if (pattern.holidays !== 'asWeekday' && isPublicHoliday(date)) {
    return pattern.holidays === 'always';
  }
  return matchesWeekAndMonth(pattern, date);
}

function matchesWeekAndMonth({ weekdays, daysOfMonth }: DayPattern, date: string): boolean {
  if (!weekdays && !daysOfMonth) return false;
  const name = WEEKDAYS[weekday(date)];
  const inWeek = !weekdays || weekdays.some((each) => each === name);
  return inWeek && (!daysOfMonth || daysOfMonth.includes(Number(date.slice(8))));
}

/**
 * Whether a span contains the date, both ends included. A span without years comes back every
 * year, and may pass the new year.
 */
export function inSpan({ from, until }: DateSpan, date: string): boolean {
  if (from.length === 10) return date >= from && date <= until;
  const day = date.slice(5);
  return from <= until ? day >= from && day <= until : day >= from || day <= until;
}
