import { formatDifference } from '@ferry/format/difference';
import { formatYen } from '@ferry/format/yen';

/** A period of the fare table: its mark in the calendar and what it is called. */
export type FarePeriodMark = { mark: string; name: string };

/** A character that says something of a day, and its words. */
type DaySign = { mark: string; name: string };

/** What is known of one day beyond its date. */
export type CalendarDay = {
  /** Mark of its fare period, as in `periods`. */
  period?: string;
  /** Lowest price in yen. */
  price?: number;
  /** One character below the date, and what it means: 「△」, 「残りわずか」. */
  sign?: DaySign;
  /** Stands in place of the price, in four characters at most: 「満席」. */
  word?: string;
  /** Its price is the lowest of those that can be booked, and others cost more. */
  isLowest?: boolean;
  /** Why it cannot be chosen: 「この日は運航がありません。」. It can still be reached, so that the reason is met. */
  reason?: string;
};

/** What an app knows of the days of a calendar. Every key is a date, `YYYY-MM-DD`. */
export type CalendarMarks = {
  /** Names of holidays. Data, because a table of them is too large for the browser to carry. */
  holidays?: Readonly<Record<string, string>>;
  days?: Readonly<Record<string, CalendarDay>>;
  /** Fare periods in the order of the legend. */
  periods?: readonly FarePeriodMark[];
  /** The prices are what is paid more or comes back with the day. */
  isDifference?: boolean | undefined;
  /** The day that was chosen before this one, and its short name: 「往路」. The days between are tinted. */
  start?: { date: string; name: string };
};

/** 「C期(繁忙期)」; without a name in `periods` the mark alone. */
const periodWords = (mark: string, periods: CalendarMarks['periods']): string => {
  const name = periods?.find((period) => period.mark === mark)?.name;
  return name ? `${mark}期(${name})` : `${mark}期`;
};

/** Everything that the marks of a day mean, in words, in the order in which it is read. */
export const dayWords = (date: string, marks: CalendarMarks): string[] => {
  const { holidays, days, periods, start, isDifference } = marks;
  const holiday = holidays?.[date];
  const { period, price, reason, sign, isLowest } = days?.[date] ?? {};
  return [
    ...(start?.date === date ? [`${start.name}の日`] : []),
    ...(holiday ? [holiday] : []),
    ...(period ? [periodWords(period, periods)] : []),
    ...(price === undefined || reason
      ? []
      : [isDifference ? differenceWords(price) : `${formatYen(price)}から`]),
    ...(sign && !reason ? [sign.name] : []),
    ...(isLowest && !reason ? [LOWEST] : []),
    ...(reason ? [`選べません。${reason}`] : []),
  ];
};

/** 「差額 +7,200円」; 「差額なし」. */
const differenceWords = (yen: number): string =>
  yen === 0 ? formatDifference(yen) : `差額 ${formatDifference(yen)}`;

/** What a day is called whose price is the lowest. */
export const LOWEST = '最も安い日';

/**
 * The days with those marked that cost least, among those with a price that no word takes the place
 * of. Where all cost the same, none is.
 */
export function withLowest(days: NonNullable<CalendarMarks['days']>): CalendarMarks['days'] {
  const prices = Object.values(days).flatMap(({ price, word, reason }) =>
    word || reason || price === undefined ? [] : [price],
  );
  const lowest = Math.min(...prices);
  if (prices.every((price) => price === lowest)) return days;
  return Object.fromEntries(
    Object.entries(days).map(([date, day]) => [
      date,
      day.price === lowest && !day.word && !day.reason ? { ...day, isLowest: true } : day,
    ]),
  );
}

/** Whether a day stands in the calendar only to say why it cannot be chosen. */
export const isRefused = (date: string, { days }: CalendarMarks): boolean =>
  Boolean(days?.[date]?.reason);

/** Whether the days carry marks at all and need the room for them. */
export const hasMarks = ({ holidays, days }: CalendarMarks): boolean => Boolean(holidays ?? days);

/**
 * A price short enough for a square of 44 px: `12,300`, from 100,000 yen on `12.3万`, rounded down
 * to a thousand. The whole amount stands in the day's words.
 */
const shortPrice = (yen: number): string =>
  yen < 100_000 ? formatYen(yen).slice(0, -1) : `${Math.floor(yen / 1000) / 10}万`;

/** A difference as short: `+7,200`, `−2,800`, 「差額なし」. */
const shortDifference = (yen: number): string =>
  yen === 0 ? formatDifference(yen) : `${yen > 0 ? '+' : '−'}${shortPrice(Math.abs(yen))}`;

/** What stands in the square of a day for its price. */
export const priceMark = (yen: number, { isDifference }: CalendarMarks): string =>
  isDifference ? shortDifference(yen) : shortPrice(yen);
