import {
  addDays,
  diffDays,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatTime,
  jstDate,
} from './date.ts';

// A service time belongs to the day on which the sailing starts and may pass midnight: a ferry that
// leaves at 0:10 of the next day leaves at `24:10` (as timetables and GTFS write it).

/** How a time past midnight is shown: `翌0:10`, or `24:10` as on a printed timetable. */
type ServiceTimeNotation = 'nextDay' | 'service';

/** @returns minutes since 0:00 of the service day. @throws RangeError unless `H:MM` or `HH:MM` */
export function serviceMinutes(time: string): number {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Not a service time (HH:MM): ${time}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Minutes since 0:00 of the service day → `HH:MM`: 1450 → `24:10`. @throws RangeError */
export function serviceTimeOf(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 6000) {
    throw new RangeError(`Not minutes of a service day (0–5999): ${minutes}`);
  }
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `24:10` → 1 day on, at `0:10`. @throws RangeError unless `H:MM` or `HH:MM` */
export function splitServiceTime(time: string): { days: number; time: string } {
  const minutes = serviceMinutes(time);
  const hour = Math.floor(minutes / 60);
  return { days: Math.floor(hour / 24), time: `${hour % 24}:${two(minutes % 60)}` };
}

/**
 * `24:10` → `翌0:10` (two days on `翌々0:10`, then `3日後0:10`), or `24:10` in service notation;
 * before midnight `9:30` in both. @throws RangeError unless `H:MM` or `HH:MM`
 */
export function formatServiceTime(time: string, notation: ServiceTimeNotation = 'nextDay'): string {
  if (notation === 'service') return serviceTimeOf(serviceMinutes(time)).replace(/^0/, '');
  const { days, time: clock } = splitServiceTime(time);
  return `${['', '翌', '翌々'][days] ?? `${days}日後`}${clock}`;
}

/**
 * The instant of a service time, RFC 3339 in Japan's offset: `2026-08-02`, `24:10` →
 * `2026-08-03T00:10:00+09:00`. @throws RangeError when either cannot be read
 */
export function instantOf(serviceDate: string, serviceTime: string): string {
  const { days, time } = splitServiceTime(serviceTime);
  return `${addDays(serviceDate, days)}T${time.padStart(5, '0')}:00+09:00`;
}

/**
 * The inverse of {@link instantOf}: an instant in the notation of a service day, seconds cut off.
 * @throws RangeError when the instant is before the service day or cannot be read
 */
export function serviceTimeAt(serviceDate: string, instant: string | number | Date): string {
  const days = diffDays(serviceDate, jstDate(instant));
  return serviceTimeOf(days * 1440 + serviceMinutes(formatTime(instant)));
}

/** Before this hour customers come a day early or late, so both ways of writing are given. */
const NIGHT_ENDS_AT_HOUR = 4;

/**
 * A day and time of a sailing in Japan, in parts: from midnight to four the evening before with a
 * time past 24, and the calendar's day and time (`12月9日(水) 0:10`).
 * @throws RangeError when the instant cannot be read or carries no offset
 */
export function sailingTimeParts(instant: string | number | Date): {
  date: string;
  time: string;
  calendar: string | undefined;
} {
  const day = jstDate(instant);
  const clock = formatTime(instant);
  if (Number(clock.split(':')[0]) >= NIGHT_ENDS_AT_HOUR) {
    return { date: day, time: clock, calendar: undefined };
  }
  const evening = addDays(day, -1);
  const time = formatServiceTime(serviceTimeAt(evening, instant), 'service');
  return { date: evening, time, calendar: `${formatDateShort(day)} ${clock}` };
}

/**
 * A departure, arrival or cut-off with its full date: `2026年12月8日(火) 23:10`; after midnight both
 * ways: `2026年12月8日(火) 24:10(12月9日(水) 0:10)`. @throws RangeError as above
 */
export function formatSailingTime(instant: string | number | Date): string {
  const { date, time, calendar } = sailingTimeParts(instant);
  return calendar ? `${formatDate(date)} ${time}(${calendar})` : formatDateTime(instant);
}

/** 220 minutes → `3時間40分`; `40分`, `3時間`, `0分`. @throws RangeError when not whole or negative */
export function formatDuration(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0) {
    throw new RangeError(`Not a duration in whole minutes: ${minutes}`);
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}分`;
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
