import type { FieldErrors } from '@ferry/api/errors';
import type { Companion, CompanionInput } from '@ferry/api/external';
import { isOneName } from '@ferry/format/full-name';
import { missingDay, parseDateParts } from '@ferry/format/typed-date';
import type { DateParts } from '@ferry/ui/DateField';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText, missingDayText } from '../../../copy/field-errors.ts';
import { fieldLabels, personLabel } from '../../../copy/field-labels.ts';
import { toDateParts } from '../../../forms/date-parts.ts';

/** A companion as the form has them. */
export type CompanionAnswers = Omit<CompanionInput, 'birthDate'> & { birthDate: DateParts };

/** An empty form; families share their name and their city. */
export const noCompanion = (own: Partial<CompanionInput>): CompanionAnswers => ({
  familyName: own.familyName ?? '',
  givenName: '',
  familyNameKana: own.familyNameKana ?? '',
  givenNameKana: '',
  birthDate: { year: '', month: '', day: '' },
  sex: '',
  livesAbroad: false,
  city: own.city ?? '',
  nationality: '',
  passportNumber: '',
  emergencySupport: '',
  emergencySupportDetail: '',
  certificate: '',
  disabilityClass: '',
  assistance: [],
  assistanceNote: '',
  sensitiveDataConsent: false,
});

/** What is kept of a companion, to be changed. What is kept of health was agreed to. */
export function toCompanionAnswers(companion: Companion): CompanionAnswers {
  const { id: _, version: __, ...rest } = companion;
  const answers = {
    ...rest,
    hasOneName: isOneName(companion),
    birthDate: toDateParts(rest.birthDate),
    passportNumber: rest.passportNumber ?? '',
    certificate: rest.certificate ?? '',
    disabilityClass: rest.disabilityClass ?? '',
  } as const;
  return { ...answers, sensitiveDataConsent: isAboutHealth(answers) };
}

/** The answers as the contract takes them; a day that does not exist goes as it was typed. */
export const toCompanionInput = (answers: CompanionAnswers): CompanionInput => ({
  ...answers,
  birthDate:
    parseDateParts(answers.birthDate) ?? Object.values(answers.birthDate).filter(Boolean).join('-'),
});

/** Whether something of it needs the consent about disability and health. */
export const isAboutHealth = (
  answers: Pick<CompanionAnswers, 'certificate' | 'assistance' | 'emergencySupport'>,
): boolean =>
  answers.certificate !== '' ||
  answers.assistance.length > 0 ||
  answers.emergencySupport === 'needed';

const fields = {
  familyName: { label: fieldLabels.familyName },
  givenName: { label: fieldLabels.givenName },
  familyNameKana: { label: fieldLabels.familyNameKana, example: 'ヤマダ' },
  givenNameKana: { label: fieldLabels.givenNameKana, example: 'ハナコ' },
  birthDate: { label: fieldLabels.birthDate, example: '1980年4月1日' },
  sex: { label: fieldLabels.sex, kind: 'choose' },
  city: { label: fieldLabels['home.city'] },
  nationality: { label: fieldLabels.nationality },
  passportNumber: { label: fieldLabels.passportNumber, example: 'AB1234567' },
  emergencySupport: { label: fieldLabels.emergencySupport, kind: 'choose' },
  emergencySupportDetail: { label: fieldLabels.emergencySupportDetail },
  certificate: { label: fieldLabels['discount.certificate'], kind: 'choose' },
  disabilityClass: { label: fieldLabels['discount.disabilityClass'], kind: 'choose' },
  assistance: { label: fieldLabels.assistance, kind: 'choose' },
  assistanceNote: { label: fieldLabels.assistanceNote },
  sensitiveDataConsent: { label: fieldLabels.sensitiveDataConsent, kind: 'choose' },
} as const satisfies Record<
  Exclude<keyof CompanionInput, 'livesAbroad' | 'hasOneName'>,
  { label: string; kind?: 'choose'; example?: string }
>;

/** One field of the form, in the order of the screen. */
export type CompanionField = keyof typeof fields;

export const companionLabel = (field: CompanionField): string => fields[field].label;

/** Id of a field in the page: the target of a link of the summary. */
export const companionFieldId = (field: CompanionField): string => `companion-${field}`;

/** Fields that only some answers bring. */
const isShown: Partial<Record<CompanionField, (answers: CompanionAnswers) => boolean>> = {
  city: ({ livesAbroad }) => !livesAbroad,
  nationality: ({ livesAbroad }) => livesAbroad,
  passportNumber: ({ livesAbroad }) => livesAbroad,
  emergencySupportDetail: ({ emergencySupport }) => emergencySupport === 'needed',
  disabilityClass: ({ certificate }) => certificate !== '',
  assistanceNote: ({ assistance }) => assistance.length > 0,
  sensitiveDataConsent: isAboutHealth,
};

const ALWAYS_ASKED = [
  'familyName',
  'givenName',
  'familyNameKana',
  'givenNameKana',
  'birthDate',
  'sex',
  'city',
  'emergencySupport',
] as const satisfies CompanionField[];

/** What a new companion's form lacks as it opens. */
export const companionMissing = (answers: CompanionAnswers): FieldErrors =>
  Object.fromEntries(
    ALWAYS_ASKED.filter((field) =>
      field === 'birthDate'
        ? Object.values(answers.birthDate).every((part) => part === '')
        : answers[field] === '',
    ).map((field) => [field, ['REQUIRED' as const]]),
  );

/** What the server has found wrong with the fields that are shown, in the order of the form. */
export const companionProblems = (errors: FieldErrors, answers: CompanionAnswers): FieldProblem[] =>
  (Object.keys(fields) as CompanionField[]).flatMap((field) => {
    const [code] = errors[field] ?? [];
    if (!code || isShown[field]?.(answers) === false) return [];
    const label = personLabel(fields[field].label, field, answers.hasOneName);
    const missing = field === 'birthDate' && missingDay(answers.birthDate);
    const message = missing
      ? missingDayText(missing, label)
      : fieldErrorText(code, { kind: 'type', ...fields[field], label });
    return [{ id: companionFieldId(field), message }];
  });

/** The answer that the message of a field is about. */
export const companionAnswerAt = (answers: CompanionAnswers, id: string): unknown => {
  const field = (Object.keys(fields) as CompanionField[]).find(
    (each) => companionFieldId(each) === id,
  );
  return field && answers[field];
};
