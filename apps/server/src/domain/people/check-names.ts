import type { FieldErrorCode, PassengerInput } from '@ferry/api/customer-server';
import { isOneName } from '@ferry/format/full-name';
import { isKatakanaName, toKatakana } from '@ferry/format/kana';
import { findNameProblem, isLatinName, NAME_MAX_LENGTH } from '@ferry/format/name';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { Report } from './problems.ts';

export type Names = Pick<
  PassengerInput,
  'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'
>;
export type NameInput = Names & Pick<PassengerInput, 'hasOneName'>;

/**
 * A person's names and their readings in their kept form. Of a name that is not divided, which the input
 * says, one part and its reading are empty.
 */
export function checkNames(input: NameInput, report: Report): Names {
  const family = normaliseText(input.familyName);
  const given = normaliseText(input.givenName);
  const familyKana = toKatakana(normaliseText(input.familyNameKana));
  const givenKana = toKatakana(normaliseText(input.givenNameKana));
  const parts = [
    { name: family, reading: familyKana, fields: ['familyName', 'familyNameKana'] },
    { name: given, reading: givenKana, fields: ['givenName', 'givenNameKana'] },
  ] as const;
  // Without any name, the first part is asked for.
  const absent = family === '' && given !== '' ? parts[0] : parts[1];
  for (const part of parts) {
    const [nameField, readingField] = part.fields;
    if (input.hasOneName && part === absent && part.name === '' && part.reading === '') continue;
    checkName(part.name, (code) => report(nameField, code));
    checkReading(part.reading, part.name, (code) => report(readingField, code));
  }
  return {
    familyName: family,
    givenName: given,
    familyNameKana: familyKana,
    givenNameKana: givenKana,
  };
}

/** Known names as they would have been typed. */
export const namesAsTyped = ({
  familyName,
  givenName,
  familyNameKana,
  givenNameKana,
}: Names): NameInput => ({
  ...{ familyName, givenName, familyNameKana, givenNameKana },
  ...(isOneName({ familyName, givenName }) && { hasOneName: true }),
});

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
