import type { LegName } from '@ferry/api/customer-server';
import { type CheckInTimes, checkInCutOff, travellersOf } from '@ferry/format/check-in';
import { addMinutes } from '../instant.ts';
import { checkInCutOffOf } from '../reservations/reservation-legs.ts';
import type { Traveller } from '../trips/trip.ts';
import type { BookingToChange } from './find-booking.ts';

/** Who travels after a change, as far as the check-in asks. */
type Travellers = readonly (Traveller & { assistance: readonly unknown[] })[];

/** A leg that is boarded, as an offer has it, or a booking. */
interface BoardedLeg {
  leg: LegName;
  sailing: CheckInTimes;
  vehicles: readonly unknown[];
}

/**
 * The first check-in that closes from now on, of the booking and of what it is to be: until then a change has to
 * be made. Legs that are used do not count. Of a leg that the operator has ended it is the end of its customer's
 * choice: a change of it is refused from then on.
 */
export function earliestCheckIn(
  { row, legs }: Pick<BookingToChange, 'row' | 'legs'>,
  offers: readonly BoardedLeg[],
  passengers: Travellers,
  now: Date,
): Date | undefined {
  const before = legs.flatMap((leg) =>
    leg.isEnded ? (leg.choiceUntil ?? []) : new Date(checkInCutOffOf(leg, row)),
  );
  const after = offers.map(
    ({ leg, sailing, vehicles }) =>
      new Date(checkInCutOff(sailing, { vehicles, passengers: travellersOf(passengers, leg) })),
  );
  const times = [...before, ...after].map((cutOff) => cutOff.getTime());
  const first = Math.min(...times.filter((time) => time > now.getTime()));
  return Number.isFinite(first) ? new Date(first) : undefined;
}

/**
 * Until when a difference can be paid at a store or at the port, the new places being held: the operator's hours,
 * but not until the earlier check-in. Undefined where that is over.
 */
export function payLaterBy(
  { legs }: Pick<BookingToChange, 'legs'>,
  checkIn: Date | undefined,
  now: Date,
): Date | undefined {
  const rules = legs[0]?.rules.changes;
  if (!rules || !checkIn) return undefined;
  const asked = addMinutes(now, rules.payWithinHours * 60);
  const last = addMinutes(checkIn, -rules.payMinutesBeforeCheckIn);
  const by = asked < last ? asked : last;
  return by > now ? by : undefined;
}
