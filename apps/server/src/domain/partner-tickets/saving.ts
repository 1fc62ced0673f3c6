import type { TicketPrice } from '../../database/partner-ticket-facts.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';

/** What each person saves by the ticket in a period, in yen, never below 0. */
export function savingOf(
  { includes }: Pick<PartnerTicketRule, 'includes'>,
  price: TicketPrice,
): { adultYen: number; childYen: number } {
  const adultYen = includes.reduce((total, { normalYen }) => total + normalYen.adult, 0);
  const childYen = includes.reduce((total, { normalYen }) => total + normalYen.child, 0);
  return {
    adultYen: Math.max(0, price.crossingAdultYen + adultYen - price.adultYen),
    childYen: Math.max(0, price.crossingChildYen + childYen - price.childYen),
  };
}
