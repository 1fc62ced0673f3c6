import type { GetFareCalendarResponse } from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import type { CalendarDay, CalendarMarks } from '@ferry/ui/Calendar';
import type { DateStripDay } from '@ferry/ui/DateStrip';
import { needsOf, type SearchConditions, sailingsQuery } from './search-conditions.ts';

type Day = GetFareCalendarResponse['days'][number];

/** First and last day of a request, `YYYY-MM-DD`. */
export type DateRange = { from: string; until: string };

/** The leg before a return leg: its sailing, or its day as long as that is not chosen. */
export type OutboundLeg = { outboundSailingId: string } | { outboundDate?: string | undefined };

/**
 * What is asked of the fare calendar: a search, and the days instead of its day.
 *
 * @param outbound where the days are those of a return leg
 */
export function fareCalendarQuery(
  conditions: SearchConditions,
  { from, until }: DateRange,
  outbound?: OutboundLeg,
) {
  const { date: _, ...query } = sailingsQuery(conditions);
  const cabinNeeds = needsOf(conditions).join();
  return { ...query, ...(cabinNeeds && { cabinNeeds }), ...outbound, from, until };
}

/**
 * The days that a date strip may show. Near the ends of what can be booked it stands still there, so
 * that there are up to six on one side.
 */
export function daysAround(date: string, min: string, max: string): DateRange {
  const [from, until] = [addDays(date, -6), addDays(date, 6)];
  return { from: from < min ? min : from, until: until > max ? max : until };
}

/** What a date strip around the day of these conditions asks for. */
export const stripQuery = (
  conditions: SearchConditions,
  earliest: string,
  max: string,
  outbound?: OutboundLeg,
) =>
  fareCalendarQuery(
    conditions,
    daysAround(conditions.date < earliest ? earliest : conditions.date, earliest, max),
    outbound,
  );

/** The days of a month (`YYYY-MM`) that can be booked; undefined when there are none. */
export function daysOfMonth(month: string, min: string, max: string): DateRange | undefined {
  const first = `${month}-01`;
  // The day before the first of the next month.
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const [from, until] = [first < min ? min : first, last > max ? max : last];
  return from <= until ? { from, until } : undefined;
}

const NO_SAILING = 'この日は運航がありません。';
const NO_SERVICE = '運航なし';

type Face = Pick<CalendarDay, 'sign' | 'word'>;

const face = (mark: string, name: string, word?: string): Face => ({
  sign: { mark, name },
  ...(word && { word }),
});

/** How a calendar's small squares say it: a sign, and a word where the price would be of no use. */
const faces: Record<NonNullable<Day['availability']>, Face> = {
  available: face('○', '空席あり'),
  few: face('△', '残りわずか'),
  full: face('×', '満席', '満席'),
  notYetOpen: face('―', '受付前', '受付前'),
  webClosed: face('―', 'WEB受付終了', '終了'),
  cancelled: face('×', '欠航', '欠航'),
  unsuitable: face('―', '条件に合わない', '対象外'),
};

// One that a newer server sends must not look like places that are free.
const unknownFace = face('?', '空席はお問い合わせください');

/** By a partner ticket the ticket may be sold out, or not for this day, while the ship has room. */
const ticketFaces: Partial<Record<NonNullable<Day['ticketDay']>, Face & { reason: string }>> = {
  soldOut: { ...face('×', '完売', '完売'), reason: 'きっぷの販売枠が終了しました。' },
  notValid: { ...face('―', '対象外', '対象外'), reason: 'このきっぷを使えない日です。' },
};

/**
 * Whether it is the ticket that is sold out: a sailing that is cancelled, or not sold now, is so on such
 * a day as on others.
 */
export const isTicketSoldOut = ({
  availability,
  ticketDay,
}: Pick<Day, 'availability' | 'ticketDay'>) => availability === 'full' && ticketDay === 'soldOut';

/** What a day is by the ticket; undefined where the sailings say it. */
const ticketFaceOf = (day: Day) =>
  day.ticketDay && (day.ticketDay !== 'soldOut' || isTicketSoldOut(day))
    ? ticketFaces[day.ticketDay]
    : undefined;

/** Why a day cannot be picked. One whose sales open later can: its sailings say what is possible until then. */
const reasonOf = (day: Day): string | undefined =>
  day.availability === null ? NO_SAILING : ticketFaceOf(day)?.reason;

/** One period without a name is the same on all days, and its letter says nothing. */
const tellsPeriods = ({ periods }: GetFareCalendarResponse) =>
  periods.length > 1 || periods.some(({ name }) => name !== '');

const common = (day: Day, calendar: GetFareCalendarResponse): CalendarDay => ({
  period: (tellsPeriods(calendar) && day.farePeriod) || undefined,
  price: day.lowestTotalYen ?? undefined,
  reason: reasonOf(day),
});

const holidaysAndPeriods = (calendar: GetFareCalendarResponse) => ({
  holidays: Object.fromEntries(
    calendar.days.flatMap(({ date, holidayName }) => (holidayName ? [[date, holidayName]] : [])),
  ),
  periods: tellsPeriods(calendar)
    ? calendar.periods.map(({ letter, name }) => ({ mark: letter, name }))
    : [],
});

/** For the date strip, which shows availability in full. */
export function stripMarks(
  calendar: GetFareCalendarResponse,
): Omit<CalendarMarks, 'days'> & { days: Record<string, DateStripDay> } {
  const days = calendar.days.map((day): [string, DateStripDay] => [
    day.date,
    {
      ...common(day, calendar),
      availability: day.availability ?? undefined,
      ...(day.availability === null && { word: NO_SERVICE }),
      ...(day.availability === 'notYetOpen' && { word: faces.notYetOpen.word }),
      ...ticketWord(day),
    },
  ]);
  return { ...holidaysAndPeriods(calendar), days: Object.fromEntries(days) };
}

/** The same marks, where no day has a price of its own. */
export function withoutPrices<Marks extends CalendarMarks>(marks: Marks): Marks {
  const { days = {} } = marks;
  const unpriced = Object.entries(days).map(([date, { price: _, ...day }]) => [date, day]);
  return { ...marks, days: Object.fromEntries(unpriced) };
}

/** What a strip says of a day on which the ticket cannot be bought. */
const ticketWord = (day: Day) => {
  const word = day.availability !== null && ticketFaceOf(day)?.word;
  return word ? { word } : {};
};

const faceOf = (day: Day): Face => {
  const { availability } = day;
  if (availability === null) return { word: NO_SERVICE };
  const { reason: _, ...ofTicket } = ticketFaceOf(day) ?? { reason: '' };
  if (ofTicket.word) return ofTicket;
  return Object.hasOwn(faces, availability) ? faces[availability] : unknownFace;
};

/** For the calendar, which has room for a sign and a word. */
export function calendarMarks(calendar: GetFareCalendarResponse): CalendarMarks {
  const days = calendar.days.map((day): [string, CalendarDay] => [
    day.date,
    {
      ...common(day, calendar),
      ...faceOf(day),
    },
  ]);
  return { ...holidaysAndPeriods(calendar), days: Object.fromEntries(days) };
}
