import type { PassengerInput } from '@ferry/api/customer-server';
import { ageOn, normaliseAge } from '@ferry/format/age';
import { jstDate } from '@ferry/format/date';
import { parseDate } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';
import type { PassengerAges } from '../../rules/selling-rules.ts';
import type { Report } from '../people/problems.ts';

// Nobody has been that old: it is a slip of the finger.
const OLDEST = 130;
const EARLIEST_BIRTH = '1900-01-01';

/**
 * Age on the boarding date and whether it is of the class. The date of birth decides where there is
 * one; the typed age is the age on the boarding date.
 * @param boardingAt departure of the passenger's first leg, RFC 3339
 */
export function checkAge(
  input: Pick<PassengerInput, 'age' | 'birthDate' | 'passengerClass'>,
  ages: PassengerAges,
  boardingAt: string,
  report: Report,
): { age: number; birthDate: string | null } {
  const day = jstDate(boardingAt);
  if (normaliseText(input.birthDate) !== '') {
    const birthDate = parseDate(input.birthDate);
    if (birthDate === undefined) {
      report('birthDate', 'INVALID_FORMAT');
      return { age: 0, birthDate: null };
    }
    if (birthDate > day || birthDate < EARLIEST_BIRTH) {
      report('birthDate', 'OUT_OF_RANGE');
      return { age: 0, birthDate: null };
    }
    const age = ageOn(birthDate, day);
    if (!isOfClass(age, input, ages)) report('birthDate', 'AGE_CLASS_MISMATCH');
    return { age, birthDate };
  }
  return { age: typedAge(input, ages, report), birthDate: null };
}

function typedAge(
  input: Pick<PassengerInput, 'age' | 'passengerClass'>,
  ages: PassengerAges,
  report: Report,
): number {
  const text = normaliseAge(input.age);
  if (!/^\d{1,3}$/.test(text)) {
    report('age', text === '' ? 'REQUIRED' : 'INVALID_FORMAT');
    return 0;
  }
  const age = Number(text);
  if (age > OLDEST) report('age', 'OUT_OF_RANGE');
  else if (!isOfClass(age, input, ages)) report('age', 'AGE_CLASS_MISMATCH');
  return age;
}

function isOfClass(
  age: number,
  { passengerClass }: Pick<PassengerInput, 'passengerClass'>,
  ages: PassengerAges,
): boolean {
  const { from, to = OLDEST }: { from: number; to?: number } = ages[passengerClass];
  return age >= from && age <= to;
}
