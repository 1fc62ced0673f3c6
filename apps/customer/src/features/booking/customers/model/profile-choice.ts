import type { Discount, PassengerClass, PassengerInput } from '@ferry/api/customer';
import type { Companion } from '@ferry/api/external';
import { isOneName } from '@ferry/format/full-name';
import { isNamed, withKnownAge } from './customer-answers.ts';

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
    (passenger) => passenger.passengerClass === passengerClass && !isNamed(passenger),
  );
  return found < 0 ? undefined : found;
}

/** Whether the profile speaks of a disability or of the companion's health. */
export const isSensitiveCompanion = (companion: Companion): boolean =>
  companion.certificate !== null ||
  companion.assistance.length > 0 ||
  companion.assistanceNote !== '';

type Answerable = {
  discounts: readonly Discount[];
  /** The customer has agreed, for this booking, to what is asked of disabilities and health. */
  isAgreed: boolean;
};

/**
 * The passenger as the companion is; the place in the cabins stays. The consent in the profile is
 * none for the booking: without the booking's own, disabilities and health are left out.
 */
export function withCompanion(
  passenger: PassengerInput,
  companion: Companion,
  { discounts, isAgreed }: Answerable,
): PassengerInput {
  const { id: _, version: __, certificate, disabilityClass, ...rest } = companion;
  const { assistance, assistanceNote, ...person } = rest;
  const disabled = isAgreed && certificate && discounts.find(({ kind }) => kind === 'disabled');
  return {
    ...passenger,
    ...person,
    hasOneName: isOneName(companion),
    ...(isAgreed ? { assistance, assistanceNote } : {}),
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
}: PassengerInput): PassengerInput =>
  withKnownAge({
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
