import type { CustomerInput, Draft } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';

/** Whether a save that has failed so may have been stored all the same: its response did not come. */
export const mayBeStored = ({ code, status }: ApiError): boolean =>
  status === 0 || status >= 500 || code === 'UNEXPECTED';

/** What the customer is shown about saving. */
type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** What is stored and how the last save went. */
type SaverState = { draft: Draft; status: SaveState; failure: ApiError | undefined };

/** Another change of the draft than its answers, for what is stored of it then. */
export type ChangeDraft = (stored: Draft) => Promise<Draft>;

/**
 * Stores answers for a version of the draft; must outlive the page.
 * `isNextSent`: that version is made by a save that was sent, which may be stored after this one.
 */
export type SendCustomers = (
  body: CustomerInput,
  version: number,
  isNextSent?: boolean,
) => Promise<Draft>;

/**
 * Keeps typed answers in the server's draft: one save at a time, each for the version that the last
 * one returned, and none when nothing changed. A failed save loses nothing: the next one sends
 * what is typed then.
 *
 * @param loaded the draft as it came from the server
 * @param send the call
 */
export function createDraftSaver(loaded: Draft, send: SendCustomers) {
  const state = observable({ draft: loaded, status: 'idle', failure: undefined });
  const { getState, subscribe, update } = state;
  const answers: Answers = { stored: loaded.customers, typed: loaded.customers };
  const { save, inFlight } = createSave(send, state, answers);
  const isTypedSaved = () => answers.typed === answers.stored;
  const changes = createChanges(
    state,
    async () => isTypedSaved() || save(getState().draft.version),
  );
  /** Nothing waits to be stored, and nothing for the customer to say what counts. */
  const isSaved = () => isTypedSaved() && !changes.areWaiting();
  let queue: Promise<Draft | undefined> = Promise.resolve(loaded);

  return {
    getState,
    subscribe,
    /** Takes what is typed now; saves nothing yet. */
    type: (input: CustomerInput) => {
      answers.typed = input;
    },
    /** What is typed, stored or not. */
    getTyped: () => answers.typed,
    isSaved,
    /**
     * Saves after the saves in flight.
     *
     * @param version overwrites this version instead of the one known here, also where nothing was
     *   typed: what is known here is behind then. Changes that wait are made again on top of it
     * @returns the stored draft, or undefined when it could not be saved
     */
    saveNow: (version?: number) => {
      queue = queue.then(async () => {
        const isKnown = version === undefined;
        const saved =
          isKnown && isTypedSaved()
            ? getState().draft
            : await save(version ?? getState().draft.version);
        if (saved && !isKnown) await changes.runAgain();
        return saved && !changes.areWaiting() ? getState().draft : undefined;
      });
      return queue;
    },
    /**
     * Sends at once, not after the others: there is no later when the page goes away. A save in
     * flight may have counted the version up when this one arrives, or comes too late to count.
     */
    flush: () => {
      if (isTypedSaved() || inFlight.has(answers.typed)) return;
      const { draft, failure } = getState();
      // As the page goes, the browser gives up waiting for a save that it has sent.
      const sent = inFlight.size || (failure && mayBeStored(failure) ? 1 : 0);
      void save(draft.version + sent, sent > 0);
    },
    /**
     * Makes another change of the draft between two saves. The answers stay as typed. That another tab
     * has saved meanwhile is said as of a save, and the change waits until that is settled: it is made
     * again on top of what counts then, or given up with the answers of this tab.
     *
     * @throws what the change throws, or when the answers before it could not be saved
     */
    runBetween: (change: ChangeDraft): Promise<Draft> =>
      new Promise((resolve, reject) => {
        queue = queue.then(async () => {
          await changes.run({ change, resolve, reject });
          return getState().draft;
        });
      }),
    /** Says that something else about saving has failed. */
    fail: (failure: ApiError) => update({ status: 'failed', failure }),
    /** Takes the server's answers over what was typed here. */
    adopt: (draft: Draft) => {
      answers.stored = draft.customers;
      answers.typed = draft.customers;
      update({ draft, status: 'idle', failure: undefined });
      changes.giveUp();
    },
  };
}

/** A change, and who waits for what becomes of it. */
type WaitingChange = {
  change: ChangeDraft;
  resolve: (draft: Draft) => void;
  reject: (error: unknown) => void;
};

/**
 * Changes between two saves. Those that met what another tab has stored wait.
 *
 * @param saveTyped stores what is typed before a change; falsy when that failed
 */
function createChanges(
  { getState, update }: ReturnType<typeof observable>,
  saveTyped: () => Promise<unknown>,
) {
  let waiting: { each: WaitingChange; error: unknown }[] = [];
  const run = async (each: WaitingChange): Promise<void> => {
    try {
      if (!(await saveTyped())) throw getState().failure;
      const draft = await each.change(getState().draft);
      update({ draft });
      each.resolve(draft);
    } catch (error) {
      const failure = asApiError(error);
      if (failure.code !== 'VERSION_CONFLICT') return each.reject(error);
      waiting.push({ each, error });
      update({ status: 'failed', failure });
    }
  };
  const takeWaiting = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    run,
    areWaiting: () => waiting.length > 0,
    runAgain: async () => {
      for (const { each } of takeWaiting()) await run(each);
    },
    giveUp: () => {
      for (const { each, error } of takeWaiting()) each.reject(error);
    },
  };
}

/** What is typed and what of it is stored: the same object when nothing waits to be saved. */
type Answers = { typed: CustomerInput; stored: CustomerInput };

/** The call with its outcome told, and which answers are on their way. */
function createSave(
  send: SendCustomers,
  { getState, update }: ReturnType<typeof observable>,
  answers: Answers,
) {
  const inFlight = new Set<CustomerInput>();
  const save = async (version: number, isNextSent = false): Promise<Draft | undefined> => {
    const body = answers.typed;
    inFlight.add(body);
    update({ status: 'saving' });
    try {
      const draft = await send(body, version, isNextSent);
      // Two may be in flight when the page was hidden; the later version counts.
      if (draft.version < getState().draft.version) return getState().draft;
      answers.stored = body;
      update({ draft, status: 'saved', failure: undefined });
      return draft;
    } catch (error) {
      const failure = asApiError(error);
      // A later one of this page was faster: what this one had is in it.
      const isOvertaken = failure.code === 'VERSION_CONFLICT' && getState().draft.version > version;
      if (isOvertaken) return getState().draft;
      update({ status: 'failed', failure });
      return undefined;
    } finally {
      inFlight.delete(body);
    }
  };

  return { save, inFlight };
}

/** A state that says when it changes, as React's `useSyncExternalStore` wants it. */
function observable(initial: SaverState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (part: Partial<SaverState>) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
