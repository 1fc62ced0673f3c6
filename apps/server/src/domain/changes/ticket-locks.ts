import type { LegChoice } from '@ferry/api/customer-server';
import { isSame } from '../content-hash.ts';
import type { Problems } from '../people/problems.ts';
import { bookedChoice, bookedCustomers } from './booked-choice.ts';
import type { RequestedTrip } from './changed-parts.ts';
import type { BookingToChange } from './find-booking.ts';

const LEGS = ['outbound', 'return'] as const;

/**
 * Notes what a draft changes of a purchase beside its sailings, and the cabins of another sailing: that is for the
 * telephone (its ticket says who travels, and partners may know it). A return leg that is still to be chosen
 * again is a problem of the draft.
 */
export function noteBeyondSailings(
  errors: Problems,
  booking: Pick<BookingToChange, 'row' | 'legs'>,
  { trip, customers }: RequestedTrip,
): void {
  const booked = bookedChoice(booking);
  const before = bookedCustomers(booking);
  for (const leg of LEGS) {
    const [old, next] = [booked[leg], trip[leg]];
    if (next && !(old && staysAsBooked(old, next))) errors[leg] = ['LOCKED'];
  }
  for (const [
    index,
    { outboundCabin: _, returnCabin: __, ...person },
  ] of customers.passengers.entries()) {
    const { outboundCabin: ___, returnCabin: ____, ...known } = before.passengers[index] ?? {};
    if (!isSame(person, known)) errors[`passengers.${index}.familyName`] = ['LOCKED'];
  }
  if (!isSame(customers.representative, before.representative)) {
    errors['representative.familyName'] = ['LOCKED'];
  }
}

/** On the same sailing everything, on another one everything but the cabins. */
function staysAsBooked(old: LegChoice, next: LegChoice): boolean {
  const isMoved =
    old.sailingId !== next.sailingId ||
    old.fromPortId !== next.fromPortId ||
    old.toPortId !== next.toPortId;
  return isMoved ? isSame(withPeople(old), withPeople(next)) : isSame(old, next);
}

const withPeople = ({ party, vehicles, pets, meals }: LegChoice) => ({
  party,
  vehicles,
  pets,
  meals,
});
