import type { Discount, PassengerClass, PassengerInput, Route } from '@ferry/api/customer';
import type { Companion } from '@ferry/api/external';
import { ageOn } from '@ferry/format/age';

/** The day of boarding, and how old the classes are. */
export type Boarding = { day: string; ages: Route['passengerAges'] | undefined };

/** The class of a passenger, by the age on the day. */
export function classOn(birthDate: string, { day, ages }: Boarding): PassengerClass {
  const age = ageOn(birthDate, day);
  if (!ages) return 'adult';
  if (age < ages.infant.from) return 'baby';
  if (age <= ages.infant.to) return 'infant';
  return age <= ages.child.to ? 'child' : 'adult';
}

type Passengers = readonly PassengerInput[];

/** Position of the passenger who is the companion; undefined when nobody is. */
export function positionOf(companion: Companion, passengers: Passengers): number | undefined {
  const found = passengers.findIndex(
    ({ familyName, givenName, birthDate }) =>
      familyName === companion.familyName &&
      givenName === companion.givenName &&
      birthDate === companion.birthDate,
  );
  return found < 0 ? undefined : found;
}

/** Position of the first passenger of a class who has no name yet. */
export function freePosition(
  passengerClass: PassengerClass,
  passengers: Passengers,
): number | undefined {
  const found = passengers.findIndex(
    (passenger) => passenger.passengerClass === passengerClass && passenger.givenName === '',
  );
  return found < 0 ? undefined : found;
}

/** The passenger as the companion is; the place in the cabins stays. */
export function withCompanion(
  passenger: PassengerInput,
  companion: Companion,
  discounts: readonly Discount[],
): PassengerInput {
  const { id: _, version: __, certificate, disabilityClass, ...person } = companion;
  const disabled = certificate && discounts.find(({ kind }) => kind === 'disabled');
  return {
    ...passenger,
    ...person,
    passportNumber: person.passportNumber ?? '',
    age: '',
    discount: disabled
      ? {
          discountId: disabled.id,
          certificate,
          disabilityClass: disabilityClass ?? '',
          carer: null,
        }
      : passenger.discount,
  };
}

/** The place of a passenger in the cabins, with nobody in it. */
export const withoutPerson = ({
  passengerClass,
  outboundCabin,
  returnCabin,
}: PassengerInput): PassengerInput => ({
  passengerClass,
  outboundCabin,
  returnCabin,
  familyName: '',
  givenName: '',
  familyNameKana: '',
  givenNameKana: '',
  sex: '',
  age: '',
  birthDate: '',
  city: '',
  livesAbroad: false,
  nationality: '',
  passportNumber: '',
  emergencySupport: '',
  emergencySupportDetail: '',
  discount: null,
  assistance: [],
  assistanceNote: '',
});
