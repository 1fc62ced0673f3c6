import type { OpenedPassengerLink, Passenger, PassengerDetails } from '@ferry/api/customer-server';
import { addMonths, jstDate } from '@ferry/format/date';
import type { BookingToChange } from '../changes/find-booking.ts';
import { jstInstant } from '../instant.ts';
import { namesAsTyped } from '../people/check-names.ts';
import { type ServedLeg, withheldOf } from '../tickets/issue-tickets.ts';
import type { PassengerLinkRow } from './link-rows.ts';
import type { PassengerTerms } from './link-terms.ts';

interface Opened {
  link: PassengerLinkRow;
  booking: Pick<BookingToChange, 'row' | 'legs'>;
  terms: PassengerTerms;
  /** All legs of the booking, as they run. */
  served: readonly ServedLeg[];
}

/** What a companion sees of a booking: the own sailings and the own data, and of nobody and nothing else. */
export function toOpened({ link, booking, terms, served }: Opened, now: Date): OpenedPassengerLink {
  const { passenger, legs, closesAt, mayChangeName } = terms;
  const own = served.filter(({ leg }) => legs.some(({ row }) => row.leg === leg.row.leg));
  return {
    version: link.version,
    passengerClass: passenger.passengerClass,
    legs: own.map(({ leg, service }) => ({
      leg: leg.row.leg,
      sailing: leg.described.sailing,
      // What the party may choose instead, and that it has a vehicle, is the representative's.
      service: { ...service, choiceUntil: null, hasCertificate: false, standBy: null },
    })),
    details: detailsOf(passenger, link),
    isComplete: link.completed_at !== null,
    mayChangeName,
    hasTickets: own.every((each) => withheldOf(booking.row, each, now) === null),
    expiresAt: jstInstant(closesAt),
    removedOn: removedOn(booking),
    serverTime: jstInstant(now),
  };
}

/** Before they have entered anything: what they have to compare; papers and help are theirs to say. */
function detailsOf(passenger: Passenger, link: PassengerLinkRow): PassengerDetails {
  const { sex, age, birthDate, city, livesAbroad, nationality } = passenger;
  const isOwn = link.completed_at !== null;
  return {
    ...namesAsTyped(passenger),
    ...{ sex, city, livesAbroad, nationality },
    age: birthDate === null ? String(age) : '',
    birthDate: birthDate ?? '',
    passportNumber: isOwn ? (passenger.passportNumber ?? '') : '',
    emergencySupport: isOwn ? passenger.emergencySupport : '',
    emergencySupportDetail: isOwn ? passenger.emergencySupportDetail : '',
    sensitiveDataConsent: isOwn && link.consent_version !== null,
  };
}

/** The day on which the names go: `passengerListMonths` of the operator after the booking's last arrival. */
function removedOn({ legs }: Opened['booking']): string {
  const days = legs.map(({ described, rules }) =>
    addMonths(jstDate(described.sailing.arrivalAt), rules.passengerListMonths),
  );
  return days.toSorted().at(-1) ?? '';
}
