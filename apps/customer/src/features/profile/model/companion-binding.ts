import {
  type CompanionAnswers,
  type CompanionField,
  companionFieldId,
  companionLabel,
} from './companion-answers.ts';

type FormOfCompanion = {
  answers: CompanionAnswers;
  change: (changed: Partial<CompanionAnswers>) => void;
  errorOf: (id: string) => string | undefined;
};

/** What connects a field of the form with its answer. Nothing of it is the customer's own: no autofill. */
export const companionBinding =
  ({ answers, change, errorOf }: FormOfCompanion) =>
  <Field extends CompanionField>(field: Field) => ({
    id: companionFieldId(field),
    label: companionLabel(field),
    value: answers[field],
    error: errorOf(companionFieldId(field)),
    onChange: (value: CompanionAnswers[Field]) => change({ [field]: value }),
  });

export type CompanionBinding = ReturnType<typeof companionBinding>;

/** The messages of some fields, by their names. */
export function companionErrors<Field extends CompanionField>(
  fields: readonly Field[],
  errorOf: FormOfCompanion['errorOf'],
): Partial<Record<Field, string>> {
  const found = fields.flatMap((field) => {
    const error = errorOf(companionFieldId(field));
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>; // its keys are the fields
}
