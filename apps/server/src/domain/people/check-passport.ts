import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from './problems.ts';

const NATIONALITY_MAX_LENGTH = 60;

/** Nationality and passport number of who lives abroad. */
export interface Passport {
  nationality: string;
  passportNumber: string;
}

/** Both in the kept form; empty where they are not given, which is no problem here. */
export function checkPassport(input: Passport, report: Report): Passport {
  const nationality = normaliseText(input.nationality);
  if (codePointLength(nationality) > NATIONALITY_MAX_LENGTH) report('nationality', 'TOO_LONG');
  const passportNumber = normaliseText(input.passportNumber).toUpperCase().replace(/[\s-]/g, '');
  if (passportNumber !== '' && !/^[A-Z0-9]{5,20}$/.test(passportNumber)) {
    report('passportNumber', 'INVALID_FORMAT');
  }
  return { nationality, passportNumber };
}
