import { addDays, weekday } from '@ferry/format/date';
import { isPublicHoliday, matchesDay } from '../../domain/calendar/day-pattern.ts';
import { type DayPattern, WEEKDAYS } from '../../rules/schema-parts.ts';
import { datesOf, type Service } from './calendar.ts';

// A feed's calendar is often over. Its pattern is not: this lays it over the coming year, route by
// route, because the services of one route make up its timetable together.

const WEEKLY_FROM_DAYS = 28;
// A weekly service may begin and end this much inside its season: on its first and last weekday.
const WEEK_DAYS = 7;

interface Pattern {
  id: string;
  dates: Set<string>;
  first: string;
  last: string;
  /** Undefined for days out of the ordinary, such as a service for the new year. */
  weekly: DayPattern | undefined;
}

/**
 * The days of each service of one route within the coming year.
 *
 * - A service that runs for four weeks or longer is weekly: on the weekdays on which it mostly runs,
 *   on public holidays as the feed's exceptions mostly show (never, always, or as the weekday).
 * - A weekly service belongs to its season, the days of the year that its dates span. A day of the
 *   year that no service of its kind spans takes the one that ended last.
 * - Of a season that the feed has for several years only the newest counts; the others would sail
 *   beside it, or on the weekdays that it has given up.
 * - Days of the year on which the feed differs from that (a service of a few days only, exceptions
 *   that are no public holiday) come back on the same day of the year, with the feed's services.
 *
 * @param services those that the route's trips use
 * @param from first date that is requested
 * @param until last date that is requested
 * @returns dates in order, by service id
 */
export function repeatServices(
  services: readonly Service[],
  from: string,
  until: string,
): Map<string, string[]> {
  const patterns = services.flatMap(patternsOf);
  const special = specialDays(patterns);
  const dates = new Map<string, string[]>(services.map((service) => [service.id, []]));
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const running = special.get(date.slice(5)) ?? usualServices(patterns, date);
    for (const id of running) dates.get(id)?.push(date);
  }
  return dates;
}

function patternsOf(service: Service): Pattern[] {
  const dates = datesOf(service);
  const whole = patternOf(service.id, dates);
  // Seasons of several years that share a service show their weekdays one by one only.
  return whole.every(({ weekly }) => weekly)
    ? whole
    : seasons(dates).flatMap((season) => patternOf(service.id, season));
}

function patternOf(id: string, dates: readonly string[]): Pattern[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const span = { first, last, dates: new Set(dates) };
  const isLong = addDays(first, WEEKLY_FROM_DAYS) <= last;
  return [{ id, ...span, weekly: isLong ? weeklyPattern(span) : undefined }];
}

function seasons(dates: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    if (before && date <= addDays(before, WEEKLY_FROM_DAYS)) found.at(-1)?.push(date);
    else found.push([date]);
  }
  return found;
}

type Span = Pick<Pattern, 'dates' | 'first' | 'last'>;

function weeklyPattern({ dates, first, last }: Span): DayPattern | undefined {
  const ordinary = days(first, last).filter((date) => !isPublicHoliday(date));
  const weekdays = WEEKDAYS.filter((_, day) =>
    mostly(
      ordinary.filter((date) => weekday(date) === day),
      (date) => dates.has(date),
    ),
  );
  if (weekdays.length === 0) return undefined;
  const pattern: DayPattern = { weekdays, holidays: 'asWeekday', added: [], removed: [] };
  return { ...pattern, holidays: holidayRule({ dates, first, last }, pattern) };
}

function holidayRule({ dates, first, last }: Span, pattern: DayPattern): DayPattern['holidays'] {
  const holidays = days(first, last).filter(isPublicHoliday);
  const expected = (date: string) => matchesDay(pattern, date);
  const unexpected = holidays.filter((date) => !expected(date));
  if (mostly(unexpected, (date) => dates.has(date))) return 'always';
  return mostly(holidays.filter(expected), (date) => !dates.has(date)) ? 'never' : 'asWeekday';
}

/** The services of the days of the year (MM-DD) on which the feed is out of the ordinary. */
function specialDays(patterns: readonly Pattern[]): Map<string, string[]> {
  const outOfOrder = patterns.flatMap(({ weekly, dates, first, last }) =>
    weekly
      ? days(first, last).filter((date) => dates.has(date) !== matchesDay(weekly, date))
      : [...dates],
  );
  const isNewest = (date: string) => date >= newestDay(patterns, date.slice(5));
  return new Map(
    outOfOrder
      .filter(isNewest)
      .sort()
      .map((date) => [
        date.slice(5),
        patterns.filter((pattern) => pattern.dates.has(date)).map((pattern) => pattern.id),
      ]),
  );
}

function usualServices(patterns: readonly Pattern[], date: string): string[] {
  const day = date.slice(5);
  const newest = newestDay(patterns, day);
  const ofKind = patterns.filter(({ weekly }) => weekly && matchesDay(weekly, date));
  const inSeason = ofKind.filter((pattern) => newest !== '' && lastOn(pattern, day) === newest);
  if (inSeason.length > 0) return inSeason.map((pattern) => pattern.id);
  if (isGivenUp(ofKind, day, newest)) return [];
  const last = ofKind
    .map((pattern) => pattern.last)
    .sort()
    .at(-1);
  return ofKind.filter((pattern) => pattern.last === last).map((pattern) => pattern.id);
}

/** The newest date of a day of the year (MM-DD) for which the route has a timetable; '' for none. */
function newestDay(patterns: readonly Pattern[], day: string): string {
  const weekly = patterns.filter((pattern) => pattern.weekly);
  return (
    weekly
      .map((pattern) => lastOn(pattern, day))
      .sort()
      .at(-1) ?? ''
  );
}

/** Sailed in an earlier year, and not in the newest. */
function isGivenUp(ofKind: readonly Pattern[], day: string, newest: string): boolean {
  const wasThere = ofKind.some((pattern) => lastOn(pattern, day) !== '');
  return wasThere && !ofKind.some((pattern) => lastOn(pattern, day, WEEK_DAYS - 1) === newest);
}

/** The newest date of a day of the year within a span, and so many days around it; '' for none. */
function lastOn({ first, last }: Span, day: string, around = 0): string {
  const [from, until] = [addDays(first, -around), addDays(last, around)];
  for (let year = Number(until.slice(0, 4)); year >= Number(from.slice(0, 4)); year -= 1) {
    const date = `${year}-${day}`;
    if (date >= from && date <= until) return date;
  }
  return '';
}

function days(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** At least half of them, and there are some. */
function mostly(dates: readonly string[], test: (date: string) => boolean): boolean {
  return dates.length > 0 && dates.filter(test).length * 2 >= dates.length;
}
