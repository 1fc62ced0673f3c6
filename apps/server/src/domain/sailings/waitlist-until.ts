import { minutesBefore, type SalesWindow } from '../calendar/sales-window.ts';
import type { SectionOfSailing } from './offer.ts';

/** Minutes before the end of its sales in which nobody is offered a place any more: names have to be typed and paid for. */
const LEAST_MINUTES = 60;

/** Until when who waits for places of a sailing may be offered some; null where nobody may wait for it now. */
export function waitlistUntil(
  { row }: Pick<SectionOfSailing, 'row'>,
  sales: SalesWindow,
  now: Date,
): Date | null {
  const { offerHours } = row.rules.waitlist;
  if (offerHours === 0 || row.status !== 'scheduled' || now < sales.opensAt) return null;
  const until = minutesBefore(sales.closesAt, LEAST_MINUTES);
  return now < until ? until : null;
}
