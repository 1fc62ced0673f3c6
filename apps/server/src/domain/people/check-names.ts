import type { FieldErrorCode, PassengerInput } from '@ferry/api/customer-server';
import { isKatakanaName, toKatakana } from '@ferry/format/kana';
import { findNameProblem, isLatinName, NAME_MAX_LENGTH } from '@ferry/format/name';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from './problems.ts';

export type NameInput = Pick<
  PassengerInput,
  'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'
>;

/** A person's names and their readings in their kept form. */
export function checkNames(input: NameInput, report: Report): NameInput {
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
