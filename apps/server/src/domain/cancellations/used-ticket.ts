import type { UsedPart } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';
import { type UsedOfTicket, usedBy } from '../partner-tickets/used-value.ts';
import type { BookedLeg, BookedTrip } from './booked-trip.ts';

/** A leg that passengers have travelled on, or that has sailed without them: the operator has done its part. */
const isSailed = ({ departureAt, isEnded, isCheckedIn }: BookedLeg, at: Date): boolean =>
  !isEnded && (isCheckedIn || at >= new Date(departureAt));

/**
 * What was used of a trip's ticket at an instant; undefined where it was not sold by one, and where nothing
 * was: a leg that has sailed by itself is no use, as for every booking it ends the cancelling.
 */
function usedOfTicket({ ticket, legs }: BookedTrip, at: Date): UsedOfTicket | undefined {
  if (!ticket) return undefined;
  const isBegun = ticket.vouchers.length > 0 || legs.some(({ isCheckedIn }) => isCheckedIn);
  if (!isBegun) return undefined;
  const sailed = legs.filter((leg) => isSailed(leg, at)).map(({ leg }) => leg);
  return { legs: sailed, vouchers: ticket.vouchers };
}

/**
 * A passenger who has checked in travels, and a ship at sea has its passengers aboard: their places are not given back.
 * @throws DomainError `CANCEL_CLOSED` from the check-in, else from the departure on, until the arrival
 */
export function assertNobodyAboard(booked: BookedLeg, now: Date): void {
  const { leg, departureAt, arrivalAt, isEnded, isCheckedIn } = booked;
  const isAboard = isCheckedIn || now >= new Date(departureAt);
  if (isEnded || !isAboard || now >= new Date(arrivalAt)) return;
  throw new DomainError('CANCEL_CLOSED', { leg });
}

/** What each passenger has used of a ticket at an instant, by position. */
export function usedParts(trip: BookedTrip, at: Date): (passenger: number) => UsedPart[] {
  const used = usedOfTicket(trip, at);
  const { fares, ticket } = trip.sale;
  if (!used || !ticket) return () => [];
  return (passenger) => usedBy({ fares, ticket }, passenger, used);
}

/**
 * A ticket of which something was used is given back as long as anything of it could still be used, and without
 * an end where the operator has ended a leg: what it owes does not lapse.
 * @returns whether it is so; false for a trip that is closed leg by leg
 * @throws DomainError `CANCEL_CLOSED` once it is over
 */
export function isOpenByTicket(trip: BookedTrip, now: Date): boolean {
  if (!trip.ticket || !usedOfTicket(trip, now)) return false;
  if (now < trip.ticket.endsAt || trip.legs.some(({ isEnded }) => isEnded)) return true;
  throw new DomainError('CANCEL_CLOSED', { leg: 'outbound' });
}
