import { formatDateShort, weekday } from '@ferry/format/date';
import { formatDifference } from '@ferry/format/difference';
import { formatYen } from '@ferry/format/yen';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type CalendarMarks, dayWords, isRefused } from '../../private/calendar-days.ts';
import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { CalendarButton, type CalendarChoice } from '../DateField/CalendarButton.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateStrip.css.ts';
import { stripDays } from './days.ts';
import { type DateStripDay, withLowestOf } from './lowest.ts';
import { type RenderStep, WeekStep } from './WeekStep.tsx';

export type { DateStripDay } from './lowest.ts';
export { type DateStepAttributes, DateStripStep } from './WeekStep.tsx';

/** What a day of the strip says and does: spread it on the {@link DateStripLink}. */
type DateLinkAttributes = {
  children: ReactNode;
  'aria-current'?: 'date';
  'aria-disabled'?: true;
  onClick?: (event: MouseEvent) => void;
};

/** Props of {@link DateStrip}. Every date is `YYYY-MM-DD`. */
export type DateStripProps = Omit<CalendarMarks, 'days'> & {
  /** What is being chosen: 「往路の乗船日」. Names the landmark. */
  label: string;
  /** The day whose sailings are shown. */
  value: string;
  /** First and last day that can be booked. */
  min: string;
  max: string;
  /** By date. A day of which nothing is known yet shows its date alone and can be chosen. */
  days?: Readonly<Record<string, DateStripDay>>;
  /** The days are being asked for: their place is kept. */
  isPending?: boolean;
  /**
   * Makes the link to a day. In an app:
   * `(date, attributes) => <NextDay to="." search={{ date }} {...attributes} />`,
   * where `NextDay` is `createLink(DateStripLink)`.
   */
  renderDay: (date: string, attributes: DateLinkAttributes) => ReactElement;
  /**
   * Makes the link to the same weekday of the week before or after, from 960 px on; as `renderDay`,
   * with {@link DateStripStep}. Below, the days are pushed sideways.
   */
  renderStep?: RenderStep;
  /** What the prices are, in a sentence. */
  note?: ReactNode;
  /** Adds a button with a calendar of these days, for one that is further away. */
  calendar?: CalendarChoice & { onPick: (date: string) => void };
};

/** A link to a day, plain enough for a router's `createLink`. */
export const DateStripLink = (props: ElementProps<'a'>) => <a {...props} className={css.day} />;

const weekdays = '日月火水木金土';
const weekdayClass: Record<number, string> = { 0: css.sunday, 6: css.saturday };

type FaceProps = {
  date: string;
  day?: DateStripDay;
  isHoliday: boolean;
  isPending?: boolean;
  isDifference?: boolean | undefined;
  /** Everything known of the day in words. */
  words: string[];
};

/**
 * A day: what is seen and what is heard. Weekday, period and price are for the eye, because the
 * words beside them say the same in full.
 */
const Face = ({ date, day, isHoliday, isPending, isDifference, words }: FaceProps) => {
  const ofWeek = weekday(date);
  const isOpen = day && !day.reason;
  return (
    <>
      {day?.isLowest && (
        <span aria-hidden="true" className={css.lowest}>
          最安
        </span>
      )}
      <span className={css.date}>
        <span>{`${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`}</span>
        <span aria-hidden="true" className={isHoliday ? css.sunday : weekdayClass[ofWeek]}>
          {`(${isHoliday ? '祝' : (weekdays[ofWeek] ?? '')})`}
        </span>
      </span>
      <VisuallyHidden>{[`${weekdays[ofWeek]}曜日`, ...words].join('、')}</VisuallyHidden>
      <span aria-hidden="true" className={cx(css.price, isPending && !day && css.waiting)}>
        {day?.period && <span className={css.period}>{day.period}</span>}
        {isOpen && day.price !== undefined && (
          <span>{isDifference ? formatDifference(day.price) : formatYen(day.price)}</span>
        )}
      </span>
      <span className={css.mark}>
        {isOpen && day.availability && <AvailabilityMark availability={day.availability} />}
        {day?.reason && <span aria-hidden="true">{day.word ?? '選べません'}</span>}
      </span>
    </>
  );
};

type LegendProps = Pick<CalendarMarks, 'periods'> & { marks: string[]; isPending?: boolean };

/** What the letters of the days in view mean. */
const Legend = ({ marks, periods = [], isPending }: LegendProps) => {
  const shown = periods.filter(({ mark }) => marks.includes(mark));
  if (shown.length === 0) return isPending ? <LegendSpace /> : null;
  return (
    <ul aria-label="期の意味" className={css.legend}>
      {shown.map(({ mark, name }) => (
        <li key={mark}>
          <span className={css.period}>{mark}</span> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
};

/** A line of the legend, unseen: what stands below stays in its place. */
const LegendSpace = () => (
  <div aria-hidden="true" className={cx(css.legend, css.unseen)}>
    <span>
      <span className={css.period}>0</span>
    </span>
  </div>
);

type FootProps = Pick<
  DateStripProps,
  'note' | 'periods' | 'days' | 'isPending' | 'value' | 'calendar'
> & { shown: string[] };

const Foot = ({ note, periods, shown, days = {}, isPending, value, calendar }: FootProps) => (
  <div className={css.foot}>
    {note && (
      <p className={css.note}>
        <Phrases>{note}</Phrases>
      </p>
    )}
    <Legend
      periods={periods}
      marks={shown.map((date) => days[date]?.period ?? '')}
      isPending={isPending}
    />
    {calendar && (
      <div className={css.calendar}>
        <CalendarButton
          isQuiet
          field="乗船日"
          label="別の日をカレンダーで選ぶ"
          value={value}
          {...calendar}
        />
      </div>
    )}
  </div>
);

/** On a phone the days are wider than the screen: the chosen one stands in its middle. */
function useChosenInView(value: string) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another middle
  useLayoutEffect(() => {
    const strip = list.current;
    const day = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!strip || !day) return;
    strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.offsetWidth) / 2;
  }, [value]);
  return list;
}

/**
 * Seven days around the chosen one, with fare period, holiday, lowest price and availability: a
 * look at the neighbours without a calendar; the cheapest of the seven is marked. A day that cannot be chosen says why when it is
 * pressed, and in its name.
 */
export const DateStrip = (props: DateStripProps) => {
  const { label, value, min, max, holidays, periods, isPending, renderDay, isDifference } = props;
  const { calendar, note, renderStep } = props;
  const [refused, setRefused] = useState('');
  const shown = stripDays(value, min, max);
  const days = withLowestOf(props.days ?? {}, shown);
  const marks = { holidays, periods, days, isDifference };
  const step = { value, min, max, renderStep };
  const list = useChosenInView(value);
  const attributesOf = (date: string): DateLinkAttributes => {
    const day = days[date];
    return {
      ...(date === value && { 'aria-current': 'date' }),
      ...(isRefused(date, marks) && {
        'aria-disabled': true,
        onClick: (event) => {
          event.preventDefault();
          setRefused(date);
        },
      }),
      children: (
        <Face
          {...{ date, day, isPending, isDifference }}
          isHoliday={Boolean(holidays?.[date])}
          words={dayWords(date, marks)}
        />
      ),
    };
  };
  const reason = shown.includes(refused) ? days[refused]?.reason : undefined;
  return (
    <nav aria-label={label} aria-busy={isPending || undefined} className={css.root}>
      <div className={renderStep && css.row}>
        <WeekStep {...step} by={-1} />
        <ol ref={list} className={css.list}>
          {shown.map((date) => (
            <li key={date} className={css.item}>
              {renderDay(date, attributesOf(date))}
            </li>
          ))}
        </ol>
        <WeekStep {...step} by={1} />
      </div>
      <p role="status" className={css.reason}>
        {reason && `${formatDateShort(refused)}は選べません。${reason}`}
      </p>
      <Foot {...{ note, periods, shown, days, isPending, value, calendar }} />
    </nav>
  );
};
