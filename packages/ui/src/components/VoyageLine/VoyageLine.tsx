import { jstDate } from '@ferry/format/date';
import type { CSSProperties } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { form as forms } from './forms.css.ts';
import * as onSea from './on-sea.css.ts';
import * as css from './VoyageLine.css.ts';
import { midnightsBetween, placeOf, stopTime, type VoyageMark, type VoyageStop } from './voyage.ts';
import * as words from './words.css.ts';

export type { VoyageStop } from './voyage.ts';

/** Props of {@link VoyageLine}. */
export type VoyageLineProps = {
  /**
   * `small` in a row that is compared with others, `large` in the row that is open (below 960 px it
   * stands upright), `vertical` in a summary. The list is the same; styles alone lay it out.
   */
  form: 'small' | 'large' | 'vertical';
  /** Hue of the route. */
  hue: RouteHue;
  /** Latest check-in of the party, RFC 3339, and for whom it holds: 「車両」. */
  cutOff?: { at: string; holdsFor?: string };
  departure: VoyageStop;
  /** Ports of call on the way, in order. */
  calls?: readonly VoyageStop[];
  arrival: VoyageStop;
  /** As text: 「3時間40分」. */
  duration: string;
  vessel: string;
  /** The day that the list around it is about, `YYYY-MM-DD`: only other days are written in a row. */
  day?: string;
  /** The sailing cannot be taken: grey and dashed. */
  isOff?: boolean;
  /** The sailing does not take place: its times are struck through. */
  isStruck?: boolean;
};

type TimeProps = {
  at: string;
  /** The day that a row need not say, and the one that the open row need not say. */
  known: { row: string | undefined; wide?: string };
  isMinor?: boolean;
};

/** Day and clock of a stop; nights after midnight both ways. */
const Time = ({ at, known, isMinor }: TimeProps) => {
  const { date, clock, service } = stopTime(at);
  const day = jstDate(at);
  return (
    <time dateTime={at} className={words.time}>
      <span
        className={cx(
          words.date,
          day === known.row && words.notInRow,
          day === known.wide && words.notWide,
        )}
      >
        {date}
      </span>{' '}
      <span className={cx(words.clock, isMinor && words.minor)}>{clock}</span>
      {service && <span className={words.service}>{` (${service})`}</span>}
    </time>
  );
};

type EndProps = VoyageStop & {
  day: string | undefined;
  /** Departure and arrival are on the day of the list: the open row need not say it either. */
  isOneDay: boolean;
  word: string;
};

/** Departure or arrival. */
const End = ({ at, port, plannedAt, day, isOneDay, word }: EndProps) => (
  <>
    <Time at={at} known={{ row: day, ...(isOneDay && day && { wide: day }) }} />{' '}
    <span className={words.place}>
      <span>{port}</span> <span className={words.happening}>{word}</span>
    </span>
    {plannedAt && <span className={words.planned}>{` 予定は${stopTime(plannedAt).clock}`}</span>}
  </>
);

// Custom properties are not in React's type of a style.
const placed = (place: number) => ({ '--at': `${(place * 100).toFixed(2)}%` }) as CSSProperties;

const Midnight = ({ mark, isOnPier }: { mark: VoyageMark; isOnPier?: boolean }) => (
  <li
    // Every time says its day itself.
    aria-hidden="true"
    className={cx(onSea.midnightMark, isOnPier && onSea.onPier)}
    style={placed(mark.place)}
  >
    <span className={onSea.dash} />
    <span className={onSea.newDay}>{stopTime(mark.at).date}</span>
  </li>
);

const Flag = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={css.flag}>
    <path d="M3 2h14l-4 4.5 4 4.5H5.5V19H3z" />
  </svg>
);

/** On the pier: the flag of the cut-off, and a midnight between it and the departure. */
const Pier = ({ cutOff, departure, day }: VoyageLineProps) =>
  cutOff && (
    <>
      <li className={css.cutOff}>
        <Flag />
        <span className={words.word}>
          <span className={words.long}>乗船手続き</span>
          <span>{`締切${cutOff.holdsFor ? `(${cutOff.holdsFor})` : ''}`}</span>
        </span>
        <Time
          at={cutOff.at}
          known={{ row: day ?? jstDate(departure.at), wide: jstDate(departure.at) }}
          isMinor
        />
      </li>
      {midnightsBetween(cutOff.at, departure.at).map((mark) => (
        <Midnight key={mark.at} mark={mark} isOnPier />
      ))}
    </>
  );

/** At sea: ports of call and midnights, by time. */
const Sea = ({ departure, calls = [], arrival }: VoyageLineProps) => {
  const marks = [
    ...midnightsBetween(departure.at, arrival.at).map((mark) => ({ ...mark, port: undefined })),
    ...calls.map((call) => ({ ...call, place: placeOf(call.at, departure.at, arrival.at) })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return marks.map(({ port, ...mark }) =>
    port === undefined ? (
      <Midnight key={mark.at} mark={mark} />
    ) : (
      <Call key={mark.at} {...{ port, ...mark }} />
    ),
  );
};

const Call = ({ at, port, place }: VoyageMark & VoyageStop) => {
  const day = jstDate(at);
  return (
    <li className={onSea.call} style={placed(place)}>
      <span className={onSea.tick} aria-hidden="true" />
      <span className={onSea.callText}>
        <span className={onSea.callTime}>
          <Time at={at} known={{ row: day, wide: day }} isMinor />
        </span>{' '}
        <span className={onSea.callPort}>
          <span>{port}</span> <span className={words.happening}>寄港</span>
        </span>
      </span>
    </li>
  );
};

/**
 * A voyage as a line: the flag is the cut-off of check-in, the ring the departure, ticks are ports of
 * call, the dashed mark is midnight with the new date, the dot the arrival. One ordered list, read
 * once and in the order of time; what is drawn is hidden from assistive technology.
 */
export const VoyageLine = (props: VoyageLineProps) => {
  const { form, cutOff, departure, arrival, calls = [], day } = props;
  const isOneDay = jstDate(departure.at) === jstDate(arrival.at);
  const hasMarks = calls.length > 0 || !isOneDay;
  const isNightOnPier = cutOff && jstDate(cutOff.at) !== jstDate(departure.at);
  return (
    <ol
      className={cx(
        routeHue[props.hue],
        css.root,
        forms[form],
        isNightOnPier && css.longPier,
        props.isOff && css.off,
        props.isStruck && css.struck,
      )}
    >
      <Pier {...props} />
      <li className={css.departure}>
        <End {...departure} {...{ day, isOneDay }} word="出港" />
      </li>
      <li className={css.track}>
        <span className={css.ring} aria-hidden="true" />
        <span className={css.duration}>
          <VisuallyHidden>所要時間</VisuallyHidden>
          <span>{props.duration}</span>
        </span>{' '}
        <span className={cx(css.vessel, hasMarks && css.crowded)}>{props.vessel}</span>
        <span className={css.dot} aria-hidden="true" />
      </li>
      <Sea {...props} />
      <li className={css.arrival}>
        <End {...arrival} {...{ day, isOneDay }} word="入港" />
      </li>
    </ol>
  );
};
