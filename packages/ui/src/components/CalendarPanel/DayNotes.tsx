import { formatDateShort } from '@ferry/format/date';
import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components';
import { type CalendarMarks, dayWords } from '../../private/calendar-days.ts';
import * as css from './CalendarPanel.css.ts';

type DayNoteProps = {
  marks: CalendarMarks;
  min: string;
  max: string;
  /** The day under the mouse. */
  pointed?: string;
};

/** The day under the mouse or with focus in full, for a customer who sees the marks and wonders. */
export const DayNote = ({ marks, min, max, pointed }: DayNoteProps) => {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const date = pointed ?? state.focusedDate.toString();
  const isOffered = date >= min && date <= max;
  const outside = `選べるのは${formatDateShort(min)}から${formatDateShort(max)}までです。`;
  return (
    <p className={css.note}>
      <strong>{formatDateShort(date)}</strong>{' '}
      {isOffered ? dayWords(date, marks).join('・') : outside}
    </p>
  );
};

/** What the marks mean. */
export const Legend = ({ holidays, days, periods = [] }: CalendarMarks) => {
  const entries = [
    ...periods.map(({ mark, name }) => [mark, name] as const),
    ...(holidays ? [['祝', '祝日'] as const] : []),
    ...new Map(
      Object.values(days ?? {}).flatMap(({ sign }) => (sign ? [[sign.mark, sign.name]] : [])),
    ),
    ...(Object.values(days ?? {}).some((day) => day.reason) ? [['×', '選べない日'] as const] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <ul aria-label="印の意味" className={css.legend}>
      {entries.map(([mark, name]) => (
        <li key={mark}>
          <span className={css.mark}>{mark}</span> {name}
        </li>
      ))}
    </ul>
  );
};
