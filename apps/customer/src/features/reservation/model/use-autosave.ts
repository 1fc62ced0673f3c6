import {
  type CustomerInput,
  type Draft,
  getDraftQueryKey,
  setDraftCustomers,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing must rest before the answers are sent, in milliseconds. */
const REST_MS = 600;

/** What the customer is told about saving. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps the customer input in the server's draft: 0.6 s after the last change, when the page is
 * hidden or left, and on request. One save at a time, each on the version that the last one returned.
 *
 * @param draft the draft as loaded
 * @param input the answers of the form
 */
export function useAutosave(draft: Draft, input: CustomerInput) {
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState(draft);
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<ApiError>();
  const saved = useRef({ draft, input: draft.customers });
  const typed = useRef(input);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  typed.current = input;

  const store = useCallback(
    (next: Draft) => {
      queryClient.setQueryData(getDraftQueryKey({ path: { draftId: next.id } }), next);
    },
    [queryClient],
  );

  /** Sends what is typed, if it differs from what is stored; resolves to the draft, or to nothing on failure. */
  const save = useCallback(
    async (options: { keepalive?: boolean; version?: number } = {}): Promise<Draft | undefined> => {
      const body = typed.current;
      if (body === saved.current.input) return saved.current.draft;
      setState('saving');
      try {
        const { data } = await setDraftCustomers({
          path: { draftId: draft.id },
          headers: { 'if-match': `"${options.version ?? saved.current.draft.version}"` },
          body,
          keepalive: options.keepalive,
          throwOnError: true,
        });
        saved.current = { draft: data, input: body };
        store(data);
        setLatest(data);
        setFailure(undefined);
        setState('saved');
        return data;
      } catch (error) {
        setFailure(asApiError(error));
        setState('failed');
        return undefined;
      }
    },
    [draft.id, store],
  );

  const enqueue = useCallback(
    (options?: { keepalive?: boolean; version?: number }) => {
      const next = queue.current.then(() => save(options));
      queue.current = next;
      return next;
    },
    [save],
  );

  useEffect(() => {
    if (input === saved.current.input) return;
    const timer = setTimeout(() => void enqueue(), REST_MS);
    return () => clearTimeout(timer);
  }, [input, enqueue]);

  useEffect(() => {
    // Sent at once, not queued: there is no later when the page goes away.
    const flush = () => void save({ keepalive: true });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      // Leaving inside the app: the next visit of this step shows what was typed even before the answer.
      store({ ...saved.current.draft, customers: typed.current });
      void enqueue();
    };
  }, [save, enqueue, store]);

  /** Takes the server's answers over what was typed here; the form must take them too. */
  const adopt = useCallback((other: Draft) => {
    saved.current = { draft: other, input: other.customers };
    setLatest(other);
    setFailure(undefined);
    setState('idle');
  }, []);

  return { problems: latest.problems, state, failure, saveNow: enqueue, adopt };
}
