import {
  type CustomerInput,
  type Draft,
  getDraftQueryKey,
  setDraftCustomers,
} from '@ferry/api/customer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type SendCustomers } from './draft-saver.ts';

/** How long typing must rest before the answers are sent, in milliseconds. */
const REST_MS = 600;

const sendFor =
  (draftId: string): SendCustomers =>
  async (body, version, { keepalive }) => {
    const headers = { 'if-match': `"${version}"` };
    const { data } = await setDraftCustomers({ path: { draftId }, headers, body, keepalive });
    return data;
  };

/**
 * Saves the answers 0.6 s after the last change and when the page is hidden or left.
 *
 * @param draft the draft as loaded
 * @param input the answers of the form
 */
export function useAutosave(draft: Draft, input: CustomerInput) {
  const queryClient = useQueryClient();
  const [saver] = useState(() => createDraftSaver(draft, sendFor(draft.id)));
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  useEffect(() => {
    saver.type(input);
    if (saver.isSaved()) return;
    const timer = setTimeout(() => void saver.saveNow(), REST_MS);
    return () => clearTimeout(timer);
  }, [saver, input]);

  useEffect(() => {
    // The next visit of this step shows what was typed, even before the answer of the last save.
    const key = getDraftQueryKey({ path: { draftId: draft.id } });
    queryClient.setQueryData(key, { ...state.draft, customers: input });
  }, [queryClient, draft.id, state.draft, input]);

  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      void saver.saveNow();
    };
  }, [saver]);

  const { saveNow, adopt, fail } = saver;
  return { ...state, saveNow, adopt, fail };
}
