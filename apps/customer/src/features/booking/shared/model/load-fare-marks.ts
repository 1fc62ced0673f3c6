import { getFareCalendarOptions, type ListRoutesResponse } from '@ferry/api/customer';
import type { CalendarMarks } from '@ferry/ui/Calendar';
import type { QueryClient } from '@tanstack/react-query';
import { calendarMarks, daysOfMonth, fareCalendarQuery } from './fare-marks.ts';
import { type ConditionsInput, extrasOf } from './search-conditions.ts';

/** A month that has been looked at is not asked for again so soon. */
const FRESH_MS = 30_000;

/**
 * Asks for the fare calendar of a month (`YYYY-MM`) of the outbound or the return leg.
 *
 * @returns what adds the month's marks to those of other months
 * @throws ApiError when it is unavailable
 */
export async function loadFareMarks(
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
  { month, isReturn }: { month: string; isReturn: boolean },
  { today, bookableUntil }: ListRoutesResponse,
): Promise<(others: CalendarMarks) => CalendarMarks> {
  const range = daysOfMonth(month, today, bookableUntil);
  if (!range) return (others) => others;
  // Without an adult nobody can travel; then it is the days of one that are shown.
  const party = { adults: adults || 1, children, infants, babies };
  const conditions = { fromPortId, toPortId, date: '', ...party, ...extrasOf(extras) };
  const query = fareCalendarQuery(conditions, range);
  const options = { ...getFareCalendarOptions({ query }), staleTime: FRESH_MS };
  const marks = calendarMarks(await client.fetchQuery(options), isReturn);
  return (others) => merge(others, marks);
}

function merge(one: CalendarMarks, other: CalendarMarks): CalendarMarks {
  const periods = [...(one.periods ?? []), ...(other.periods ?? [])];
  const byMark = new Map(periods.map((period) => [period.mark, period]));
  return {
    days: { ...one.days, ...other.days },
    holidays: { ...one.holidays, ...other.holidays },
    periods: [...byMark.values()].sort((a, b) => a.mark.localeCompare(b.mark)),
  };
}
