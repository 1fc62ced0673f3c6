import type { CustomerInput, FieldErrorCode } from '@ferry/api/customer';
import { normaliseAge } from '@ferry/format/age';
import { findEmailProblem, normaliseEmail } from '@ferry/format/email';
import { toKatakana } from '@ferry/format/kana';
import { formatPhone, normalisePhone } from '@ferry/format/phone';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { parseDate, parseDateParts } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';
import {
  emailProblemTexts,
  type FieldName,
  fieldErrorText,
} from '../../../../copy/field-errors.ts';
import { passengerName } from '../../../../copy/passenger-classes.ts';

/** Errors as the server names them: dotted path → codes. */
export type Problems = Record<string, FieldErrorCode[]>;

type Field = FieldName & { tidy?: (text: string) => string };

/** `2020-4-1` and `令和2年-4-1` → `2020-04-01`; what is no day stays as typed. */
function tidyDate(text: string): string {
  const [day = '', month = '', ...year] = text.split('-').reverse();
  const parts = { year: year.reverse().join('-'), month, day };
  return parseDateParts(parts) ?? parseDate(text) ?? text;
}

const name = { kind: 'type', tidy: normaliseText } as const;
const choice = { kind: 'choose' } as const;

/**
 * Every field of the form by its place in its owner: its name, and what its answer becomes when the
 * customer leaves it.
 */
const named = {
  familyName: { ...name, label: '姓' },
  givenName: { ...name, label: '名' },
  familyNameKana: { label: 'セイ', kind: 'type', example: 'ヤマダ', tidy: toKatakana },
  givenNameKana: { label: 'メイ', kind: 'type', example: 'ハナコ', tidy: toKatakana },
  postalCode: {
    label: '郵便番号',
    kind: 'type',
    example: '040-0063',
    tidy: (text: string) => {
      const code = normalisePostalCode(text);
      return isPostalCode(code) ? formatPostalCode(code) : text;
    },
  },
  prefecture: { ...choice, label: '都道府県' },
  city: { ...name, label: '市区町村' },
  line1: { ...name, label: '町名・番地' },
  building: { ...name, label: '建物名' },
  phone: {
    label: '電話番号',
    kind: 'type',
    example: '090-1234-5678',
    tidy: (text: string) => formatPhone(normalisePhone(text)),
  },
  dayPhone: {
    label: '乗船当日に連絡がとれる電話番号',
    kind: 'type',
    example: '090-1234-5678',
    tidy: (text: string) => formatPhone(normalisePhone(text)),
  },
  email: {
    label: 'メールアドレス',
    kind: 'type',
    example: 'hanako@example.jp',
    tidy: normaliseEmail,
  },
  sex: { ...choice, label: '性別' },
  age: {
    label: '乗船日の年齢',
    kind: 'type',
    example: '42',
    tidy: normaliseAge,
  },
  birthDate: { label: '生年月日', kind: 'type', example: '1980年4月1日', tidy: tidyDate },
  'home.city': { ...name, label: 'お住まいの市区町村', example: '汐見市' },
  nationality: { ...name, label: '国籍', example: 'アメリカ合衆国' },
  passportNumber: { ...name, label: '旅券番号', example: 'AB1234567' },
  emergencySupport: { ...choice, label: '非常時の支援' },
  emergencySupportDetail: { ...name, label: '必要な支援の内容' },
  outboundCabin: { ...choice, label: '往路の客室' },
  returnCabin: { ...choice, label: '復路の客室' },
  'discount.discountId': { ...choice, label: '割引' },
  'discount.certificate': { ...choice, label: '手帳の種類' },
  'discount.disabilityClass': { ...choice, label: '手帳の区分' },
  'discount.carer': { ...choice, label: '介護者' },
  assistance: { ...choice, label: '乗下船のお手伝い' },
  assistanceNote: { ...name, label: 'お手伝いについての補足' },
  driver: { ...choice, label: '運転者' },
  model: { ...name, label: '車名' },
  'plate.place': { ...name, label: 'ナンバーの地名', example: '函館' },
  'plate.classNumber': { ...name, label: 'ナンバーの分類番号', example: '300' },
  'plate.kana': { ...name, label: 'ナンバーのかな', example: 'あ' },
  'plate.number': { ...name, label: 'ナンバーの番号', example: '12-34' },
  sensitiveDataConsent: { ...choice, label: '障がい・健康に関する情報の取扱い' },
} as const satisfies Record<string, Field>;

export const fields: Partial<Record<string, Field>> = named;

/** The fields in the order in which they stand on the screen. */
const order = Object.keys(named);

const OWNER = /^(representative|(?:passengers|outboundVehicles|returnVehicles)\.\d+)\./;

/**
 * The field of a path, without its owner: `passengers.0.discount.carer` → `discount.carer`. A
 * passenger's city is where they live, that of the representative a line of the address.
 */
export const fieldOf = (path: string): string =>
  path.replace(/^passengers\.\d+\.city$/, 'home.city').replace(OWNER, '');

/**
 * DOM id of a field, the target of the error summary's links. The plate's boxes share one, and the
 * address fields call the contract's `line1` the street.
 */
export const fieldId = (path: string): string =>
  path
    .replace(/\.plate\..*$/, '.plate')
    .replace(/\.line1$/, '.street')
    .replaceAll('.', '-');

/** DOM ids of the parts of the form, where the links of the check of the answers lead. */
export const answerIds = {
  representative: 'representative',
  passenger: (index: number) => `passengers-${index}`,
  vehicles: (leg: 'outbound' | 'return') => `${leg}Vehicles-0`,
  options: 'options',
} as const;

/** 「乗船者2(小人)」 */
export const passengerTitle = (input: CustomerInput, index: number): string =>
  passengerName(index, input.passengers[index]?.passengerClass);

/** 「往路の車両1」, without the leg where there is only one. */
export const vehicleTitle = (input: CustomerInput, leg: 'outbound' | 'return', index: number) => {
  const hasReturn = input.passengers.some(({ returnCabin }) => returnCabin !== null);
  if (!hasReturn) return `車両${index + 1}`;
  return `${leg === 'outbound' ? '往路' : '復路'}の車両${index + 1}`;
};

const owners = ['representative', 'passengers', 'outboundVehicles', 'returnVehicles'];

/** Owners in the order of the form, within them their fields; what belongs to nobody comes last. */
function place(path: string): [number, number, number] {
  const [owner = '', index] = path.split('.');
  const at = owners.indexOf(owner);
  return [at < 0 ? owners.length : at, Number(index) || 0, order.indexOf(fieldOf(path))];
}

function inOrder(one: string, other: string): number {
  const [a, b] = [place(one), place(other)];
  const first = [0, 1, 2].find((index) => a[index] !== b[index]) ?? 0;
  return (a[first] ?? 0) - (b[first] ?? 0);
}

function ownerTitle(input: CustomerInput, path: string): string {
  const [owner, index] = path.split('.');
  switch (owner) {
    case 'representative':
      return '代表者の';
    case 'passengers':
      return `${passengerTitle(input, Number(index))}の`;
    case 'outboundVehicles':
      return `${vehicleTitle(input, 'outbound', Number(index))}の`;
    case 'returnVehicles':
      return `${vehicleTitle(input, 'return', Number(index))}の`;
    default:
      return '';
  }
}

const unknownField: Field = { label: '入力内容', kind: 'type' };

/** What is wrong with the representative's address, where it can be said. */
function emailText({ representative }: CustomerInput, path: string): string | undefined {
  if (path !== 'representative.email') return undefined;
  const problem = findEmailProblem(normaliseEmail(representative.email));
  const isSaid = representative.email.trim() !== '' && problem && problem !== 'other';
  return isSaid ? emailProblemTexts[problem] : undefined;
}

/** One line of the error summary. */
export type FieldProblem = { path: string; id: string; message: string };

/**
 * The server's problems as messages in the order of the form. The names of passenger 1 stand in the
 * representative's fields when the representative travels, and so do their problems.
 */
export function fieldProblems(input: CustomerInput, problems: Problems): FieldProblem[] {
  return Object.keys(problems)
    .sort(inOrder)
    .flatMap((path) => {
      const code = problems[path]?.[0];
      // A newer server may ask for what this build does not know.
      const field = fields[fieldOf(path)] ?? unknownField;
      if (!code) return [];
      if (input.representative.travels && /^passengers\.0\..*Name/.test(path)) return [];
      const text = emailText(input, path) ?? fieldErrorText(code, field);
      const message = `${ownerTitle(input, path)}${text}`;
      return [{ path, id: fieldId(path), message }];
    });
}
