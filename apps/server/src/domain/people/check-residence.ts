import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { ADDRESS_MAX_LENGTH, EMOJI } from './check-address.ts';
import { checkPassport } from './check-passport.ts';
import type { Report } from './problems.ts';

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
    const passport = checkPassport(input, report);
    if (passport.nationality === '') report('nationality', 'REQUIRED');
    if (passport.passportNumber === '') report('passportNumber', 'REQUIRED');
    return { city: '', ...passport };
  }
  const city = normaliseText(input.city);
  if (city === '') report('city', 'REQUIRED');
  else if (EMOJI.test(city)) report('city', 'INVALID_CHARACTER');
  else if (!/\p{L}/u.test(city)) report('city', 'INVALID_FORMAT');
  if (codePointLength(city) > ADDRESS_MAX_LENGTH) report('city', 'TOO_LONG');
  return { city, nationality: '', passportNumber: null };
}
