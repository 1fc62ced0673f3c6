// Dates are `YYYY-MM-DD` and mean a day in Japan. Japan has kept +09:00 without summer time since
// 1951, so plain arithmetic gives the same answer as a time zone database, on any machine, in any
// zone, and costs the browser no Intl object.

const DAY_MS = 86_400_000;
const JST_OFFSET_MS = 9 * 3_600_000;
const WEEKDAYS = '日月火水木金土';

/** Whether the text is `YYYY-MM-DD` and the day exists (`2026-02-29` does not). */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return day >= 1 && month >= 1 && month <= 12 && day <= daysInMonth(year, month);
}

/** `2026-08-02` → `2026年8月2日(日)`. @throws RangeError when there is no such day */
export function formatDate(date: string): string {
  return `${formatYear(date)}${formatDateShort(date)}`;
}

/** `2026-08-02` → `2026年`, where it is shown apart from its day. @throws RangeError when there is no such day */
export function formatYear(date: string): string {
  return `${split(date).year}年`;
}

/**
 * `1990-04-01` → `1990年4月1日`: a birthday or another day whose weekday says nothing.
 * @throws RangeError when there is no such day
 */
export function formatCalendarDate(date: string): string {
  const { month, day } = split(date);
  return `${formatYear(date)}${month}月${day}日`;
}

/** `2026-08-02` → `8月2日(日)`. @throws RangeError when there is no such day */
export function formatDateShort(date: string): string {
  const { month, day } = split(date);
  return `${month}月${day}日(${WEEKDAYS[weekday(date)]})`;
}

/** Day of the week, 0 = Sunday … 6 = Saturday. @throws RangeError when there is no such day */
export function weekday(date: string): number {
  return new Date(toUtc(date)).getUTCDay();
}

/**
 * An instant as a day and time in Japan: `2026-08-02T13:50:00Z` → `2026年8月2日(日) 22:50`.
 * @throws RangeError when the instant cannot be read or carries no offset
 */
export function formatDateTime(instant: string | number | Date): string {
  return `${formatDate(jstDate(instant))} ${formatTime(instant)}`;
}

/** An instant as a 24-hour time in Japan: `22:50`, `0:10`. @throws RangeError as above */
export function formatTime(instant: string | number | Date): string {
  const japan = inJapan(instant);
  return `${japan.getUTCHours()}:${String(japan.getUTCMinutes()).padStart(2, '0')}`;
}

/** The day in Japan on which an instant falls, `YYYY-MM-DD`. @throws RangeError as above */
export function jstDate(instant: string | number | Date): string {
  return fromUtc(inJapan(instant).getTime());
}

/** @throws RangeError when there is no such day */
export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * DAY_MS);
}

/**
 * The same day of another month; where that month is too short, its last day
 * (`2026-01-31` plus 1 → `2026-02-28`). @throws RangeError when there is no such day
 */
export function addMonths(date: string, months: number): string {
  const { first, day, length } = shiftMonth(date, months);
  return addDays(first, Math.min(day, length) - 1);
}

/**
 * The same day of another month; where that month is too short, the 1st of the month after it.
 * So the sale of a sailing on 2026-04-30 opens (minus 2 months) on 2026-03-01.
 * @throws RangeError when there is no such day
 */
export function addMonthsOrNextFirst(date: string, months: number): string {
  const { first, day, length } = shiftMonth(date, months);
  return addDays(first, Math.min(day, length + 1) - 1);
}

/** Days from one date to another, negative when the second is earlier. @throws RangeError */
export function diffDays(from: string, to: string): number {
  return (toUtc(to) - toUtc(from)) / DAY_MS;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function split(date: string): { year: number; month: number; day: number } {
  if (!isRealDate(date)) throw new RangeError(`Not a date (YYYY-MM-DD): ${date}`);
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  };
}

function shiftMonth(date: string, months: number) {
  const { year, month, day } = split(date);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  const first = `${String(newYear).padStart(4, '0')}-${String(newMonth).padStart(2, '0')}-01`;
  return { first, day, length: daysInMonth(newYear, newMonth) };
}

function toUtc(date: string): number {
  split(date);
  return Date.parse(`${date}T00:00:00Z`);
}

function fromUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A Date whose UTC fields read as the clock in Japan. */
function inJapan(instant: string | number | Date): Date {
  // Without an offset, JavaScript would read the text in the machine's own zone.
  const readable = typeof instant !== 'string' || /T.*(?:Z|[+-]\d\d:\d\d)$/i.test(instant);
  const time = readable ? new Date(instant).getTime() : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`Not an instant with an offset: ${instant}`);
  return new Date(time + JST_OFFSET_MS);
}
