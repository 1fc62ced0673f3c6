import { weekday } from '@ferry/format/date';
import type { CalendarDate } from '@internationalized/date';
import { use } from 'react';
import { CalendarCell, CalendarStateContext } from 'react-aria-components';
import {
  type CalendarMarks,
  dayWords,
  hasMarks,
  isRefused,
  priceMark,
} from '../../private/calendar-days.ts';
import { cx } from '../../private/cx.ts';
import * as css from './Day.css.ts';

const weekdayClass: Record<number, string> = { 0: css.sunday, 6: css.saturday };

export type DayProps = {
  date: CalendarDate;
  isToday: boolean;
  isOffered: boolean;
  marks: CalendarMarks;
  id?: string;
  /** The day chosen so far. */
  chosen: string | undefined;
  /** A mouse has come to the day, or gone. */
  onPoint: (date: string | undefined) => void;
};

/**
 * The marks of a day as they are seen. Its name says the same in full words and in another order,
 * so they are drawn by the style: text inside a button that its name does not hold would have to be
 * spoken by a customer who commands it by voice.
 */
const Marks = ({
  date,
  marks,
  isToday,
}: Pick<DayProps, 'marks' | 'isToday'> & { date: string }) => {
  const { price, sign, word, isLowest } = marks.days?.[date] ?? {};
  const { start } = marks;
  const isClosed = isRefused(date, marks);
  const name = start?.date === date ? start.name : isToday && '今日';
  // The word says the same as its sign, which would stand between two words.
  const mark = !isClosed && !(name && word) && sign?.mark;
  const signs = [name, mark].filter(Boolean);
  const text = word ?? (price === undefined || isClosed ? undefined : priceMark(price, marks));
  return (
    <>
      {marks.holidays?.[date] && <span data-text="祝" className={css.holiday} />}
      <span data-text={signs.join(' ')} className={css.signs} />
      {text && (
        <span
          data-text={text}
          className={cx(word ? css.word : css.price, isLowest && css.lowest)}
        />
      )}
    </>
  );
};

/** One day of the month: a button that says everything known of it. */
export const Day = ({ date, isToday, isOffered, marks, id, chosen, onPoint }: DayProps) => {
  const state = use(CalendarStateContext);
  const iso = date.toString();
  const day = weekday(iso);
  const isStay = marks.start && iso >= marks.start.date && chosen !== undefined && iso < chosen;
  const name = `${date.year}年${date.month}月${date.day}日${'日月火水木金土'[day]}曜日`;
  const words = isOffered ? dayWords(iso, marks) : [];
  // react-aria's own name goes by the clock and the zone of the device, and says 「を選択」 of a day
  // that has been chosen already.
  const label = (isSelected: boolean) =>
    [isToday && '今日', name, isSelected && '選択中', ...words].filter(Boolean).join('、');
  // A press on a day that cannot be chosen does nothing in react-aria: here it shows why.
  const explain = () => {
    state?.setFocusedDate(date);
    state?.setFocused(true);
  };
  const own = {
    onMouseEnter: () => onPoint(iso),
    onMouseLeave: () => onPoint(undefined),
    ...(id && state?.focusedDate.toString() === iso && { id }),
    ...(isOffered && isRefused(iso, marks) && { onClick: explain }),
  };
  return (
    <CalendarCell
      date={date}
      className={cx(
        css.day,
        marks.holidays?.[iso] ? css.sunday : weekdayClass[day],
        isToday && css.today,
        isStay && css.stay,
      )}
      render={(cell, { isSelected }) => (
        <div {...{ ...cell, ...own, 'aria-label': label(isSelected) }} />
      )}
    >
      {({ formattedDate }) =>
        isOffered && hasMarks(marks) ? (
          <>
            <span className={css.number}>{formattedDate}</span>
            <Marks date={iso} marks={marks} isToday={isToday} />
          </>
        ) : (
          formattedDate
        )
      }
    </CalendarCell>
  );
};
