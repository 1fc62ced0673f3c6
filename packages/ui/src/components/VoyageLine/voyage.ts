import { addDays, diffDays, formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { instantOf, sailingTimeParts } from '@ferry/format/service-time';

/** A place on the line at its time: an instant, RFC 3339. */
export type VoyageStop = {
  at: string;
  port: string;
  /** When it was to be, where that has changed since. */
  plannedAt?: string;
};

/** A mark between two ends, at a part of the time between them: 0.25 is a quarter of the way. */
export type VoyageMark = { at: string; place: number };

/** The part of the time from one instant to another that has passed at a third. */
export const placeOf = (at: string, from: string, to: string): number => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (end <= start) return 0;
  return Math.min(1, Math.max(0, (Date.parse(at) - start) / (end - start)));
};

/** Each midnight of Japan after `from` and before or at `to`, in order. */
export const midnightsBetween = (from: string, to: string): VoyageMark[] => {
  const first = jstDate(from);
  return Array.from({ length: Math.max(0, diffDays(first, jstDate(to))) }, (_, index) => {
    const at = instantOf(addDays(first, index + 1), '0:00');
    return { at, place: placeOf(at, from, to) };
  });
};

/**
 * Date and clock of an instant in Japan. From midnight to four the time of the evening's timetable
 * comes with it: `12月9日(水)`, `0:10`, `24:10`.
 */
export const stopTime = (at: string) => {
  const { time, calendar } = sailingTimeParts(at);
  return {
    date: formatDateShort(jstDate(at)),
    clock: formatTime(at),
    service: calendar === undefined ? undefined : time,
  };
};
