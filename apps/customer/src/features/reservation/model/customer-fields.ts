import type { CustomerInput, FieldErrorCode } from '@ferry/api/customer';
import { normaliseEmail } from '@ferry/format/email';
import { toKatakana } from '@ferry/format/kana';
import { formatPhone, normalisePhone } from '@ferry/format/phone';
import { normaliseText, toHalfWidthDigits } from '@ferry/format/width';
import { type FieldName, fieldErrorText } from '../../../copy/field-errors.ts';
import { passengerClasses } from '../../../copy/passenger-classes.ts';

/** Errors as the server names them: dotted path → codes. */
export type Problems = Record<string, FieldErrorCode[]>;

type Name = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana';
export type RepresentativeField = Name | 'phone' | 'email';
export type PassengerField =
  | Name
  | 'sex'
  | 'age'
  | 'municipality'
  | 'emergencySupport'
  | 'emergencySupportDetail';
type Field = RepresentativeField | PassengerField;

/** Every field of the form: its name, and what its answer becomes when the customer leaves it. */
export const fields: Record<Field, FieldName & { tidy?: (text: string) => string }> = {
  familyName: { label: '姓', kind: 'type', tidy: normaliseText },
  givenName: { label: '名', kind: 'type', tidy: normaliseText },
  familyNameKana: { label: 'セイ', kind: 'type', example: 'ヤマダ', tidy: toKatakana },
  givenNameKana: { label: 'メイ', kind: 'type', example: 'ハナコ', tidy: toKatakana },
  phone: {
    label: '電話番号',
    kind: 'type',
    example: '090-1234-5678',
    tidy: (text) => formatPhone(normalisePhone(text)),
  },
  email: {
    label: 'メールアドレス',
    kind: 'type',
    example: 'hanako@example.jp',
    tidy: normaliseEmail,
  },
  sex: { label: '性別', kind: 'choose' },
  age: {
    label: '乗船日の年齢',
    kind: 'type',
    example: '42',
    tidy: (text) =>
      toHalfWidthDigits(text)
        .replace(/[歳才]\s*$/, '')
        .trim(),
  },
  municipality: {
    label: 'お住まいの市区町村',
    kind: 'type',
    example: '汐見市',
    tidy: normaliseText,
  },
  emergencySupport: { label: '非常時の支援', kind: 'choose' },
  emergencySupportDetail: { label: '必要な支援の内容', kind: 'type', tidy: normaliseText },
};

/** DOM id of a field, the target of the error summary's links. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');

/** 「乗船者2(小人)」 */
export function passengerTitle(input: CustomerInput, index: number): string {
  const passengerClass = input.passengers[index]?.passengerClass;
  const label = passengerClasses.find(({ id }) => id === passengerClass)?.label ?? '';
  return `乗船者${index + 1}(${label})`;
}

/** The form's paths in the order in which they stand on the screen. */
function pathsInOrder(input: CustomerInput): string[] {
  const representative: RepresentativeField[] = [
    'familyName',
    'givenName',
    'familyNameKana',
    'givenNameKana',
    'phone',
    'email',
  ];
  const passenger: PassengerField[] = [
    ...representative.slice(0, 4),
    'sex',
    'age',
    'municipality',
    'emergencySupport',
    'emergencySupportDetail',
  ] as PassengerField[]; // the four name fields are fields of a passenger too
  return [
    ...representative.map((field) => `representative.${field}`),
    ...input.passengers.flatMap((_, index) =>
      passenger.map((field) => `passengers.${index}.${field}`),
    ),
  ];
}

/** One line of the error summary. */
export type FieldProblem = { path: string; id: string; message: string };

/**
 * The server's problems as messages in the order of the form. The names of passenger 1 stand in the
 * representative's fields when the representative travels, and so do their problems.
 */
export function fieldProblems(input: CustomerInput, problems: Problems): FieldProblem[] {
  return pathsInOrder(input).flatMap((path) => {
    const code = problems[path]?.[0];
    if (!code || (input.representative.travels && /^passengers\.0\..*Name/.test(path))) return [];
    const field = path.slice(path.lastIndexOf('.') + 1) as Field; // built by pathsInOrder
    const index = /^passengers\.(\d)/.exec(path)?.[1];
    const owner = index === undefined ? '代表者' : passengerTitle(input, Number(index));
    return [
      { path, id: fieldId(path), message: `${owner}の${fieldErrorText(code, fields[field])}` },
    ];
  });
}
