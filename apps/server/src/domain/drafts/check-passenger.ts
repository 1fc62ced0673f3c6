import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { ADDRESS_MAX_LENGTH } from '../people/check-address.ts';
import { checkNames } from '../people/check-names.ts';
import type { Report } from '../people/problems.ts';
import { checkAge } from './check-age.ts';
import type { CheckFacts } from './check-facts.ts';

const NATIONALITY_MAX_LENGTH = 60;
const DETAIL_MAX_LENGTH = 200;

/** A passenger as the passenger list has them. */
export function checkPassenger(
  input: PassengerInput,
  facts: CheckFacts,
  report: Report,
): Passenger {
  const { passengerClass, sex, emergencySupport, outboundCabin, returnCabin, livesAbroad } = input;
  if (sex === '') report('sex', 'REQUIRED');
  else if (isAmongWomen(input, facts) && sex !== 'female') report('sex', 'WOMEN_ONLY');
  if (emergencySupport === '') report('emergencySupport', 'REQUIRED');
  const detail = emergencySupport === 'needed' ? normaliseText(input.emergencySupportDetail) : '';
  if (codePointLength(detail) > DETAIL_MAX_LENGTH) report('emergencySupportDetail', 'TOO_LONG');
  const assistanceNote = normaliseText(input.assistanceNote);
  if (codePointLength(assistanceNote) > DETAIL_MAX_LENGTH) report('assistanceNote', 'TOO_LONG');
  const { boardingDates } = facts;
  const boardingAt =
    (outboundCabin === null ? undefined : boardingDates.outbound) ?? boardingDates.return;
  return {
    passengerClass,
    outboundCabin,
    returnCabin,
    ...checkNames(input, report),
    // Only read where there are no problems: an empty choice is one.
    sex: sex === '' ? 'other' : sex,
    ...checkAge(input, facts.rules.passengerAges, boardingAt ?? '', report),
    livesAbroad,
    ...checkResidence(input, report),
    emergencySupport: emergencySupport === '' ? 'none' : emergencySupport,
    emergencySupportDetail: detail,
    discount: input.discount,
    assistance: input.assistance,
    assistanceNote,
  };
}

/** In a cabin for women, of those who are old enough for it to matter. */
function isAmongWomen(
  { passengerClass, outboundCabin, returnCabin }: PassengerInput,
  { cabinTypes }: CheckFacts,
): boolean {
  if (passengerClass === 'infant' || passengerClass === 'baby') return false;
  const cabins = [
    outboundCabin === null ? undefined : cabinTypes.outbound[outboundCabin],
    returnCabin === null ? undefined : cabinTypes.return[returnCabin],
  ];
  return cabins.some((cabin) => cabin?.isWomenOnly ?? false);
}

/**
 * The city they live in, or for a passenger who lives abroad nationality and passport (standard
 * conditions, art. 20).
 */
function checkResidence(
  input: PassengerInput,
  report: Report,
): Pick<Passenger, 'city' | 'nationality' | 'passportNumber'> {
  if (input.livesAbroad) {
    const nationality = normaliseText(input.nationality);
    if (nationality === '') report('nationality', 'REQUIRED');
    if (codePointLength(nationality) > NATIONALITY_MAX_LENGTH) report('nationality', 'TOO_LONG');
    const passportNumber = normaliseText(input.passportNumber).toUpperCase().replace(/[\s-]/g, '');
    if (passportNumber === '') report('passportNumber', 'REQUIRED');
    else if (!/^[A-Z0-9]{5,20}$/.test(passportNumber)) report('passportNumber', 'INVALID_FORMAT');
    return { city: '', nationality, passportNumber };
  }
  const city = normaliseText(input.city);
  if (city === '') report('city', 'REQUIRED');
  else if (!/\p{L}/u.test(city)) report('city', 'INVALID_FORMAT');
  if (codePointLength(city) > ADDRESS_MAX_LENGTH) report('city', 'TOO_LONG');
  return { city, nationality: '', passportNumber: null };
}
