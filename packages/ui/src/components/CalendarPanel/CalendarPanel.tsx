import { isRealDate, jstDate } from '@ferry/format/date';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  I18nProvider,
} from 'react-aria-components';
import {
  type CalendarMarks,
  hasMarks,
  isRefused,
  withLowest,
} from '../../private/calendar-days.ts';
import { cx } from '../../private/cx.ts';
import { media } from '../../tokens/breakpoint.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CalendarPanel.css.ts';
import * as dayCss from './Day.css.ts';
import { Day, type DayProps } from './Day.tsx';
import { DayNote, Legend } from './DayNotes.tsx';

/** Props of {@link CalendarPanel}. Every date is `YYYY-MM-DD`. */
export type CalendarPanelProps = CalendarMarks & {
  /** What is being chosen, for example 「乗船日」. */
  label: string;
  /** The day chosen so far. One that does not exist or is out of range counts as none. */
  value?: string;
  /** First and last day that may be chosen. */
  min: string;
  max: string;
  /** The day marked 「今日」; defaults to today in Japan. */
  today?: string;
  onChange: (date: string) => void;
  /** Takes focus to the chosen day, or to the nearest one that may be chosen, as it appears. */
  autoFocus?: boolean;
  /** Id of the day that the Tab key reaches: the target of a link in an ErrorSummary. */
  id?: string;
  /** Hears each month that comes into view, `YYYY-MM`, to load what is known of it. */
  onMonthChange?: (month: string) => void;
  /** Two months beside each other from 960 px on. */
  isSpread?: boolean;
};

// Other calendars are 3 KB that nobody sees.
const createCalendar = () => new GregorianCalendar();

/** The first days of the one or two months in view. */
const monthsOf = ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
  start.month === end.month ? [start] : [start, end.set({ day: 1 })];

const headerClass: Record<string, string> = { 日: dayCss.sunday, 土: dayCss.saturday };

/**
 * react-aria says the months as well, at the end of the body: once more, two of them as 「2026/12 から 2027/01」, and
 * in a modal dialog to nobody. Its announcer comes with the first words; nothing else says anything urgent there.
 */
const silenceMonths = () => {
  const log = document.querySelector('[data-live-announcer] [aria-live=assertive]');
  log?.setAttribute('aria-live', 'off');
};

/** Says the month after each change; the one that it begins with is in the name of the grid. */
const MonthStatus = ({ title, isSilent }: { title: string; isSilent: boolean }) => {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  // After the effects of the calendar around it, one of which says the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the title has changed
  useEffect(() => queueMicrotask(silenceMonths), [title]);
  return <VisuallyHidden role="status">{hasChanged && !isSilent && title}</VisuallyHidden>;
};

const MonthHead = () => {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const titles = monthsOf(state.visibleRange).map(({ year, month }) => `${year}年${month}月`);
  const title = titles.join('、');
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  return (
    <div className={css.head}>
      <IconButton
        label="前の月"
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || state.focusPreviousPage()}
      >
        <span className={css.previous}>
          <ChevronIcon />
        </span>
      </IconButton>
      {/* The grids and the panel have them in their names. */}
      {titles.map((title) => (
        <span key={title} aria-hidden="true" className={css.title}>
          {title}
        </span>
      ))}
      <MonthStatus title={title} isSilent={state.isFocused} />
      <IconButton
        label="次の月"
        aria-disabled={isLast || undefined}
        onClick={() => isLast || state.focusNextPage()}
      >
        <span className={css.next}>
          <ChevronIcon />
        </span>
      </IconButton>
    </div>
  );
};

/** Says which months are in view, the first ones included. */
const MonthsInView = ({ onMonthChange }: Required<Pick<CalendarPanelProps, 'onMonthChange'>>) => {
  const range = use(CalendarStateContext)?.visibleRange;
  const inView = range
    ? monthsOf(range)
        .map((first) => first.toString().slice(0, 7))
        .join()
    : '';
  // For the months alone: the callback is a new one each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    for (const month of inView.split(',')) onMonthChange(month);
  }, [inView]);
  return null;
};

const wide = () => window.matchMedia(media.md);

const useIsWide = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => wide().matches,
  );

type MonthProps = Omit<DayProps, 'date' | 'isToday' | 'isOffered'> &
  Required<Pick<CalendarPanelProps, 'min' | 'max' | 'today'>> & { isNext?: boolean };

const Month = ({ isNext, min, max, today, ...props }: MonthProps) => (
  <CalendarGrid weekdayStyle="narrow" offset={{ months: isNext ? 1 : 0 }} className={css.grid}>
    <CalendarGridHeader>
      {(day) => (
        <CalendarHeaderCell className={cx(dayCss.weekday, headerClass[day])}>
          {day}
        </CalendarHeaderCell>
      )}
    </CalendarGridHeader>
    <CalendarGridBody>
      {(date) => {
        const iso = date.toString();
        return (
          <Day
            {...props}
            date={date}
            isToday={iso === today}
            isOffered={iso >= min && iso <= max}
          />
        );
      }}
    </CalendarGridBody>
  </CalendarGrid>
);

/**
 * A month to choose a day from: Gregorian, weeks from Sunday, arrow keys, Home, End, Page Up and
 * Page Down. Days may carry marks (holiday, fare period, price) and a reason why they cannot be
 * chosen. Heavy (react-aria): load it on demand, as DateField does.
 */
export const CalendarPanel = (props: CalendarPanelProps) => {
  const { label, value = '', min, max, today = jstDate(Date.now()), onChange, autoFocus } = props;
  const { holidays, periods, isDifference, start: stay, id, onMonthChange, isSpread } = props;
  const days = useMemo(() => props.days && withLowest(props.days), [props.days]);
  const marks = { holidays, days, periods, isDifference, ...(stay && { start: stay }) };
  const [pointed, setPointed] = useState<string>();
  const isWide = useIsWide();
  const hasTwo = Boolean(isSpread) && isWide;
  const chosen = isRealDate(value) && value >= min && value <= max ? parseDate(value) : null;
  const start = chosen?.toString() ?? (today < min ? min : today > max ? max : today);
  const dayProps = { marks, id, today, min, max, chosen: chosen?.toString(), onPoint: setPointed };
  return (
    <I18nProvider locale="ja-JP">
      <Calendar
        aria-label={label}
        autoFocus={autoFocus}
        className={cx(hasMarks(marks) && css.marked, hasTwo && css.spread)}
        createCalendar={createCalendar}
        defaultFocusedValue={parseDate(start)}
        firstDayOfWeek="sun"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        visibleDuration={{ months: hasTwo ? 2 : 1 }}
        pageBehavior="single"
        isDateUnavailable={(date) => isRefused(date.toString(), marks)}
        value={chosen}
        onChange={(date) => onChange(date.toString())}
      >
        {onMonthChange && <MonthsInView onMonthChange={onMonthChange} />}
        <div className={css.months}>
          <MonthHead />
          <div className={css.grids}>
            <Month {...dayProps} />
            {hasTwo && <Month {...dayProps} isNext />}
          </div>
        </div>
        {hasMarks(marks) && (
          <>
            <DayNote {...{ marks, min, max, chosen: dayProps.chosen, pointed }} />
            <Legend {...marks} />
          </>
        )}
      </Calendar>
    </I18nProvider>
  );
};
