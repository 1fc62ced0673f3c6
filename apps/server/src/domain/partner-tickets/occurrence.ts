import { addDays, isRealDate, jstDate } from '@ferry/format/date';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { inSpan, matchesDay } from '../calendar/day-pattern.ts';
import { serviceInstant } from '../calendar/sales-window.ts';

/** When a partner ticket can be used, and bought; dates are days in Japan. */
export interface Occurrence {
  /** First and last day of the outbound leg, both included. */
  from: string;
  until: string;
  salesOpenAt: Date;
  /** Not on sale any more from this instant on. */
  salesCloseAt: Date;
}

const OPENS_AT_MINUTES = 9 * 60;
const SEARCHED_YEARS = 3;

/**
 * The time of a ticket that counts now: of one that comes back every year the first whose sales
 * are not over yet (rule `usable`).
 */
export function occurrenceOf(rule: PartnerTicketRule, now: Date): Occurrence {
  const { from, until } = rule.usable;
  if (from.length === 10) return occurrence(rule, from, until);
  const year = Number(jstDate(now).slice(0, 4)) - 1;
  for (let first = year; first < year + SEARCHED_YEARS; first += 1) {
    const found = inYear(rule, first);
    if (now < found.salesCloseAt) return found;
  }
  return inYear(rule, year + SEARCHED_YEARS);
}

/** The time of a ticket that a day is in, also after its sales; undefined for a day in none. */
export function occurrenceOn(rule: PartnerTicketRule, date: string): Occurrence | undefined {
  const { from, until } = rule.usable;
  const year = Number(date.slice(0, 4));
  const times =
    from.length === 10
      ? [occurrence(rule, from, until)]
      : [inYear(rule, year - 1), inYear(rule, year)];
  return times.find((time) => time.from <= date && date <= time.until);
}

function inYear(rule: PartnerTicketRule, year: number): Occurrence {
  const { from, until } = rule.usable;
  // A span that ends before it begins passes the new year.
  return occurrence(rule, onDay(year, from), onDay(from <= until ? year : year + 1, until));
}

function occurrence(rule: PartnerTicketRule, from: string, until: string): Occurrence {
  const { opensDaysBefore, closesDaysBefore } = rule.sale;
  return {
    from,
    until,
    salesOpenAt: serviceInstant(addDays(from, -opensDaysBefore), OPENS_AT_MINUTES),
    salesCloseAt: serviceInstant(addDays(until, 1 - closesDaysBefore), 0),
  };
}

/** 29 February is 28 February in the years that have none. */
function onDay(year: number, day: string): string {
  const date = `${year}-${day}`;
  return isRealDate(date) ? date : `${year}-02-28`;
}

/** Whether the outbound leg may sail on the date: in its time, matched, and nothing is closed. */
export function isValidDay(rule: PartnerTicketRule, { from, until }: Occurrence, date: string) {
  if (date < from || date > until) return false;
  if (rule.usableDays && !matchesDay(rule.usableDays, date)) return false;
  return !rule.closures.some(
    ({ span, days }) => (span && inSpan(span, date)) || (days && matchesDay(days, date)),
  );
}

/** Which days are looked for. */
interface SearchedDays {
  /** `YYYY-MM-DD` */
  from: string;
  most: number;
  isFit?: (day: string) => boolean;
}

/** The first valid days from a date on, at most so many, in order; with a condition, which it meets. */
export function validDays(
  rule: PartnerTicketRule,
  time: Occurrence,
  { from, most, isFit = () => true }: SearchedDays,
): string[] {
  const days: string[] = [];
  let date = from > time.from ? from : time.from;
  for (; date <= time.until && days.length < most; date = addDays(date, 1)) {
    if (isValidDay(rule, time, date) && isFit(date)) days.push(date);
  }
  return days;
}
