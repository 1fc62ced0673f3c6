import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import type { RouteRules } from '../../rules/route-rules.ts';
import { earliestCheckIn } from '../changes/change-limits.ts';
import { type BookingToChange, isPaid } from '../changes/find-booking.ts';
import { offersOf, type TripOffer } from '../trips/find-trip-offer.ts';
import type { StoredDraft } from './draft-rows.ts';

interface ToHold {
  /** What is changed; undefined for a new booking. */
  booking: BookingToChange | undefined;
  offer: TripOffer | undefined;
  rules: RouteRules;
  now: Date;
}

/**
 * Minutes for which what a draft asks for would be held at most: those of the operator, and no longer than until
 * a check-in closes, or the customer's choice of another sailing ends. In the place of what the operator has ended
 * another sailing is held for minutes of its own.
 */
export function holdMinutesOf(
  draft: Pick<StoredDraft, 'customers'>,
  { booking, offer, rules, now }: ToHold,
): number {
  const isInstead = booking && isPaid(booking) && booking.legs.some(({ isEnded }) => isEnded);
  const minutes = isInstead ? rules.changes.rebookHoldMinutes : rules.holds.minutes;
  const closesAt = offer && closingOf(draft, booking, offer, now);
  if (!closesAt || closesAt <= now) return minutes;
  const left = Math.floor((closesAt.getTime() - now.getTime()) / 60_000);
  return Math.max(1, Math.min(minutes, left));
}

function closingOf(
  { customers: { passengers } }: Pick<StoredDraft, 'customers'>,
  booking: BookingToChange | undefined,
  offer: TripOffer,
  now: Date,
): Date | undefined {
  if (booking) return earliestCheckIn(booking, offersOf(offer), passengers, now);
  const { sailing, vehicles } = offer.outbound;
  const party = { vehicles, passengers: travellersOf(passengers, 'outbound') };
  return new Date(checkInCutOff(sailing, party));
}
