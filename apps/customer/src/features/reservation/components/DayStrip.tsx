import { getFareCalendarOptions, listRoutesOptions } from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';
import { DateStrip, DateStripLink } from '@ferry/ui/DateStrip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { daysAround, fareCalendarQuery, stripMarks } from '../model/fare-marks.ts';
import type { SearchConditions } from '../model/search-conditions.ts';

export type DayStripProps = {
  conditions: SearchConditions;
  draftId: string | undefined;
  /** The server's time: days before it are not offered. */
  serverTime: string;
};

/** Days before and after the chosen one. */
const AROUND = 3;

type DayProps = ComponentProps<typeof DateStripLink> & { isShown: boolean };

// The router calls the link to the present address the current page; here it is the current date.
const Day = ({ isShown, ...rest }: DayProps) => (
  <DateStripLink {...rest} aria-current={isShown ? 'date' : undefined} />
);
const DayLink = createLink(Day);

/**
 * The days around the chosen one with what is known of them. Without an answer (no network, a
 * failing server) the dates alone still lead on.
 */
export function DayStrip({ conditions, draftId, serverTime }: DayStripProps) {
  const today = jstDate(serverTime);
  const { data: timetable } = useQuery(listRoutesOptions());
  const chosen = conditions.date < today ? today : conditions.date;
  const max = timetable?.bookableUntil ?? addDays(chosen, AROUND);
  const query = fareCalendarQuery(conditions, daysAround(chosen, today, max));
  const { data, isPending } = useQuery({
    ...getFareCalendarOptions({ query }),
    placeholderData: keepPreviousData,
  });
  return (
    <DateStrip
      label="乗船日を変える"
      value={conditions.date}
      min={today}
      max={max}
      isPending={isPending}
      {...(data && stripMarks(data))}
      renderDay={(day, attributes) => (
        <DayLink
          to="/reservation/select-schedule"
          search={{ ...conditions, date: day, draft: draftId }}
          resetScroll={false}
          {...attributes}
          isShown={day === conditions.date}
        />
      )}
    />
  );
}
