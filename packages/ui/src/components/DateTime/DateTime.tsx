import { addDays, formatDateShort } from '@ferry/format/date';
import { instantOf, serviceMinutes, splitServiceTime } from '@ferry/format/service-time';
import { SailingTime } from '../SailingTime/SailingTime.tsx';
import * as css from './DateTime.css.ts';

/** What happens then. `cutOff` is when check-in closes. */
export type DateTimeKind = 'departure' | 'cutOff' | 'arrival';

/** Props of {@link DateTime}. */
export type DateTimeProps = {
  /** Day of the sailing, `YYYY-MM-DD` in Japan. */
  date: string;
  /** Service time of that day, `HH:MM`, may pass midnight (`24:10`). Silent: the date alone. */
  time?: string;
  /** Says in words what the time is. */
  kind?: DateTimeKind;
  /** With the year, for tickets and receipts. */
  isYearShown?: boolean;
};

const words = { departure: '出航', cutOff: '乗船手続きの締切', arrival: '到着' } as const;
const dayEnds = 24 * 60;
const nightEnds = 28 * 60;

/**
 * Where a customer could take the wrong day: from midnight to four, and for whoever arrives on
 * another day than the one that is written.
 */
const noteOf = (date: string, time: string, kind?: DateTimeKind): string | undefined => {
  const minutes = serviceMinutes(time);
  const isNight = minutes >= dayEnds && minutes < nightEnds;
  if (!isNight && !(kind === 'arrival' && minutes >= dayEnds)) return undefined;
  const { days, time: clock } = splitServiceTime(time);
  return `カレンダーでは${formatDateShort(addDays(date, days))}の${clock}です`;
};

/**
 * Date and time of a sailing as one machine-readable `<time>`: 「出航 8月2日(日) 22:50」. After
 * midnight both ways of writing, and the day of the calendar in words.
 */
export const DateTime = ({ date, time, kind, isYearShown }: DateTimeProps) => {
  const note = time && noteOf(date, time, kind);
  return (
    <span className={css.root}>
      {kind && <span className={css.kind}>{words[kind]}</span>}
      <time dateTime={time ? instantOf(date, time) : date}>
        {isYearShown && <span className={css.year}>{date.slice(0, 4)}年</span>}
        <span className={css.date}>{formatDateShort(date)}</span>
        {time && <SailingTime time={time} />}
      </time>
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
};
