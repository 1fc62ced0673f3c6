import { isRealDate, jstDate, weekday } from '@ferry/format/date';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { use } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  I18nProvider,
} from 'react-aria-components';
import { cx } from '../../private/cx.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CalendarPanel.css.ts';

/** Props of {@link CalendarPanel}. Every date is `YYYY-MM-DD`. */
export type CalendarPanelProps = {
  /** What is being chosen, for example 「乗船日」. */
  label: string;
  /** The day chosen so far. One that does not exist or is out of range counts as none. */
  value?: string;
  /** First and last day that may be chosen. */
  min: string;
  max: string;
  /** The day marked 「今日」; today in Japan when silent. */
  today?: string;
  onChange: (date: string) => void;
  /** Takes focus to the chosen day, or to the nearest one that may be chosen, as it appears. */
  autoFocus?: boolean;
};

// Other calendars are 3 KB that nobody sees.
const createCalendar = () => new GregorianCalendar();

const weekdayClass: Record<number, string> = { 0: css.sunday, 6: css.saturday };
const headerClass: Record<string, string> = { 日: css.sunday, 土: css.saturday };

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
      <VisuallyHidden role="status">{!state.isFocused && title}</VisuallyHidden>
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

type DayProps = { date: CalendarDate; isToday: boolean };

const Day = ({ date, isToday }: DayProps) => {
  const day = weekday(date.toString());
  const name = `${date.year}年${date.month}月${date.day}日${'日月火水木金土'[day]}曜日`;
  // react-aria's own name goes by the clock and the zone of the device, and says 「を選択」 of a day
  // that has been chosen already.
  const label = (isSelected: boolean) =>
    `${isToday ? '今日、' : ''}${name}${isSelected ? '、選択中' : ''}`;
  return (
    <CalendarCell
      date={date}
      className={cx(css.day, weekdayClass[day], isToday && css.today)}
      render={(cell, { isSelected }) => <div {...{ ...cell, 'aria-label': label(isSelected) }} />}
    />
  );
};

/**
 * A month to choose a day from: Gregorian, weeks from Sunday, arrow keys, Home, End, Page Up and
 * Page Down. Heavy (react-aria): load it on demand, as DateField does.
 */
export const CalendarPanel = (props: CalendarPanelProps) => {
  const { label, value = '', min, max, today = jstDate(Date.now()), onChange, autoFocus } = props;
  const chosen = isRealDate(value) && value >= min && value <= max ? parseDate(value) : null;
  return (
    <I18nProvider locale="ja-JP">
      <Calendar
        aria-label={label}
        autoFocus={autoFocus}
        className={css.root}
        createCalendar={createCalendar}
        defaultFocusedValue={chosen ?? parseDate(today)}
        firstDayOfWeek="sun"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        value={chosen}
        onChange={(date) => onChange(date.toString())}
      >
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
            {(date) => <Day date={date} isToday={date.toString() === today} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
};
