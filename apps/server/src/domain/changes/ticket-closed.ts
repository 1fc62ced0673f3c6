import type { ChangeClosedReason } from '@ferry/api/customer-server';
import type { BookingToChange } from './find-booking.ts';

/**
 * Why nothing of a purchase can be changed by its customer; null for a crossing alone, where the operator has ended a
 * leg, and where nothing of the ticket was used yet: a voucher that a partner has taken, a passenger who has checked in,
 * a leg that has sailed.
 */
export function whyTicketClosed(
  { ticket, legs, checkedIn }: Pick<BookingToChange, 'ticket' | 'legs' | 'checkedIn'>,
  now: Date,
): ChangeClosedReason | null {
  if (!ticket) return null;
  if (!ticket.row) return 'byPhone';
  // What the operator has ended is moved whatever was used: a used leg is closed by itself.
  if (legs.some(({ isEnded }) => isEnded)) return null;
  if (ticket.isUsed) return 'closed';
  if (checkedIn.size > 0) return 'checkedIn';
  const hasSailed = legs.some(
    ({ isEnded, described }) => !isEnded && now >= new Date(described.sailing.departureAt),
  );
  return hasSailed ? 'departed' : null;
}
