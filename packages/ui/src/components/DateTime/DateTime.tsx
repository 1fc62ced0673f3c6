import { formatDate, formatDateShort } from '@ferry/format/date';
import { sailingTimeParts } from '@ferry/format/service-time';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './DateTime.css.ts';

/** What happens then. `cutOff` is when check-in closes. */
type DateTimeKind = 'departure' | 'cutOff' | 'arrival';

/** Props of {@link DateTime}. */
export type DateTimeProps = {
  /** A departure, cut-off or arrival, RFC 3339; or a day alone, `YYYY-MM-DD` in Japan. */
  at: string;
  /** Says in words what the time is. */
  kind?: DateTimeKind;
  /** For whom it holds, where that differs: 「車両」. */
  holdsFor?: string;
  /** With the year, for tickets and receipts. */
  isYearShown?: boolean;
};

const words = { departure: '出港', cutOff: '乗船手続き締切', arrival: '入港' } as const;

/**
 * Date and time of a sailing as one machine-readable `<time>`: 「出港 12月8日(火) 22:50」. From
 * midnight to four, when a customer could take the wrong day, both ways of writing with their full
 * dates: 「12月8日(火) 24:10(12月9日(水) 0:10)」.
 */
export const DateTime = ({ at, kind, holdsFor, isYearShown }: DateTimeProps) => {
  const { date, time, calendar } = at.includes('T')
    ? sailingTimeParts(at)
    : { date: at, time: undefined, calendar: undefined };
  return (
    <span className={css.root}>
      {kind && (
        <>
          <span className={css.kind}>
            {`${words[kind]}${holdsFor ? `(${holdsFor})` : ''}`}
          </span>{' '}
        </>
      )}
      <time dateTime={at}>
        <Phrases>{`${isYearShown ? formatDate(date) : formatDateShort(date)}${time ? ` ${time}` : ''}`}</Phrases>
        {calendar && (
          <>
            <wbr />
            <Phrases>{`(${calendar})`}</Phrases>
          </>
        )}
      </time>
    </span>
  );
};
