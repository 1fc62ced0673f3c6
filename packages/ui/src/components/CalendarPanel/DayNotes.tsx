import { formatDateShort } from '@ferry/format/date';
import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components';
import { type CalendarMarks, dayWords } from '../../private/calendar-days.ts';
import * as css from './CalendarPanel.css.ts';

/** The day that has focus in full, for whoever sees the marks and wonders. */
export const DayNote = ({ marks }: { marks: CalendarMarks }) => {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const date = state.focusedDate.toString();
  const words = dayWords(date, marks);
  return (
    <p className={css.note}>
      <strong>{formatDateShort(date)}</strong> {words.join('・')}
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
