import type { PartnerTicketState } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';
import { type Occurrence, validDays } from './occurrence.ts';

/**
 * Whether a ticket can be bought, and if not why. The quota is that of a day: none is sold out,
 * few of it few. One whose days are all over has ended before its sales close.
 */
export function ticketState(
  rule: PartnerTicketRule,
  time: Occurrence,
  now: Date,
): PartnerTicketState {
  if (now >= time.salesCloseAt) return 'ended';
  if (validDays(rule, time, jstDate(now), 1).length === 0) return 'ended';
  if (now < time.salesOpenAt) return 'upcoming';
  const { perDay, fewLeft } = rule.quota;
  if (perDay === 0) return 'soldOut';
  return perDay <= fewLeft ? 'few' : 'onSale';
}

/** Tickets in this order: what can be bought, what will be, what is gone. */
export const STATE_ORDER: readonly PartnerTicketState[] = [
  'onSale',
  'few',
  'upcoming',
  'soldOut',
  'ended',
];
