import { type ApiError, asApiError, type FieldErrors } from '@ferry/api/errors';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { keepTyped, setTyped, typedAnswers } from './typed-entry.ts';

type EntryFormOptions<Answers extends object> = {
  initial: Answers;
  /** Stores the answers. */
  save: (answers: Answers) => Promise<void>;
  /** What a form in which nothing was typed lacks: it is said without asking the server. */
  missing?: FieldErrors;
  /** What the server has found wrong, of the fields that are shown: in their order and their words. */
  toProblems: (errors: FieldErrors, answers: Answers) => FieldProblem[];
  /** The answer that a message is about: it goes when another one is given. */
  answerAt: (answers: Answers, id: string) => unknown;
};

/** State of the form of one entry. The rules are the server's; a message goes with its answer. */
export function useEntryForm<Answers extends object>(options: EntryFormOptions<Answers>) {
  const { initial, save, missing = {}, toProblems, answerAt } = options;
  const [first] = useState(initial);
  // What a login that ended left here.
  const [answers, setAnswers] = useState(() => (typedAnswers() as Answers | undefined) ?? first);
  const isTyped = answers !== first;
  useEffect(() => {
    setTyped(isTyped);
    return () => setTyped(false);
  }, [isTyped]);
  const [refused, setRefused] = useState<{ answers: Answers; errors: FieldErrors }>();
  const [failure, setFailure] = useState<ApiError>();
  /** Whether the answer that a message is about is still that of before. */
  const isLike =
    (before: Answers, now = answers) =>
    ({ id }: FieldProblem) =>
      answerAt(now, id) === answerAt(before, id);
  const problemsOf = (now: Answers) =>
    refused ? toProblems(refused.errors, now).filter(isLike(refused.answers, now)) : [];
  const wasUntouched = useRef(false);
  const form = useForm({
    // All other rules are the server's: what is wrong comes back with the save.
    check: () => (wasUntouched.current ? toProblems(missing, answers).filter(isLike(first)) : []),
    send: async () => {
      setFailure(undefined);
      setRefused(undefined);
      try {
        await save(answers);
      } catch (caught) {
        const error = asApiError(caught);
        const found = toProblems(error.fieldErrors, answers);
        if (found.length === 0) setFailure(error);
        else setRefused({ answers, errors: error.fieldErrors });
        return found;
      }
      return undefined;
    },
  });
  const problems = refused ? problemsOf(answers) : form.problems;
  return {
    answers,
    change: (changed: Partial<Answers>) => {
      const next = { ...answers, ...changed };
      setAnswers(next);
      keepTyped(next);
      if (problemsOf(next).length === 0) form.clear();
    },
    // Messages that go with their answers, in place of those that stay until the next submit.
    form: {
      ...form,
      problems,
      submit: (event?: FormEvent) => {
        wasUntouched.current = !isTyped;
        form.submit(event);
      },
    },
    errorOf: (id: string) => problems.find((problem) => problem.id === id)?.message,
    failure,
  };
}
