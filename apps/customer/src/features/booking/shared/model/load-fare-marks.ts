import {
  type GetFareCalendarResponse,
  getFareCalendarOptions,
  type ListRoutesResponse,
} from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import type { CalendarMarks } from '@ferry/ui/Calendar';
import type { QueryClient } from '@tanstack/react-query';
import { calendarMarks, daysOfMonth, fareCalendarQuery, type OutboundLeg } from './fare-marks.ts';
import { type ConditionsInput, extrasOf } from './search-conditions.ts';

/** A month that has been looked at is not asked for again so soon. */
const FRESH_MS = 30_000;

/** Asks for the fare calendar of a month (`YYYY-MM`); undefined when none of its days can be booked. */
async function loadMonth(
  client: QueryClient,
  {
    fromPortId = '',
    toPortId = '',
    adults,
    children = 0,
    infants = 0,
    babies = 0,
    ...extras
  }: ConditionsInput,
  month: string,
  { today, bookableUntil }: ListRoutesResponse,
  outbound?: OutboundLeg,
): Promise<GetFareCalendarResponse | undefined> {
  const range = daysOfMonth(month, today, bookableUntil);
  if (!range) return;
  // Without an adult nobody can travel; then it is the days of one that are shown.
  const party = { adults: adults || 1, children, infants, babies };
  const conditions = { fromPortId, toPortId, date: '', ...party, ...extrasOf(extras) };
  const query = fareCalendarQuery(conditions, range, outbound);
  return client.fetchQuery({ ...getFareCalendarOptions({ query }), staleTime: FRESH_MS });
}

/**
 * Asks for the fare calendar of a month (`YYYY-MM`) of the outbound or the return leg.
 *
 * @returns what adds the month's marks to those of other months
 * @throws ApiError when it is unavailable
 */
export async function loadFareMarks(
  client: QueryClient,
  input: ConditionsInput,
  { month, outbound }: { month: string; outbound: OutboundLeg | undefined },
  timetable: ListRoutesResponse,
): Promise<(others: CalendarMarks) => CalendarMarks> {
  const calendar = await loadMonth(client, input, month, timetable, outbound);
  if (!calendar) return (others) => others;
  const marks = calendarMarks(calendar);
  return (others) => merge(others, marks);
}

/**
 * Asks for the first day with places, in the answer that the calendar shows as it opens, or else in the
 * one of the next month.
 *
 * @returns the day; undefined when there is none in these months
 * @throws ApiError when they are unavailable
 */
export async function loadFirstDay(
  client: QueryClient,
  input: ConditionsInput,
  timetable: ListRoutesResponse,
): Promise<string | undefined> {
  const { today } = timetable;
  const nextMonth = addDays(`${today.slice(0, 7)}-01`, 31);
  for (const date of [today, nextMonth]) {
    const calendar = await loadMonth(client, input, date.slice(0, 7), timetable);
    const first = calendar?.days.find((day) => day.date >= today && hasPlaces(day));
    if (first) return first.date;
  }
}

const hasPlaces = ({ availability }: GetFareCalendarResponse['days'][number]) =>
  availability === 'available' || availability === 'few';

function merge(one: CalendarMarks, other: CalendarMarks): CalendarMarks {
  const periods = [...(one.periods ?? []), ...(other.periods ?? [])];
  const byMark = new Map(periods.map((period) => [period.mark, period]));
  return {
    days: { ...one.days, ...other.days },
    holidays: { ...one.holidays, ...other.holidays },
    periods: [...byMark.values()].sort((a, b) => a.mark.localeCompare(b.mark)),
  };
}
