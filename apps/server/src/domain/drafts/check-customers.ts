import type {
  CustomerInput,
  FieldErrorCode,
  Passenger,
  PassengerInput,
  Representative,
} from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { isKatakanaName, toKatakana } from '@ferry/format/kana';
import { findNameProblem, isLatinName, NAME_MAX_LENGTH } from '@ferry/format/name';
import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';
import { codePointLength, normaliseText, toHalfWidthDigits } from '@ferry/format/width';
import type { PassengerAges } from '../../operator/selling-rules.ts';

/** What is wrong, by the field's place in the input; empty when nothing is. */
export type Problems = Record<string, FieldErrorCode[]>;

/** The customers as a reservation keeps them. Only meaningful where there are no problems. */
export interface CheckedCustomers {
  problems: Problems;
  representative: Representative;
  passengers: Passenger[];
}

// Nobody has been that old: it is a slip of the finger.
const OLDEST = 130;
const MUNICIPALITY_MAX_LENGTH = 60;
const SUPPORT_DETAIL_MAX_LENGTH = 200;
type Report = (field: string, code: FieldErrorCode) => void;
type NameInput = Pick<
  PassengerInput,
  'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'
>;

/**
 * Checks the customers for a reservation, after bringing every field into its kept form: widths
 * unified, readings in katakana, phone and mail address normalised, age a number.
 * @param ages the operator's, by passenger class
 */
export function checkCustomers(input: CustomerInput, ages: PassengerAges): CheckedCustomers {
  const problems: Problems = {};
  const reporter =
    (place: string): Report =>
    (field, code) => {
      problems[`${place}.${field}`] = [code];
    };
  const representative = checkRepresentative(input.representative, reporter('representative'));
  const passengers = input.passengers.map((passenger, index) =>
    checkPassenger(passenger, ages, reporter(`passengers.${index}`)),
  );
  return { problems, representative, passengers };
}

function checkRepresentative(
  input: CustomerInput['representative'],
  report: Report,
): Representative {
  const phone = normalisePhone(input.phone);
  if (phone === '') report('phone', 'REQUIRED');
  else if (!isPhone(phone)) report('phone', 'INVALID_FORMAT');
  const email = normaliseEmail(input.email);
  if (email === '') report('email', 'REQUIRED');
  else if (!isEmail(email)) report('email', 'INVALID_FORMAT');
  return { ...checkNames(input, report), phone: formatPhone(phone), email };
}

function checkPassenger(input: PassengerInput, ages: PassengerAges, report: Report): Passenger {
  const { passengerClass, sex, emergencySupport } = input;
  if (sex === '') report('sex', 'REQUIRED');
  if (emergencySupport === '') report('emergencySupport', 'REQUIRED');
  const municipality = normaliseText(input.municipality);
  if (municipality === '') report('municipality', 'REQUIRED');
  if (codePointLength(municipality) > MUNICIPALITY_MAX_LENGTH) report('municipality', 'TOO_LONG');
  const detail = emergencySupport === 'needed' ? normaliseText(input.emergencySupportDetail) : '';
  if (codePointLength(detail) > SUPPORT_DETAIL_MAX_LENGTH) {
    report('emergencySupportDetail', 'TOO_LONG');
  }
  return {
    passengerClass,
    ...checkNames(input, report),
    // Only read where there are no problems: an empty choice is one.
    sex: sex === '' ? 'other' : sex,
    age: checkAge(input, ages, report),
    municipality,
    emergencySupport: emergencySupport === '' ? 'none' : emergencySupport,
    emergencySupportDetail: detail,
  };
}

function checkNames(input: NameInput, report: Report): NameInput {
  const names = { family: normaliseText(input.familyName), given: normaliseText(input.givenName) };
  checkName(names.family, (code) => report('familyName', code));
  checkName(names.given, (code) => report('givenName', code));
  const family = toKatakana(normaliseText(input.familyNameKana));
  const given = toKatakana(normaliseText(input.givenNameKana));
  checkReading(family, names.family, (code) => report('familyNameKana', code));
  checkReading(given, names.given, (code) => report('givenNameKana', code));
  return {
    familyName: names.family,
    givenName: names.given,
    familyNameKana: family,
    givenNameKana: given,
  };
}

function checkName(name: string, report: (code: FieldErrorCode) => void): void {
  const problem = findNameProblem(name);
  if (problem?.kind === 'empty') report('REQUIRED');
  if (problem?.kind === 'tooLong' || codePointLength(name) > NAME_MAX_LENGTH) report('TOO_LONG');
  if (problem?.kind === 'character') report('INVALID_CHARACTER');
}

/** A name in Latin letters may be its own reading. */
function checkReading(reading: string, name: string, report: (code: FieldErrorCode) => void): void {
  if (reading === '') report('REQUIRED');
  else if (codePointLength(reading) > NAME_MAX_LENGTH) report('TOO_LONG');
  else if (!isKatakanaName(reading) && !(isLatinName(name) && isLatinName(reading))) {
    report('NOT_KANA');
  }
}

function checkAge(
  { age: typed, passengerClass }: PassengerInput,
  ages: PassengerAges,
  report: Report,
): number {
  const text = normaliseText(toHalfWidthDigits(typed)).replace(/[歳才]$/, '');
  if (!/^\d{1,3}$/.test(text)) {
    report('age', text === '' ? 'REQUIRED' : 'INVALID_FORMAT');
    return 0;
  }
  const age = Number(text);
  const { from, to = OLDEST }: { from: number; to?: number } = ages[passengerClass];
  if (age > OLDEST) report('age', 'OUT_OF_RANGE');
  else if (age < from || age > to) report('age', 'AGE_CLASS_MISMATCH');
  return age;
}
