import type { Passenger, PassengerDetails } from '@ferry/api/customer-server';
import { bookedChoice, bookedCustomers } from '../changes/booked-choice.ts';
import type { BookingToChange } from '../changes/find-booking.ts';
import { keptPassengers } from '../changes/kept-passengers.ts';
import type { CheckFacts } from '../drafts/check-facts.ts';
import { checkPassenger } from '../drafts/check-passenger.ts';
import { mayDrive } from '../people/may-drive.ts';
import { type Report, validated } from '../people/problems.ts';
import type { PassengerTerms } from './link-terms.ts';

const NAMES = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;

/**
 * A passenger as their companion has entered them, in the kept form; class, cabins, discount and help stay as booked.
 * @throws DomainError `VALIDATION_FAILED`, with `LOCKED` for a name that the operator's rule does not let be changed
 */
export function checkDetails(
  booking: BookingToChange,
  position: number,
  terms: PassengerTerms,
  { sensitiveDataConsent, ...details }: PassengerDetails,
): Passenger {
  const booked = bookedCustomers(booking).passengers[position];
  if (!booked) throw new Error('A link has lost its passenger');
  return validated((report) => {
    const { hasOneName: _, ...rest } = booked;
    const checked = checkPassenger({ ...rest, ...details }, factsOf(booking), report);
    if (details.emergencySupport === 'needed' && !sensitiveDataConsent) {
      report('sensitiveDataConsent', 'NOT_ACCEPTED');
    }
    if (isNameLocked(booking, terms, checked)) report('familyName', 'LOCKED');
    checkDriver(booking, position, checked, report);
    return checked;
  });
}

function factsOf(booking: BookingToChange): CheckFacts {
  const [outbound, returnLeg] = booking.legs;
  if (!outbound) throw new Error('A reservation has a leg');
  const cabinsOf = (leg: typeof outbound | undefined) =>
    leg?.row.content.cabins.map(({ cabinType }) => cabinType) ?? [];
  return {
    trip: bookedChoice(booking),
    boardingDates: {
      outbound: outbound.described.sailing.departureAt,
      return: returnLeg?.described.sailing.departureAt,
    },
    cabinTypes: { outbound: cabinsOf(outbound), return: cabinsOf(returnLeg) },
    rules: outbound.rules,
  };
}

/** Where nobody else may take a place, a name is corrected in a part; {@link keptPassengers} tells that apart. */
function isNameLocked(
  booking: BookingToChange,
  { passenger, mayChangeName }: PassengerTerms,
  checked: Passenger,
): boolean {
  if (NAMES.every((name) => checked[name] === passenger[name])) return false;
  const mayReplace = booking.legs[0]?.rules.changes.replacesPassengers ?? true;
  return !mayChangeName || (!mayReplace && keptPassengers([passenger], [checked])[0] === null);
}

/** Who drives must be old enough for it. */
function checkDriver(
  { legs }: BookingToChange,
  position: number,
  checked: Passenger,
  report: Report,
): void {
  const drives = legs.some(({ row }) =>
    row.content.vehicles.some(({ driver }) => driver === position),
  );
  if (!drives || mayDrive(checked)) return;
  report(checked.birthDate === null ? 'age' : 'birthDate', 'NOT_AN_ADULT');
}
