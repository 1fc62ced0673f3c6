import { isRealDate, jstDate } from '@ferry/format/date';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { use, useRef, useState } from 'react';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  I18nProvider,
} from 'react-aria-components';
import { type CalendarMarks, hasMarks, isRefused } from '../../private/calendar-days.ts';
import { cx } from '../../private/cx.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CalendarPanel.css.ts';
import { Day } from './Day.tsx';
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
  /** Hears each month that comes into view after the first, `YYYY-MM`, to load what is known of it. */
  onMonthChange?: (month: string) => void;
};

// Other calendars are 3 KB that nobody sees.
const createCalendar = () => new GregorianCalendar();

const headerClass: Record<string, string> = { 日: css.sunday, 土: css.saturday };

/** Says the month after each change; the one that it begins with is in the name of the grid. */
const MonthStatus = ({ title, isSilent }: { title: string; isSilent: boolean }) => {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  return <VisuallyHidden role="status">{hasChanged && !isSilent && title}</VisuallyHidden>;
};

const MonthHead = () => {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const { year, month } = state.visibleRange.start;
  const title = `${year}年${month}月`;
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
      {/* The grid and the panel have it in their names. */}
      <span aria-hidden="true" className={css.title}>
        {title}
      </span>
      {/* react-aria says it at the end of the body, which a modal dialog silences. */}
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

/** Calls back when the month differs from the one before. */
const useMonthChange = (first: string, onMonthChange: CalendarPanelProps['onMonthChange']) => {
  const shown = useRef(first.slice(0, 7));
  return (date: CalendarDate) => {
    const month = date.toString().slice(0, 7);
    if (month === shown.current) return;
    shown.current = month;
    onMonthChange?.(month);
  };
};

/**
 * A month to choose a day from: Gregorian, weeks from Sunday, arrow keys, Home, End, Page Up and
 * Page Down. Days may carry marks (holiday, fare period, price) and a reason why they cannot be
 * chosen. Heavy (react-aria): load it on demand, as DateField does.
 */
export const CalendarPanel = (props: CalendarPanelProps) => {
  const { label, value = '', min, max, today = jstDate(Date.now()), onChange, autoFocus } = props;
  const { holidays, days, periods, id } = props;
  const marks = { holidays, days, periods };
  const [pointed, setPointed] = useState<string>();
  const chosen = isRealDate(value) && value >= min && value <= max ? parseDate(value) : null;
  const start = chosen?.toString() ?? (today < min ? min : today > max ? max : today);
  const handleFocusChange = useMonthChange(start, props.onMonthChange);
  return (
    <I18nProvider locale="ja-JP">
      <Calendar
        aria-label={label}
        autoFocus={autoFocus}
        className={cx(hasMarks(marks) && css.marked)}
        createCalendar={createCalendar}
        defaultFocusedValue={parseDate(start)}
        firstDayOfWeek="sun"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        isDateUnavailable={(date) => isRefused(date.toString(), marks)}
        value={chosen}
        onFocusChange={handleFocusChange}
        onChange={(date) => onChange(date.toString())}
      >
        <div className={css.month}>
          <MonthHead />
          <CalendarGrid weekdayStyle="narrow" className={css.grid}>
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={cx(css.weekday, headerClass[day])}>
                  {day}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => {
                const iso = date.toString();
                return (
                  <Day
                    {...{ date, marks, id }}
                    isToday={iso === today}
                    isOffered={iso >= min && iso <= max}
                    onPoint={setPointed}
                  />
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
        {hasMarks(marks) && (
          <>
            <DayNote {...{ marks, min, max, pointed }} />
            <Legend {...marks} />
          </>
        )}
      </Calendar>
    </I18nProvider>
  );
};
