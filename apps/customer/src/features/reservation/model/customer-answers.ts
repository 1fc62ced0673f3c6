import type { CustomerInput } from '@ferry/api/customer';
import { fields } from './customer-fields.ts';

/** Dotted path of one answer: `representative.phone`, `passengers.0.age`. */
export type AnswerPath = string;

const names = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;

const fieldOf = (path: AnswerPath): string => path.slice(path.lastIndexOf('.') + 1);

/** The record of a path: the representative or one passenger. */
function ownerOf(input: CustomerInput, path: AnswerPath): Record<string, unknown> {
  const [owner, index] = path.split('.');
  return (
    (owner === 'representative' ? input.representative : input.passengers[Number(index)]) ?? {}
  );
}

/** The representative who travels is passenger 1: the names are typed once. */
export function withRepresentativeAsPassenger(input: CustomerInput): CustomerInput {
  if (!input.representative.travels) return input;
  const [first, ...others] = input.passengers;
  if (!first || names.every((name) => first[name] === input.representative[name])) return input;
  const copied = Object.fromEntries(names.map((name) => [name, input.representative[name]]));
  return { ...input, passengers: [{ ...first, ...copied }, ...others] };
}

/** The answers with one of them changed; the same object when nothing changes. */
export function withAnswer(input: CustomerInput, path: AnswerPath, value: unknown): CustomerInput {
  const record = ownerOf(input, path);
  if (record[fieldOf(path)] === value) return input;
  const changed = { ...record, [fieldOf(path)]: value };
  const [owner, index] = path.split('.');
  const next =
    owner === 'representative'
      ? { ...input, representative: changed }
      : {
          ...input,
          passengers: input.passengers.map((passenger, at) =>
            at === Number(index) ? changed : passenger,
          ),
        };
  // The record keeps its shape: `path` names one of its own fields.
  return withRepresentativeAsPassenger(next as CustomerInput);
}

/** The answer of a field that was left, in its tidy form: `０９０…` → `090-…`, ひらがな → カタカナ. */
export function withTidyAnswer(input: CustomerInput, path: AnswerPath): CustomerInput {
  const field = fields[fieldOf(path) as keyof typeof fields]; // paths come from the form
  const typed = ownerOf(input, path)[fieldOf(path)];
  return field?.tidy && typeof typed === 'string'
    ? withAnswer(input, path, field.tidy(typed))
    : input;
}

/** Passenger `index` gets family name and municipality of passenger 1, which families share. */
export const withFamilyOfFirst = (input: CustomerInput, index: number): CustomerInput =>
  (['familyName', 'familyNameKana', 'municipality'] as const).reduce(
    (last, field) => withAnswer(last, `passengers.${index}.${field}`, input.passengers[0]?.[field]),
    input,
  );

/** All answers in their tidy form, for a submit that leaves no field (Enter). */
export function withTidyAnswers(input: CustomerInput): CustomerInput {
  const paths = [
    ...Object.keys(input.representative).map((field) => `representative.${field}`),
    ...input.passengers.flatMap((passenger, index) =>
      Object.keys(passenger).map((field) => `passengers.${index}.${field}`),
    ),
  ];
  return paths.reduce(withTidyAnswer, input);
}
