import type { ChangeClosedReason } from '@ferry/api/customer-server';
import { addMinutes } from '../instant.ts';
import type { LegAsSailed } from '../reservations/ended-legs.ts';
import { checkInCutOffOf, type LegOfReservation } from '../reservations/reservation-legs.ts';
import { opensAtOf, paysAtPort } from '../tickets/issue-tickets.ts';
import { type BookingToChange, isPaid } from './find-booking.ts';

/** Whether a leg can be changed, and until when. */
export interface LegTerms {
  leg: LegAsSailed;
  /** Why not; null where it can. */
  reason: ChangeClosedReason | null;
  until: Date;
}

/**
 * Until when a leg can be changed by its customer: until some minutes before its check-in closes, not once
 * a passenger has checked in, and where the operator wants it so not once its tickets are shown. What the operator
 * does not sail can be changed until some days after it would have sailed, and what is very late until it leaves.
 */
export function legTerms(booking: BookingToChange, leg: LegAsSailed, now: Date): LegTerms {
  const { changes } = leg.rules;
  const departure = new Date(leg.described.sailing.departureAt);
  if (leg.isEnded) {
    const { choiceUntil } = leg;
    return { leg, reason: choiceUntil ? null : 'serviceCancelled', until: choiceUntil ?? now };
  }
  const cutOff = new Date(checkInCutOffOf(leg, booking.row));
  const closes = addMinutes(cutOff, -changes.closesMinutesBeforeCheckIn);
  const shown = opensAtOf(leg);
  const isTooLate = !changes.afterTicketIssue && hasTickets(booking, leg);
  const until = isTooLate && shown < closes ? shown : closes;
  return { leg, reason: reasonOf(booking, leg, { now, departure, closes, until }), until };
}

function reasonOf(
  { checkedIn }: BookingToChange,
  { row }: LegOfReservation,
  { now, departure, closes, until }: Record<'now' | 'departure' | 'closes' | 'until', Date>,
): ChangeClosedReason | null {
  if (checkedIn.has(row.sailing_id)) return 'checkedIn';
  if (now >= departure) return 'departed';
  if (now >= closes) return 'closed';
  return now >= until ? 'ticketIssued' : null;
}

/** A leg has tickets that are shown from some hours before the departure on. */
export const hasTickets = (booking: BookingToChange, { rules }: LegOfReservation): boolean =>
  isPaid(booking) || (paysAtPort(booking.row) && rules.tickets.beforePaymentAtPort);
