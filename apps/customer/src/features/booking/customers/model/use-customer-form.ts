import type { CustomerInput, Draft, PassengerInput } from '@ferry/api/customer';
import { useCallback, useMemo, useState } from 'react';
import { useForm } from '../../../../forms/use-form.ts';
import { fieldProblems } from '../../shared/model/customer-fields.ts';
import { openSaver } from '../../shared/model/draft-savers.ts';
import {
  type AnswerPath,
  withAnswer,
  withCabin,
  withEmergencySupport,
  withFamilyOfFirst,
  withKnownAges,
  withNamesOfRepresentative,
  withProposedDriver,
  withSameVehicles,
  withTidyAnswer,
  withTidyAnswers,
} from './customer-answers.ts';
import { withoutRepeated, withVehiclesFollowing } from './followers.ts';
import { type FormView, isPairedIn } from './form-view.ts';
import { withoutSensitive } from './sensitive-data.ts';
import { sendTo, useAutosave } from './use-autosave.ts';

/** Changes of the answers; the same functions at every render. */
function useAnswers(
  initial: CustomerInput,
  { discounts }: FormView,
  isPaired: (index: number) => boolean,
) {
  const [input, setInput] = useState(() =>
    withKnownAges(withProposedDriver(withNamesOfRepresentative(initial))),
  );
  const answer = useCallback(
    (path: AnswerPath, value: unknown) =>
      setInput((last) => {
        const next = withVehiclesFollowing(last, withAnswer(last, path, value), isPaired);
        const isTakenBack = path === 'sensitiveDataConsent' && value === false;
        return isTakenBack ? withoutSensitive(next, discounts) : next;
      }),
    [isPaired, discounts],
  );
  const leave = useCallback(
    (path: AnswerPath) =>
      setInput((last) => withVehiclesFollowing(last, withTidyAnswer(last, path), isPaired)),
    [isPaired],
  );
  const copyFamily = useCallback(
    (index: number) => setInput((last) => withFamilyOfFirst(last, index)),
    [],
  );
  const move = useCallback(
    (index: number, leg: 'outboundCabin' | 'returnCabin', cabin: number) =>
      setInput((last) => withCabin(last, index, leg, cabin)),
    [],
  );
  const answerSupport = useCallback(
    (support: PassengerInput['emergencySupport']) =>
      setInput((last) => withEmergencySupport(last, support)),
    [],
  );
  const copyVehicles = useCallback(() => setInput(withSameVehicles), []);
  return { input, setInput, answer, leave, copyFamily, move, answerSupport, copyVehicles };
}

/** The hook returns the problems of the stored answers, by path. */
function useMissing(
  { draft: stored, failure }: ReturnType<typeof useAutosave>,
  isPaired: (index: number) => boolean,
) {
  // An answer that is too long to be stored is named like any other problem.
  const problems = useMemo(
    () => ({ ...stored.problems, ...failure?.fieldErrors }),
    [stored.problems, failure],
  );
  // From the stored answers, not the typed ones: a key press must not render every passenger again.
  return useMemo(
    () => withoutRepeated(fieldProblems(stored.customers, problems), stored.customers, isPaired),
    [stored.customers, problems, isPaired],
  );
}

/** To the next step, with the draft as it is stored. */
type GoOn = (answered: Draft) => Promise<unknown>;

/**
 * State of the customer-input form. The answers are the draft's, saved as they change; what is wrong
 * comes back with each save. Messages appear with a submit and go as soon as the answer is right:
 * one that came earlier would move the page under the customer's finger.
 *
 * @param view the same object at every render
 * @param goOn to the next step, when everything is answered
 */
export function useCustomerForm(draft: Draft, view: FormView, goOn: GoOn) {
  const [saver] = useState(() => openSaver(draft, sendTo(draft.id)));
  const isPaired = useCallback((index: number) => isPairedIn(view, index), [view]);
  const { setInput, ...answers } = useAnswers(saver.getTyped(), view, isPaired);
  const { input } = answers;
  const autosave = useAutosave(saver, input);
  const [wrong, setWrong] = useState<ReadonlySet<AnswerPath>>(new Set());
  const missing = useMissing(autosave, isPaired);
  const visible = useMemo(() => missing.filter(({ path }) => wrong.has(path)), [missing, wrong]);

  /**
   * Checks a part of the form before the customer goes on to the next one.
   *
   * @param owner beginning of the part's paths: `passengers.0.`
   * @returns what is wrong there; nothing when it could not be stored, which the submit finds again
   */
  const checkPart = useCallback(
    async (owner: string) => {
      const saved = await saver.saveNow();
      const found = saved?.problems ?? saver.getState().failure?.fieldErrors ?? {};
      const typed = saver.getTyped();
      const all = withoutRepeated(fieldProblems(typed, found), typed, isPaired);
      const own = all.filter(({ path }) => path.startsWith(owner));
      setWrong((last) => new Set([...last, ...own.map(({ path }) => path)]));
      return own;
    },
    [saver, isPaired],
  );

  /** A press waits for a save that has failed, until one succeeds. */
  const [isHeldUp, setHeldUp] = useState(false);
  if (isHeldUp && !autosave.failure) setHeldUp(false);
  const { attempt, submit, isPending } = useForm({
    // The server's rules: what is wrong comes back with the save.
    check: () => [],
    send: async () => {
      const tidy = withTidyAnswers(input);
      setInput(tidy);
      saver.type(tidy);
      const saved = await autosave.saveNow();
      const found = saved?.problems ?? saver.getState().failure?.fieldErrors ?? {};
      const paths = Object.keys(found);
      setHeldUp(saver.getState().failure !== undefined);
      if (!saved && paths.length === 0) return undefined;
      setWrong(new Set(paths));
      if (saved && paths.length === 0) await goOn(saved);
      return fieldProblems(tidy, found);
    },
  });

  /** Shows what another tab has stored instead of what was typed here. */
  const takeOver = (other: Draft) => {
    autosave.adopt(other);
    setInput(other.customers);
  };

  return {
    ...answers,
    autosave,
    missing,
    visible,
    checkPart,
    attempt,
    submit,
    isPending,
    isHeldUp,
    /** A press that a failed save is to answer. */
    holdUp: () => setHeldUp(true),
    takeOver,
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
