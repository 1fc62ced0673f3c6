import { listRoutesOptions } from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import { DateStrip, DateStripLink, DateStripStep } from '@ferry/ui/DateStrip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { stripMarks } from '../../shared/model/fare-marks.ts';
import type { StepLink } from '../../shared/model/flow.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import { useFareMarks } from '../../shared/model/use-fare-marks.ts';
import { dayStripQuery } from '../model/load-day-strip.ts';

export type DayStripProps = {
  conditions: SearchConditions;
  /** Days before it are not offered: the server's today, or the arrival of the outbound leg. */
  earliest: string;
  /** The days are those of the return leg. */
  isReturn?: boolean;
  /** To the same search on another day. */
  toDay: (date: string) => StepLink;
};

/** Days before and after the chosen one. */
const AROUND = 3;

type DayProps = ComponentProps<typeof DateStripLink> & { isShown: boolean };

// The router calls the link to the present address the current page; here it is the current date.
const Day = ({ isShown, ...rest }: DayProps) => (
  <DateStripLink {...rest} aria-current={isShown ? 'date' : undefined} />
);
/** A day of the strip, led by the router. */
const DayLink = createLink(Day);

/** A week back or on. */
const WeekLink = createLink(DateStripStep);

/**
 * The days around the chosen one with what is known of them. Without an answer (no network, a
 * failing server) the dates alone still lead on.
 */
export function DayStrip({ conditions, earliest, isReturn = false, toDay }: DayStripProps) {
  const navigate = useNavigate();
  const { data: timetable } = useQuery(listRoutesOptions());
  const chosen = conditions.date < earliest ? earliest : conditions.date;
  const max = timetable?.bookableUntil ?? addDays(chosen, AROUND);
  const fares = useFareMarks(conditions, conditions.date, timetable, isReturn);
  const { data, isPending } = useQuery({
    ...dayStripQuery(conditions, earliest, max),
    placeholderData: keepPreviousData,
  });
  return (
    <DateStrip
      label="乗船日を変える"
      value={conditions.date}
      min={earliest}
      max={max}
      isPending={isPending}
      note={
        (data || isPending) &&
        `日ごとの金額は、この人数・車両の料金です(${isReturn ? '往復割引の前・税込' : '最も安い客室の合計・税込'})。`
      }
      {...(data && stripMarks(data, isReturn))}
      renderDay={(date, attributes) => (
        <DayLink
          {...toDay(date)}
          resetScroll={false}
          {...attributes}
          isShown={date === conditions.date}
        />
      )}
      renderStep={(date, attributes) => (
        <WeekLink {...toDay(date)} resetScroll={false} {...attributes} />
      )}
      calendar={
        timetable && {
          min: earliest,
          max,
          today: timetable.today,
          ...fares,
          onPick: (date) => void navigate({ ...toDay(date), resetScroll: false }),
        }
      }
    />
  );
}
