import { isKatakanaName, toKatakana } from '@ferry/format/kana';
import { findNameProblem, isLatinName } from '@ferry/format/name';
import { isPhone, normalisePhone } from '@ferry/format/phone';
import { isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { missingDay, parseDateParts } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { missingDayText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import {
  ABROAD,
  hasAddress,
  type MemberAnswers,
  type MemberField,
  memberProblem,
} from './member-answers.ts';

type Code = Parameters<typeof memberProblem>[1];

/** Messages for what cannot be right, in the order of the form. The server checks everything again. */
export function checkMember({ names, birthDate, phone, address }: MemberAnswers): FieldProblem[] {
  const typedDate = Object.values(birthDate).some((part) => part.trim() !== '');
  const found: [MemberField, Code | undefined][] = [
    ...nameProblems(names),
    ['birthDate', given(!typedDate || parseDateParts(birthDate) !== undefined)],
    ['phone', given(phone.trim() === '' || isPhone(normalisePhone(phone)))],
    ...addressProblems(address),
  ];
  const missing = missingDay(birthDate);
  return found.flatMap(([field, code]) => {
    if (!code) return [];
    const problem = memberProblem(field, code, names.hasOneName);
    if (field !== 'birthDate' || !missing) return [problem];
    return [{ ...problem, message: missingDayText(missing, fieldLabels.birthDate) }];
  });
}

const given = (isRight: boolean): Code | undefined => (isRight ? undefined : 'INVALID_FORMAT');

/** Of a name that is not divided, one part and its reading are asked for. */
function nameProblems(names: MemberAnswers['names']): [MemberField, Code | undefined][] {
  const { familyName, givenName, familyNameKana, givenNameKana, hasOneName } = names;
  const family: [MemberField, Code | undefined][] = [
    ['familyName', nameProblem(familyName)],
    ['familyNameKana', readingProblem(familyNameKana, familyName)],
  ];
  const given: [MemberField, Code | undefined][] = [
    ['givenName', nameProblem(givenName)],
    ['givenNameKana', readingProblem(givenNameKana, givenName)],
  ];
  if (hasOneName) return familyName.trim() === '' && givenName.trim() !== '' ? given : family;
  return [family[0], given[0], family[1], given[1]].flatMap((each) => (each ? [each] : []));
}

function nameProblem(name: string): Code | undefined {
  const problem = findNameProblem(normaliseText(name));
  if (!problem) return undefined;
  const codes = { empty: 'REQUIRED', tooLong: 'TOO_LONG', character: 'INVALID_CHARACTER' } as const;
  return codes[problem.kind];
}

function readingProblem(reading: string, name: string): Code | undefined {
  const tidy = toKatakana(normaliseText(reading));
  if (tidy === '') return 'REQUIRED';
  const isLatin = isLatinName(normaliseText(name)) && isLatinName(tidy);
  return isKatakanaName(tidy) || isLatin ? undefined : 'NOT_KANA';
}

/** An address is whole (but for the building) or not there. */
function addressProblems(address: MemberAnswers['address']): [MemberField, Code | undefined][] {
  if (!hasAddress(address)) return [];
  const needed = (text: string) => (normaliseText(text) === '' ? 'REQUIRED' : undefined);
  const prefecture: [MemberField, Code | undefined] = ['prefecture', needed(address.prefecture)];
  const city: [MemberField, Code | undefined] = ['city', needed(address.city)];
  if (address.prefecture === ABROAD) return [prefecture, city];
  const code = normalisePostalCode(address.postalCode);
  return [
    ['postalCode', code === '' ? 'REQUIRED' : given(isPostalCode(code))],
    prefecture,
    city,
    ['street', needed(address.street)],
  ];
}
