import type { PartnerTicketState } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { type Occurrence, validDays } from './occurrence.ts';

/**
 * Whether a ticket can be bought, and if not why. One whose days are all over has ended before its
 * sales close.
 * @param free people to whom it can still be sold: on the day that is asked for, else on the day on
 *   which there are most
 */
export function ticketState(
  rule: PartnerTicketRule,
  time: Occurrence,
  { free, now }: { free: number; now: Date },
): PartnerTicketState {
  if (now >= time.salesCloseAt) return 'ended';
  if (validDays(rule, time, { from: jstDate(now), most: 1 }).length === 0) return 'ended';
  if (now < time.salesOpenAt) return 'upcoming';
  if (free <= 0) return 'soldOut';
  return free <= rule.quota.fewLeft ? 'few' : 'onSale';
}

/** Tickets in this order: what can be bought, what will be, what is gone. */
export const STATE_ORDER: readonly PartnerTicketState[] = [
  'onSale',
  'few',
  'upcoming',
  'soldOut',
  'ended',
];
