import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { ADDRESS_MAX_LENGTH } from './check-address.ts';
import type { Report } from './problems.ts';

const NATIONALITY_MAX_LENGTH = 60;

type ResidenceInput = Pick<
  PassengerInput,
  'livesAbroad' | 'city' | 'nationality' | 'passportNumber'
>;

/**
 * The city they live in, or for a passenger who lives abroad nationality and passport (standard
 * conditions, art. 20).
 */
export function checkResidence(
  input: ResidenceInput,
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
