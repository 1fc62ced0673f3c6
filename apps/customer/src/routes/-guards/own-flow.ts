import type { Draft, Reservation } from '@ferry/api/customer';
import { redirect } from '@tanstack/react-router';
import type { FlowLinks, StepLink } from '../../features/booking/shared/model/flow.ts';

/**
 * A step of a booking is for what is booked without a partner ticket. What comes back from the card
 * company, from another device or from what was begun is led on to the same step of its own flow.
 *
 * @throws a redirect for a draft or reservation by a ticket
 */
export async function assertNoTicket(
  { partnerTicket }: Pick<Draft | Reservation, 'partnerTicket'>,
  linkOf: (links: FlowLinks) => StepLink,
): Promise<void> {
  if (!partnerTicket) return;
  // Few have one.
  const { buyingLinks } = await import('../../features/partner-tickets/buying/buying-links.ts');
  throw redirect({ ...linkOf(buyingLinks), replace: true });
}
