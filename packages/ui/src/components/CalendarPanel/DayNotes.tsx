import { formatDate, formatDateShort } from '@ferry/format/date';
import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components';
import { type CalendarMarks, dayWords, LOWEST, priceMark } from '../../private/calendar-days.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './CalendarPanel.css.ts';
import { lowest as lowestClass } from './Day.css.ts';

type DayNoteProps = {
  marks: CalendarMarks;
  min: string;
  max: string;
  /** The day chosen so far. */
  chosen: string | undefined;
  /** The day under the mouse. */
  pointed?: string;
};

/**
 * The day under the mouse or with focus in full, for a customer who sees the marks and wonders; without
 * either the chosen one, as another month comes into view with a day of its own.
 */
export const DayNote = ({ marks, min, max, chosen, pointed }: DayNoteProps) => {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const focused = state.focusedDate.toString();
  const date = pointed ?? (state.isFocused ? focused : (chosen ?? focused));
  const isOffered = date >= min && date <= max;
  // A year later the same month is another one.
  const last = max.slice(0, 4) === min.slice(0, 4) ? formatDateShort(max) : formatDate(max);
  const outside = `選べるのは${formatDateShort(min)}から${last}までです。`;
  return (
    <p className={css.note}>
      <strong>{formatDateShort(date)}</strong>{' '}
      <Phrases>{isOffered ? dayWords(date, marks).join('・') : outside}</Phrases>
    </p>
  );
};

/** What the marks mean. */
export const Legend = (marks: CalendarMarks) => {
  const { holidays, days } = marks;
  const known = Object.values(days ?? {});
  const lowest = known.find(({ isLowest }) => isLowest)?.price;
  const entries = [
    ...(holidays ? [['祝', '祝日'] as const] : []),
    ...new Map(known.flatMap(({ sign, word }) => (sign && !word ? [[sign.mark, sign.name]] : []))),
  ];
  if (entries.length === 0 && lowest === undefined) return null;
  return (
    <ul aria-label="印の意味" className={css.legend}>
      {entries.map(([mark, name]) => (
        <li key={mark}>
          <span className={css.mark}>{mark}</span> <span>{name}</span>
        </li>
      ))}
      {lowest !== undefined && (
        <li>
          <span className={lowestClass}>{priceMark(lowest, marks)}</span> {LOWEST}
        </li>
      )}
    </ul>
  );
};
