import { listRoutesOptions } from '@ferry/api/customer';
import { addDays, formatDateShort } from '@ferry/format/date';
import { DateStrip, DateStripLink, DateStripStep } from '@ferry/ui/DateStrip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cheapestText } from '../../../../copy/search-labels.ts';
import { partyWord } from '../../../../page/offered-words.ts';
import { type OutboundLeg, stripMarks, withoutPrices } from '../../shared/model/fare-marks.ts';
import type { StepLink } from '../../shared/model/flow.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { useFareMarks } from '../../shared/model/use-fare-marks.ts';
import type { Differences } from '../model/differences.ts';
import { lastOf } from '../model/last-of.ts';
import { dayStripQuery } from '../model/load-day-strip.ts';
import type { useMonthDifferences } from '../model/use-month-differences.ts';

type DayStripProps = {
  conditions: SearchConditions;
  /** Days before it are not offered: the server's today, or the arrival of the outbound leg. */
  earliest: string;
  /** Days after it are not offered either, as far as it is before the last that can be booked. */
  latest?: string | undefined;
  /** The leg before, where the days are those of the return leg. */
  outbound?: OutboundLeg | undefined;
  /** Of a change: what each day makes of what is paid. */
  differences?: Differences | undefined;
  /** Of a change: the marks of its calendar with what each day makes of what is paid. */
  ofMonths?: ReturnType<typeof useMonthDifferences> | undefined;
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

/** What the amounts of the days are, or until when a ticket's return leg may sail. */
function noteOf({ conditions, latest, outbound, differences }: DayStripProps): string {
  if (differences) return differences.stripNote;
  if (conditions.partnerTicketId && outbound) {
    return latest ? `復路は、${formatDateShort(latest)}までの便に乗れます(きっぷに含む)。` : '';
  }
  if (conditions.partnerTicketId) return '日ごとの金額は、この人数のきっぷの料金です(税込)。';
  const cheapest = cheapestText(needsOf(conditions).length > 0);
  return `日ごとの金額は、${partyWord()}の料金です(${cheapest}の合計・税込)。`;
}

/**
 * The days around the chosen one with what is known of them. Without an answer (no network, a
 * failing server) the dates alone still lead on.
 */
export function DayStrip(props: DayStripProps) {
  const { conditions, earliest, outbound, differences, ofMonths, toDay } = props;
  const isReturn = outbound !== undefined;
  const navigate = useNavigate();
  const { data: timetable } = useQuery(listRoutesOptions());
  const chosen = conditions.date < earliest ? earliest : conditions.date;
  const max = lastOf(timetable?.bookableUntil ?? addDays(chosen, AROUND), props.latest);
  // A ticket's price is that of its outbound day: no other day has one of its own.
  const isPriced = !differences && (!isReturn || !conditions.partnerTicketId);
  const asked = isPriced ? conditions : { ...conditions, partnerTicketId: '' };
  const fares = useFareMarks(asked, conditions.date, timetable, outbound);
  const { data, isPending } = useQuery({
    ...dayStripQuery(asked, earliest, max, outbound),
    placeholderData: keepPreviousData,
  });
  const calendarOf = () => {
    if (ofMonths) return ofMonths(fares, earliest, max);
    return isPriced ? fares : withoutPrices(fares);
  };
  const marks = data && stripMarks(data);
  const shown = marks && differences ? differences.ofDays(marks) : marks;
  return (
    <DateStrip
      label="乗船日を変える"
      value={conditions.date}
      min={earliest}
      max={max}
      isPending={isPending}
      note={(data || isPending) && noteOf(props)}
      isDifference={differences !== undefined}
      {...(isPriced || differences ? shown : shown && withoutPrices(shown))}
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
          isDifference: ofMonths !== undefined,
          ...calendarOf(),
          onPick: (date) => void navigate({ ...toDay(date), resetScroll: false }),
        }
      }
    />
  );
}
