import type { ChangeLock, LegName, PassengerInput } from '@ferry/api/customer-server';
import { normaliseEmail } from '@ferry/format/email';
import { isSame } from '../content-hash.ts';
import { DomainError } from '../domain-error.ts';
import type { Problems } from '../people/problems.ts';
import { ownsContact } from '../reservations/contact-change-rows.ts';
import { CABIN_OF } from '../trips/trip.ts';
import { bookedChoice } from './booked-choice.ts';
import type { RequestedTrip } from './changed-parts.ts';
import type { BookingToChange } from './find-booking.ts';
import { keptPassengers } from './kept-passengers.ts';
import { legTerms } from './leg-terms.ts';
import { noteBeyondSailings } from './ticket-locks.ts';

/**
 * What of a booking cannot be changed: legs that are used or closed, and who travels on them. Where the operator
 * wants no other people, all who are booked.
 * @param passengers of the draft, in whose order the positions are
 */
export function locksOf(
  booking: BookingToChange,
  passengers: readonly PassengerInput[],
  now: Date,
): ChangeLock[] {
  const closed = booking.legs.flatMap((leg) => {
    const { reason } = legTerms(booking, leg, now);
    return reason ? [{ leg: leg.row.leg, reason }] : [];
  });
  const legs = closed.map((each): ChangeLock => ({ kind: 'leg', position: null, ...each }));
  if (booking.ticket) {
    return [...legs, ...[...passengers.keys()].map(lockOfTicket)];
  }
  const mayReplace = booking.legs[0]?.rules.changes.replacesPassengers ?? true;
  const people = passengers.flatMap((passenger, position): ChangeLock[] => {
    const used = closed.find(({ leg }) => passenger[CABIN_OF[leg]] !== null);
    const reason = used?.reason ?? (mayReplace ? undefined : 'noReplacement');
    return reason ? [{ kind: 'passenger', leg: null, position, reason }] : [];
  });
  // Without replacement a place that is new may have any passenger.
  const isBooked = ({ position }: ChangeLock) => (position ?? 0) < booking.row.passengers.length;
  return [...legs, ...people.filter((lock) => lock.reason !== 'noReplacement' || isBooked(lock))];
}

/** Of a purchase only the sailings are changed here. */
const lockOfTicket = (position: number): ChangeLock => ({
  kind: 'passenger',
  leg: null,
  position,
  reason: 'byPhone',
});

/**
 * @param requested what a draft says of the trip
 * @throws DomainError `VALIDATION_FAILED` with what cannot be changed as `LOCKED`
 */
export function assertUnlocked(
  booking: BookingToChange,
  requested: RequestedTrip,
  now: Date,
): void {
  const errors: Problems = {};
  const booked = bookedChoice(booking);
  const kept = keptPassengers(booking.row.passengers, requested.customers.passengers);
  for (const leg of booking.legs) {
    const { reason } = legTerms(booking, leg, now);
    if (reason === null) continue;
    const name = leg.row.leg;
    if (!isSame(booked[name], requested.trip[name])) errors[name] = ['LOCKED'];
    else noteStrangers(errors, booking, requested, { leg: name, kept });
  }
  if (booking.legs[0]?.rules.changes.replacesPassengers === false) {
    noteReplaced(errors, booking, requested, kept);
  }
  if (booking.ticket) noteBeyondSailings(errors, booking, requested);
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

/**
 * A guest's new mail address waits for the mailbox of before: that is asked for by itself, not with a change.
 * @param sessionId of who changes the booking
 * @throws DomainError `VALIDATION_FAILED` with the address as `LOCKED`
 */
export function assertMailboxStays(
  { row }: Pick<BookingToChange, 'row'>,
  { customers }: Pick<RequestedTrip, 'customers'>,
  sessionId: number,
): void {
  if (ownsContact({ row, isOwner: row.session_id === sessionId })) return;
  const email = normaliseEmail(customers.representative.email).toLowerCase();
  if (email === '' || email === row.contact_email) return;
  throw new DomainError('VALIDATION_FAILED', { errors: { 'representative.email': ['LOCKED'] } });
}

/** On a leg that is used all passengers are in the cabins in which they were. */
function noteStrangers(
  errors: Problems,
  { row }: BookingToChange,
  { customers }: RequestedTrip,
  { leg, kept }: { leg: LegName; kept: readonly (number | null)[] },
): void {
  for (const [index, passenger] of customers.passengers.entries()) {
    const cabin = passenger[CABIN_OF[leg]];
    const before = row.passengers[kept[index] ?? -1];
    if (cabin === null || (before && before[CABIN_OF[leg]] === cabin)) continue;
    errors[`passengers.${index}.familyName`] = ['LOCKED'];
  }
}

/** Another person may be added, but not in the place of one who was booked and does not travel any more. */
function noteReplaced(
  errors: Problems,
  { row }: BookingToChange,
  { customers }: RequestedTrip,
  kept: readonly (number | null)[],
): void {
  const gone = row.passengers.length - kept.filter((each) => each !== null).length;
  const strangers = kept.flatMap((each, index) =>
    each === null && isNamed(customers.passengers[index]) ? [index] : [],
  );
  for (const index of strangers.slice(0, gone)) {
    errors[`passengers.${index}.familyName`] = ['LOCKED'];
  }
}

/** The family name alone, which a family shares, names nobody yet. */
const isNamed = (person: PassengerInput | undefined): boolean =>
  person !== undefined && (person.givenName !== '' || (person.hasOneName ?? false));
