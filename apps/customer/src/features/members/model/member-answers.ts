import type { ApiError } from '@ferry/api/errors';
import type { Member, MemberInput } from '@ferry/api/external';
import { isOneName } from '@ferry/format/full-name';
import { parseDateParts } from '@ferry/format/typed-date';
import type { AddressValues } from '@ferry/ui/AddressFields';
import type { DateParts } from '@ferry/ui/DateField';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import type { NameValues } from '@ferry/ui/NameFields';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels, personLabel } from '../../../copy/field-labels.ts';

/** What a member writes of themselves, as the form has it. */
export type MemberAnswers = {
  names: NameValues;
  birthDate: DateParts;
  sex: MemberInput['sex'];
  phone: string;
  address: AddressValues;
  /** Asked of who lives abroad, and sent for nobody else. */
  nationality: string;
  passportNumber: string;
  news: boolean;
};

export const noAnswers: MemberAnswers = {
  names: { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' },
  birthDate: { year: '', month: '', day: '' },
  sex: '',
  phone: '',
  address: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
  nationality: '',
  passportNumber: '',
  news: false,
};

/** As a choice beside the prefectures. */
export const ABROAD = '日本国外';

/** Whether something of an address is written. */
export const hasAddress = (address: AddressValues): boolean =>
  Object.values(address).some((text) => text.trim() !== '');

/** What a member has written of themselves before. */
export function answersOf(member: Member): MemberAnswers {
  const { address } = member;
  const [year = '', month = '', day = ''] = member.birthDate?.split('-') ?? [];
  return {
    names: {
      familyName: member.familyName ?? '',
      givenName: member.givenName ?? '',
      familyNameKana: member.familyNameKana ?? '',
      givenNameKana: member.givenNameKana ?? '',
      hasOneName: isOneName(member),
    },
    birthDate: { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') },
    sex: member.sex ?? '',
    phone: member.phone ?? '',
    address: {
      postalCode: address?.postalCode ?? '',
      prefecture: address?.prefecture ?? '',
      city: address?.city ?? '',
      street: address?.line1 ?? '',
      building: address?.building ?? '',
    },
    nationality: member.nationality ?? '',
    passportNumber: member.passportNumber ?? '',
    news: member.news ?? false,
  };
}

/** The answers as the contract takes them; a day that does not exist goes as it was typed. */
export function toMemberInput({ names, birthDate, address, ...rest }: MemberAnswers): MemberInput {
  const { street, ...place } = address;
  const typed = Object.values(birthDate).filter(Boolean).join('-');
  return {
    ...names,
    ...rest,
    ...(place.prefecture !== ABROAD && { nationality: '', passportNumber: '' }),
    birthDate: parseDateParts(birthDate) ?? typed,
    address: { ...place, line1: street },
  };
}

type Label = keyof typeof fieldLabels;

const fields = {
  familyName: { label: 'familyName' },
  givenName: { label: 'givenName' },
  familyNameKana: { label: 'familyNameKana', example: 'ヤマダ' },
  givenNameKana: { label: 'givenNameKana', example: 'ハナコ' },
  birthDate: { label: 'birthDate', example: '1980年4月1日' },
  phone: { label: 'phone', example: '090-1234-5678' },
  postalCode: { label: 'postalCode', example: '040-0063' },
  prefecture: { label: 'prefecture', kind: 'choose' },
  city: { label: 'city' },
  street: { label: 'line1' },
  building: { label: 'building' },
  nationality: { label: 'nationality' },
  passportNumber: { label: 'passportNumber', example: 'AB1234567' },
  password: { label: 'password' },
} as const satisfies Record<string, { label: Label; example?: string; kind?: 'choose' }>;

/** One field of the form, in the order of the screen. */
export type MemberField = keyof typeof fields;

/** Id of a field in the page: the target of a link of the summary. */
export const memberFieldId = (field: MemberField): string => `member-${field}`;

type Code = Parameters<typeof fieldErrorText>[0];

/** A problem of a field, in the words of its label. @param hasOneName what the member has said of the name */
export function memberProblem(field: MemberField, code: Code, hasOneName?: boolean): FieldProblem {
  const { label, ...rest } = fields[field];
  const shown = personLabel(fieldLabels[label], field, hasOneName);
  const name = { kind: 'type' as const, ...rest, label: shown };
  return { id: memberFieldId(field), message: fieldErrorText(code, name) };
}

/** What the server has found wrong, in the order of the form. */
export function problemsOfMember(
  { body }: ApiError,
  { names: { hasOneName } }: Pick<MemberAnswers, 'names'>,
): FieldProblem[] {
  const errors = Object.entries(body?.errors ?? {});
  return (Object.keys(fields) as MemberField[]).flatMap((field) => {
    const key = field === 'street' ? 'line1' : field;
    const found = errors.find(([place]) => place.split('.').at(-1) === key);
    return found ? [memberProblem(field, found[1][0] ?? 'INVALID_FORMAT', hasOneName)] : [];
  });
}
