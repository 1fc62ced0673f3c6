import type { CustomerInput, FieldErrorCode } from '@ferry/api/customer';
import { normaliseAge } from '@ferry/format/age';
import { findEmailProblem, normaliseEmail } from '@ferry/format/email';
import { toKatakana } from '@ferry/format/kana';
import { formatPhone, normalisePhone } from '@ferry/format/phone';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { missingDay, parseDate, parseDateParts } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';
import {
  emailProblemTexts,
  type FieldName,
  fieldErrorText,
  missingDayText,
} from '../../../../copy/field-errors.ts';
import { type FieldKey, fieldLabels, personLabel } from '../../../../copy/field-labels.ts';
import { passengerName } from '../../../../copy/passenger-classes.ts';

/** Errors as the server names them: dotted path → codes. */
export type Problems = Record<string, FieldErrorCode[]>;

type Field = FieldName & { tidy?: (text: string) => string };

/** `2020-4-1` and `令和2年-4-1` → `2020-04-01`; what is no day stays as typed. */
const tidyDate = (text: string): string => parseDateParts(partsOf(text)) ?? parseDate(text) ?? text;

/** The three boxes of a date, which are kept as one answer. */
function partsOf(text: string) {
  const [day = '', month = '', ...year] = text.split('-').reverse();
  return { year: year.reverse().join('-'), month, day };
}

const text = { kind: 'type' } as const;
const name = { ...text, tidy: normaliseText } as const;
const choice = { kind: 'choose' } as const;
const phone = {
  ...text,
  example: '090-1234-5678',
  tidy: (typed: string) => formatPhone(normalisePhone(typed)),
} as const;

/** How each field of the form is answered, and what its answer becomes when the customer leaves it. */
const kinds: Partial<Record<FieldKey, Omit<Field, 'label'>>> = {
  familyName: name,
  givenName: name,
  familyNameKana: { ...text, example: 'ヤマダ', tidy: toKatakana },
  givenNameKana: { ...text, example: 'ハナコ', tidy: toKatakana },
  phone,
  dayPhone: phone,
  email: { ...text, example: 'hanako@example.jp', tidy: normaliseEmail },
  postalCode: {
    ...text,
    example: '040-0063',
    tidy: (typed) => {
      const code = normalisePostalCode(typed);
      return isPostalCode(code) ? formatPostalCode(code) : typed;
    },
  },
  prefecture: choice,
  city: name,
  line1: name,
  building: name,
  sex: choice,
  age: { ...text, example: '42', tidy: normaliseAge },
  birthDate: { ...text, example: '1980年4月1日', tidy: tidyDate },
  'home.city': { ...name, example: '汐見市' },
  nationality: { ...name, example: 'アメリカ合衆国' },
  passportNumber: { ...name, example: 'AB1234567' },
  emergencySupport: choice,
  emergencySupportDetail: name,
  outboundCabin: choice,
  returnCabin: choice,
  'discount.discountId': choice,
  'discount.certificate': choice,
  'discount.disabilityClass': choice,
  'discount.carer': choice,
  assistance: choice,
  assistanceNote: name,
  driver: choice,
  model: name,
  'plate.place': { ...name, example: '函館' },
  'plate.classNumber': { ...name, example: '300' },
  'plate.kana': { ...name, example: 'あ' },
  'plate.number': { ...name, example: '12-34' },
  sensitiveDataConsent: choice,
  'partnerTicket.slots': choice,
  'partnerTicket.mayInformPartners': { kind: 'agree' },
};

/** The fields in the order in which they stand on the screen. */
const order = Object.keys(fieldLabels);

const OWNER = /^(representative|(?:passengers|outboundVehicles|returnVehicles)\.\d+)\./;

/**
 * The field of a path, without its owner: `passengers.0.discount.carer` → `discount.carer`. A
 * passenger's city is where they live, that of the representative a line of the address; the slot of
 * what a ticket includes is one of its slots.
 */
export const fieldOf = (path: string): string =>
  path
    .replace(/^passengers\.\d+\.city$/, 'home.city')
    .replace(/^partnerTicket\.includes\.\d+\.slot$/, 'partnerTicket.slots')
    .replace(OWNER, '');

/** A field by the contract's key; a newer server may ask for what this build does not know. */
export function fieldAt(path: string): Field {
  const key = fieldOf(path);
  const kind = kinds[key as FieldKey]; // an unknown key finds nothing
  return kind ? { ...kind, label: fieldLabels[key as FieldKey] } : { ...text, label: '入力内容' };
}

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
  ticket: 'partnerTicket',
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

const owners = ['passengers', 'representative', 'outboundVehicles', 'returnVehicles'];

/** Owners in the order of the form, within them their fields; what belongs to nobody comes last. */
function place(path: string): [number, number, number] {
  const [owner = '', index] = path.split('.');
  const at = owners.indexOf(owner);
  return [at < 0 ? owners.length : at, Number(index) || 0, order.indexOf(fieldOf(path))];
}

function comparePaths(one: string, other: string): number {
  const [a, b] = [place(one), place(other)];
  const first = [0, 1, 2].find((index) => a[index] !== b[index]) ?? 0;
  return (a[first] ?? 0) - (b[first] ?? 0);
}

/** What a field belongs to, as the form calls it. */
function ownerTitle(input: CustomerInput, path: string): string {
  const [owner, index] = path.split('.');
  switch (owner) {
    case 'representative':
      return '連絡先';
    case 'passengers':
      return passengerTitle(input, Number(index));
    case 'partnerTicket':
      return '提携きっぷ';
    case 'outboundVehicles':
      return vehicleTitle(input, 'outbound', Number(index));
    case 'returnVehicles':
      return vehicleTitle(input, 'return', Number(index));
    default:
      return '';
  }
}

/** What is wrong with the representative's address, where it can be said. */
function emailText({ representative }: CustomerInput, path: string): string | undefined {
  if (path !== 'representative.email') return undefined;
  const problem = findEmailProblem(normaliseEmail(representative.email));
  const isSaid = representative.email.trim() !== '' && problem && problem !== 'other';
  return isSaid ? emailProblemTexts[problem] : undefined;
}

/** Of a birthday that its month does not have. */
function birthDateText({ passengers }: CustomerInput, path: string): string | undefined {
  const [, index, field] = path.split('.');
  if (field !== 'birthDate') return undefined;
  const missing = missingDay(partsOf(passengers[Number(index)]?.birthDate ?? ''));
  return missing && missingDayText(missing, fieldLabels.birthDate);
}

/** A child's age is chosen from those of its class; a name that is not divided has one field. */
function nameAt({ passengers, representative }: CustomerInput, path: string): FieldName {
  const [owner, index, field = ''] = path.split('.');
  const person = owner === 'representative' ? representative : passengers[Number(index)];
  const at = fieldAt(path);
  if (owner === 'passengers' && field === 'age') {
    const passengerClass = passengers[Number(index)]?.passengerClass;
    const isChosen = passengerClass === 'child' || passengerClass === 'infant';
    return isChosen ? { label: at.label, ...choice } : at;
  }
  return { ...at, label: personLabel(at.label, fieldOf(path), person?.hasOneName) };
}

/** Where the contract has the slot of what a ticket includes. */
export const slotPath = (include: number): string => `partnerTicket.includes.${include}.slot`;

/** What is wrong with an answer. */
export type FieldProblem = {
  path: string;
  id: string;
  /** What it belongs to: 「乗船者2(大人)」. Empty for what belongs to all. */
  owner: string;
  /** As it stands at the field. */
  message: string;
};

/**
 * The server's problems as messages in the order of the form. The names of a representative who
 * travels stand in the fields of passenger 1, and so do their problems.
 */
export function fieldProblems(input: CustomerInput, problems: Problems): FieldProblem[] {
  return Object.keys(problems)
    .sort(comparePaths)
    .flatMap((path) => {
      const code = problems[path]?.[0];
      if (!code) return [];
      if (input.representative.travels && /^representative\..*Name/.test(path)) return [];
      const message =
        emailText(input, path) ??
        birthDateText(input, path) ??
        fieldErrorText(code, nameAt(input, path));
      return [{ path, id: fieldId(path), owner: ownerTitle(input, path), message }];
    });
}
