import type {
  CustomerInput,
  OpenedPassengerLink,
  PassengerDetails,
  PassengerInput,
} from '@ferry/api/customer';
import type { FieldErrors } from '@ferry/api/errors';
import { type FieldProblem, fieldProblems } from '../../../booking/shared/model/customer-fields.ts';

/** Owner of the answers: the one passenger of the form. */
export const OWNER = 'passengers.0';

const nobody = {
  travels: false,
  familyName: '',
  givenName: '',
  familyNameKana: '',
  givenNameKana: '',
  postalCode: '',
  prefecture: '',
  city: '',
  line1: '',
  building: '',
  phone: '',
  dayPhone: '',
  email: '',
};

/** What a companion answers, as a form of one passenger: its rules, labels and messages are those of every booking. */
export function toCustomerInput({ details, ...link }: OpenedPassengerLink): CustomerInput {
  const { sensitiveDataConsent, ...own } = details;
  const passenger: PassengerInput = {
    ...own,
    passengerClass: link.passengerClass,
    outboundCabin: link.legs.some(({ leg }) => leg === 'outbound') ? 0 : null,
    returnCabin: link.legs.some(({ leg }) => leg === 'return') ? 0 : null,
    discount: null,
    assistance: [],
    assistanceNote: '',
  };
  return {
    representative: nobody,
    passengers: [passenger],
    outboundVehicles: [],
    returnVehicles: [],
    sensitiveDataConsent,
  };
}

/** The answers as the contract takes them; a consent that is not needed is not given. */
export function toPassengerDetails(input: CustomerInput): PassengerDetails | undefined {
  const [passenger] = input.passengers;
  if (!passenger) return undefined;
  const { passengerClass, outboundCabin, returnCabin, ...answers } = passenger;
  const { discount, assistance, assistanceNote, ...details } = answers;
  const isNeeded = details.emergencySupport === 'needed';
  return { ...details, sensitiveDataConsent: isNeeded && input.sensitiveDataConsent };
}

/** What the server has found wrong, in the order and the words of the form. */
export const ownDataProblems = (input: CustomerInput, errors: FieldErrors): FieldProblem[] =>
  fieldProblems(
    input,
    Object.fromEntries(
      Object.entries(errors).map(([field, codes]) => [
        field === 'sensitiveDataConsent' ? field : `${OWNER}.${field}`,
        [...codes],
      ]),
    ),
  );
