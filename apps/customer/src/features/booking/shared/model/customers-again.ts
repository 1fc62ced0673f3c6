import type {
  CustomerInput,
  Passenger,
  PassengerInput,
  Reservation,
  VehicleInput,
} from '@ferry/api/customer';
import { isOneName } from '@ferry/format/full-name';
import { parseNumberPlate } from '@ferry/format/number-plate';

/** What the customer has said anew, for all passengers: nobody needs help in an emergency. */
export type SaidAnew = { isSupportNeedless: boolean };

/**
 * The answers of a reservation for the next one. What concerns health or help is no part of them:
 * neither assistance nor discounts nor the answer about emergencies, which is given anew. An age is
 * of its day: only a birth date is taken.
 *
 * @param blank the answers of the new draft, with what is known of the member
 */
export function customersAgain(
  blank: CustomerInput,
  last: Reservation,
  said: SaidAnew,
): CustomerInput {
  const taken = new Map<string, number>();
  const passengers = blank.passengers.map((passenger) => {
    const { passengerClass } = passenger;
    const at = taken.get(passengerClass) ?? 0;
    taken.set(passengerClass, at + 1);
    const same = last.passengers.filter((each) => each.passengerClass === passengerClass)[at];
    return withPerson(passenger, same, said);
  });
  return {
    ...blank,
    representative: {
      ...blank.representative,
      travels: isSame(blank.representative, passengers[0]),
    },
    passengers,
    outboundVehicles: blank.outboundVehicles.map((vehicle, at) =>
      withVehicle(vehicle, last.outbound.vehicles[at]),
    ),
    returnVehicles: blank.returnVehicles.map((vehicle, at) =>
      withVehicle(vehicle, last.return?.vehicles[at]),
    ),
  };
}

type Named = Pick<PassengerInput, 'familyName' | 'givenName'>;

/** The member represents the party, and travels where they are its first passenger. */
const isSame = (one: Named, other: Named | undefined): boolean =>
  one.familyName === other?.familyName && one.givenName === other.givenName;

function withPerson(
  blank: PassengerInput,
  last: Passenger | undefined,
  { isSupportNeedless }: SaidAnew,
): PassengerInput {
  const emergencySupport = isSupportNeedless ? 'none' : '';
  if (!last) return { ...blank, emergencySupport };
  const { familyName, givenName, familyNameKana, givenNameKana, sex, city } = last;
  return {
    ...blank,
    ...{ familyName, givenName, familyNameKana, givenNameKana, sex, city, emergencySupport },
    ...(isOneName({ familyName, givenName }) && { hasOneName: true }),
    birthDate: last.birthDate ?? (isSame(blank, last) ? blank.birthDate : ''),
    livesAbroad: last.livesAbroad,
    nationality: last.nationality,
    passportNumber: last.passportNumber ?? '',
  };
}

const withVehicle = (
  blank: VehicleInput,
  last: Reservation['outbound']['vehicles'][number] | undefined,
): VehicleInput =>
  last
    ? {
        ...blank,
        driver: last.driver,
        model: last.model,
        isLow: last.isLow,
        plate: parseNumberPlate(last.plate) ?? blank.plate,
      }
    : blank;
