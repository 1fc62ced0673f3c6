import type { TicketDay } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { QUOTA } from '../../database/sold-ticket.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { isValidDay, type Occurrence } from './occurrence.ts';
import { freeOf, type TakenPlaces } from './ticket-stock.ts';

/** The quota of a day, `YYYY-MM-DD`, as a place of a ticket. */
export const quotaOf = (day: string) => ({ include: QUOTA, day, at: '' });

/** People to whom a ticket can still be sold for a day, `YYYY-MM-DD`; never below 0. */
export const freeOnDay = (rule: PartnerTicketRule, taken: TakenPlaces, day: string): number =>
  Math.max(0, freeOf(rule, taken, quotaOf(day)));

/**
 * As {@link freeOnDay}, of the valid day from a date on that has most; it looks no further than a day
 * that has enough not to be few.
 */
export function mostFree(
  rule: PartnerTicketRule,
  taken: TakenPlaces,
  time: Occurrence,
  from: string,
): number {
  let most = 0;
  let day = from > time.from ? from : time.from;
  for (; day <= time.until && most <= rule.quota.fewLeft; day = addDays(day, 1)) {
    if (isValidDay(rule, time, day)) most = Math.max(most, freeOnDay(rule, taken, day));
  }
  return most;
}

/**
 * What is left of a valid day's quota, to so many people at once.
 * @param own people for whom they have the day already, who take nothing of what is left
 */
export function ticketDay(
  rule: PartnerTicketRule,
  taken: TakenPlaces,
  { day, people, own }: { day: string; people: number; own: number },
): TicketDay {
  const free = freeOnDay(rule, taken, day) + own;
  if (free < people) return 'soldOut';
  return free <= rule.quota.fewLeft ? 'few' : 'available';
}
