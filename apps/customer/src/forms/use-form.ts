import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { type FormEvent, startTransition, useRef, useState } from 'react';

type Problems = readonly FieldProblem[];

export type FormOptions = {
  /** What is wrong with the answers of now, in the order of the form. */
  check: () => Problems;
  /**
   * Sends answers that have passed the checks. Until its promise ends further presses are ignored;
   * what it resolves to is what the receiver has found wrong.
   */
  send: () => Promise<Problems | undefined> | undefined;
  /** What is wrong before the first submit, of the first render; defaults to nothing. */
  initial?: Problems | undefined;
};

/** Messages of a submit that still hold, in the words of now. */
const stillWrong = (found: Problems, now: Problems): Problems =>
  now.filter(({ id }) => found.some((problem) => problem.id === id));

/**
 * What every form does with a submit: messages come with it and go as soon as the answer is right,
 * each failed attempt is counted (the error summary takes focus by it), and nothing is sent twice.
 */
export function useForm({ check, send, initial = [] }: FormOptions) {
  const [found, setFound] = useState<Problems>(initial);
  /** What no check of the answers can see: it stays until it is cleared or the next submit. */
  const [refused, setRefused] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setIsPending] = useState(false);
  // Not `isPending`, which is of the last render: the second press of two may come before the next.
  const isRunning = useRef(false);

  const shown = found.length > 0 ? stillWrong(found, check()) : found;
  // What has been put right stays gone.
  if (shown.length < found.length) setFound(shown);
  const problems = [...shown, ...refused];

  const replace = (checked: Problems, refusal: Problems) => {
    setFound(checked);
    setRefused(refusal);
  };
  const tell = (checked: Problems, refusal: Problems) => {
    replace(checked, refusal);
    setAttempt((last) => last + 1);
  };
  const wait = async (sending: Promise<Problems | undefined>) => {
    isRunning.current = true;
    setIsPending(true);
    try {
      const refusal = (await sending) ?? [];
      if (refusal.length > 0) tell([], refusal);
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };

  /** @param seen problems that only show at the submit, for example of the browser's own checks */
  const submit = (event?: FormEvent, seen: Problems = []) => {
    event?.preventDefault();
    if (isRunning.current) return;
    const checked = check();
    if (checked.length + seen.length > 0) {
      tell(checked, seen);
      return;
    }
    // With nothing to say the press is for what follows: messages of before may go a moment later.
    startTransition(() => replace([], []));
    const sending = send();
    if (sending) void wait(sending);
  };

  return {
    problems,
    attempt,
    errorOf: (id: string) => problems.find((problem) => problem.id === id)?.message,
    /** Takes messages back that no check of the answers can see. */
    clear: () => setRefused([]),
    /** Takes messages of the checks back, for example of a line that moves. */
    forget: (isGone: (id: string) => boolean) =>
      setFound((last) => last.filter(({ id }) => !isGone(id))),
    submit,
    isPending,
  };
}
