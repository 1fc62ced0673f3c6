import { listRoutesOptions } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import type { StepLink } from '../../shared/model/flow.ts';
import { lastOf } from '../model/last-of.ts';
import { DayLink } from './DayLink.tsx';
import type { ToDay } from './SailingNextStep.tsx';

/**
 * The links to the sailings of other days; none to a day on which nothing can be booked.
 *
 * @param earliest the first day that is offered
 * @param latest the last day of a ticket, as far as it is before the last that can be booked
 */
export function useToDay(to: (date: string) => StepLink, earliest: string, latest?: string): ToDay {
  const { data: timetable } = useQuery(listRoutesOptions());
  const last = timetable ? lastOf(timetable.bookableUntil, latest) : latest;
  return (date, words, look) =>
    date >= earliest && (last === undefined || date <= last) ? (
      <DayLink {...{ words, look }} to={to(date)} />
    ) : undefined;
}
