import { isRealDate } from '@ferry/format/date';
import * as v from 'valibot';

/** Text that is shown: neither empty nor longer than the contract allows. */
export const Text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** An id with its type's prefix, as the contract has them: `port_shiomi`. */
export const Id = (
  prefix: 'port' | 'ves' | 'route' | 'cab' | 'pool' | 'veh' | 'vcl' | 'dis' | 'meal' | 'pt',
) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^${prefix}_[0-9A-Za-z_-]{1,60}$`),
      `an id that begins with ${prefix}_ and has only letters, digits, _ and -`,
    ),
  );

/** A whole number from `least` to `most`. */
export const Whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** People of one booking that the contract has room for. */
export const MAX_PARTY = 30;
export const Grade = Text(40);
export const Minutes = Whole(0, 10_000);
export const Berths = Whole(0, 10_000);
/** Places of a pool: berths, rooms, centimetres of deck lane, cages. */
export const Places = Whole(0, 1_000_000);
export const Percent = Whole(0, 100);
export const Centimetres = Whole(50, 2500);
/** Whole yen, tax included. */
export const Amount = Whole(0, 10_000_000);
/** One capital letter. */
export const Period = v.pipe(v.string(), v.regex(/^[A-Z]$/, 'one capital letter'));
export const Direction = v.picklist(['outbound', 'inbound']);
export type Direction = v.InferOutput<typeof Direction>;
/** Time since 0:00 of the service date; may pass midnight (`24:10`). */
export const ServiceTime = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}:[0-5]\d$/, 'a service time (HH:MM)'),
);

const FullDate = v.pipe(v.string(), v.check(isRealDate, 'a date that exists (YYYY-MM-DD)'));
// 2028 is a leap year, so that a yearly 02-29 is accepted.
const YearlyDate = v.pipe(
  v.string(),
  v.check((text) => isRealDate(`2028-${text}`), 'a day of the year (MM-DD)'),
);
/** A date, or a day of the year (`MM-DD`). */
export const SpanEnd = v.union(
  [FullDate, YearlyDate],
  'a date that exists (YYYY-MM-DD), or a yearly one (MM-DD)',
);

/**
 * First and last date of a span. Both without a year: the span comes back every year, and one that
 * ends before it begins passes the new year (`12-26` … `01-05`).
 */
export const DateSpan = v.strictObject({ from: SpanEnd, until: SpanEnd });

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * The days on which something happens: the days in `weekdays` that are also in `daysOfMonth`
 * (each, when missing, means all; both missing, none), within `from` … `until`, then `holidays`,
 * `added` and `removed`, of which the last that speaks decides.
 */
export const DayPattern = v.strictObject({
  weekdays: v.optional(v.array(v.picklist(WEEKDAYS))),
  daysOfMonth: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)))),
  from: v.optional(FullDate),
  until: v.optional(FullDate),
  /** On public holidays: as the weekday says, always, or never. */
  holidays: v.optional(v.picklist(['asWeekday', 'always', 'never']), 'asWeekday'),
  added: v.optional(v.array(FullDate), []),
  removed: v.optional(v.array(FullDate), []),
});

export type DateSpan = v.InferOutput<typeof DateSpan>;
export type DayPattern = v.InferOutput<typeof DayPattern>;

/** A list whose items have different ids. */
export function UniqueList<Item extends v.GenericSchema<unknown, { id: string }>>(
  item: Item,
  fewest: number,
  most: number,
) {
  return v.pipe(
    v.array(item),
    v.minLength(fewest),
    v.maxLength(most),
    v.checkItems(
      (entry, index, list) => list.findIndex((other) => other.id === entry.id) === index,
      'the id is used twice',
    ),
  );
}
