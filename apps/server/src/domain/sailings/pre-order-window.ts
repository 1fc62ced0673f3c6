import { operator } from '../../rules/company.ts';
import { minutesBefore, type SalesWindow } from '../calendar/sales-window.ts';
import type { SectionOfSailing } from './offer.ts';

/** Minutes before the opening at which orders close: until 8:59 for sales that open at 9:00. */
const CLOSES_MINUTES = 1;

export const closingOf = (opensAt: Date): Date => minutesBefore(opensAt, CLOSES_MINUTES);

/** Until when a sailing may be ordered before its sales open; null where it may not now. */
export function preOrderUntil(
  { row }: Pick<SectionOfSailing, 'row'>,
  { opensAt }: SalesWindow,
  now: Date,
): Date | null {
  const { preOrderHours, preOrderDays } = row.rules.waitlist;
  const closesAt = closingOf(opensAt);
  const isIn = now >= minutesBefore(opensAt, preOrderDays * 24 * 60) && now < closesAt;
  const isTaken = preOrderHours > 0 && !operator.notOffered.includes('preOrders');
  return isTaken && row.status === 'scheduled' && isIn ? closesAt : null;
}
