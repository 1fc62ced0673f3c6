import type { CustomerInput, Draft } from '@ferry/api/customer';
import { useCallback, useMemo, useState } from 'react';
import {
  type FieldProblem,
  fieldProblems,
  fields,
  type PassengerField,
  type RepresentativeField,
} from './customer-fields.ts';
import { useAutosave } from './use-autosave.ts';

const names = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;

/** The representative who travels is passenger 1: the names are typed once. */
export function withRepresentativeAsPassenger(input: CustomerInput): CustomerInput {
  if (!input.representative.travels) return input;
  const [first, ...others] = input.passengers;
  if (!first || names.every((name) => first[name] === input.representative[name])) return input;
  const copied = Object.fromEntries(names.map((name) => [name, input.representative[name]]));
  return { ...input, passengers: [{ ...first, ...copied }, ...others] };
}

/**
 * State of the customer-input form. The answers are the draft's, saved as they change; what is wrong
 * comes back with each save. A message is shown for a field that was left, or for all after a submit.
 */
export function useCustomerForm(draft: Draft) {
  const [input, setInput] = useState(() => withRepresentativeAsPassenger(draft.customers));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const autosave = useAutosave(draft, input);

  const change = useCallback((update: (last: CustomerInput) => CustomerInput) => {
    setInput((last) => withRepresentativeAsPassenger(update(last)));
  }, []);

  const changeRepresentative = useCallback(
    (field: RepresentativeField | 'travels', value: string | boolean) =>
      change((last) => ({ ...last, representative: { ...last.representative, [field]: value } })),
    [change],
  );

  const changePassenger = useCallback(
    (index: number, part: Partial<CustomerInput['passengers'][number]>) =>
      change((last) => ({
        ...last,
        passengers: last.passengers.map((passenger, at) =>
          at === index ? { ...passenger, ...part } : passenger,
        ),
      })),
    [change],
  );

  const leave = useCallback(
    (path: string) => {
      setLeft((last) => (last.has(path) ? last : new Set(last).add(path)));
      const [owner, index, nested] = path.split('.');
      const field = (nested ?? index) as RepresentativeField | PassengerField; // paths come from the form
      const { tidy } = fields[field];
      if (!tidy) return;
      change((last) => {
        const record: Record<string, unknown> | undefined =
          owner === 'representative' ? last.representative : last.passengers[Number(index)];
        const value = tidy(String(record?.[field] ?? ''));
        if (!record || record[field] === value) return last;
        if (owner === 'representative') {
          return { ...last, representative: { ...last.representative, [field]: value } };
        }
        const passengers = last.passengers.map((passenger, at) =>
          at === Number(index) ? { ...passenger, [field]: value } : passenger,
        );
        return { ...last, passengers };
      });
    },
    [change],
  );

  const problems = useMemo(
    () => fieldProblems(input, autosave.problems),
    [input, autosave.problems],
  );
  const visible = useMemo(
    () => (attempt > 0 ? problems : problems.filter(({ path }) => left.has(path))),
    [problems, attempt, left],
  );

  /** Saves and says whether the customer may go on. On problems the summary takes focus. */
  const submit = async (): Promise<boolean> => {
    const saved = await autosave.saveNow();
    if (!saved) return false;
    if (Object.keys(saved.problems).length === 0) return true;
    setAttempt((last) => last + 1);
    return false;
  };

  /** Shows what another tab has stored instead of what was typed here. */
  const takeOver = (other: Draft) => {
    autosave.adopt(other);
    setInput(other.customers);
  };

  return {
    input,
    takeOver,
    changeRepresentative,
    changePassenger,
    leave,
    visible,
    attempt,
    submit,
    autosave,
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
export type { FieldProblem };
