import type {
  CustomerInput,
  LegChoice,
  LegName,
  Passenger,
  PassengerInput,
  Representative,
} from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import { namesAsTyped } from '../people/check-names.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';
import type { BookingToChange } from './find-booking.ts';
import { vehicleInput } from './vehicle-input.ts';

/** The trip that is booked, as it would be chosen. */
export function bookedChoice({ legs }: Pick<BookingToChange, 'legs'>): StoredTrip {
  const [outbound, returnLeg] = legs;
  if (!outbound) throw new Error('A reservation has a leg');
  return { outbound: choiceOf(outbound), return: returnLeg ? choiceOf(returnLeg) : null };
}

function choiceOf({ row }: Pick<LegOfReservation, 'row'>): LegChoice {
  const { party, cabins, vehicles, pets, meals } = row.content;
  return {
    sailingId: row.sailing_id,
    fromPortId: row.from_port_id,
    toPortId: row.to_port_id,
    party,
    vehicles: vehicles.map(({ vehicleTypeId, lengthCm, heightCm, loadedLengthCm }) => ({
      vehicleTypeId,
      lengthCm,
      heightCm,
      loadedLengthCm,
    })),
    cabins: cabins.map(({ cabinType, party: people, infantBerths, privateUse }) => ({
      cabinTypeId: cabinType.id,
      party: people,
      infantBerths,
      privateUse,
    })),
    pets,
    meals: meals.map(({ mealId, quantity }) => ({ mealId, quantity })),
  };
}

/** The customers of a booking, as they would have been typed. */
export function bookedCustomers({
  row,
  legs,
}: Pick<BookingToChange, 'row' | 'legs'>): CustomerInput {
  const { representative, passengers } = row;
  const [first] = passengers;
  const travels =
    first?.familyName === representative.familyName && first.givenName === representative.givenName;
  const vehiclesOf = (leg: LegName) =>
    legs.find((each) => each.row.leg === leg)?.row.content.vehicles.map(vehicleInput) ?? [];
  return {
    representative: {
      ...representative,
      ...namesAsTyped(representative),
      travels,
      postalCode: representative.postalCode ?? '',
      ...contactAsTyped(representative),
    },
    passengers: passengers.map(passengerAsTyped),
    outboundVehicles: vehiclesOf('outbound'),
    returnVehicles: vehiclesOf('return'),
    sensitiveDataConsent: passengers.some(hasHealthData),
  };
}

/** How a representative is reached, as it would have been typed. */
export const contactAsTyped = ({ phone, dayPhone, email }: Representative) => ({
  phone,
  dayPhone: dayPhone === phone ? '' : dayPhone,
  email,
});

/** What is kept with the consent to health data only. */
const hasHealthData = ({ discount, assistance, assistanceNote }: Passenger): boolean =>
  assistance.length > 0 || assistanceNote !== '' || (discount?.certificate ?? '') !== '';

/** A passenger as they would have been typed. */
export const passengerAsTyped = (passenger: Passenger): PassengerInput => ({
  ...passenger,
  ...namesAsTyped(passenger),
  age: String(passenger.age),
  birthDate: passenger.birthDate ?? '',
  passportNumber: passenger.passportNumber ?? '',
});
