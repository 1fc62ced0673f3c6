import {
  type CustomerInput,
  type Draft,
  getDraft,
  getDraftQueryKey,
  setDraftCustomers,
} from '@ferry/api/customer';
import { storeResponse } from '@ferry/api/store-response';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftSaver, SendCustomers } from '../../shared/model/draft-saver.ts';
import { afterLostAnswers } from './lost-saves.ts';

/** How long typing must rest before the answers are sent, in milliseconds. */
const REST_MS = 600;

/** Stores answers in one draft. `keepalive`: a save in flight is not cut off when the page goes. */
export function sendTo(draftId: string): SendCustomers {
  const path = { draftId };
  const send: SendCustomers = async (body, version, isNextSent) => {
    const before = isNextSent ? `"${version - 1}", ` : '';
    const headers = { 'if-match': `${before}"${version}"` };
    const { data } = await setDraftCustomers({ path, headers, body, keepalive: true });
    return data;
  };
  return afterLostAnswers(send, async () => (await getDraft({ path })).data);
}

/**
 * Saves the answers 0.6 s after the last change and when the page is hidden or left.
 *
 * @param saver the draft's saver
 * @param input the answers of the form
 */
export function useAutosave(saver: DraftSaver, input: CustomerInput) {
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const { draft } = state;

  useEffect(() => {
    saver.type(input);
    if (saver.isSaved()) return;
    const timer = setTimeout(() => void saver.saveNow(), REST_MS);
    return () => clearTimeout(timer);
  }, [saver, input]);

  useEffect(() => {
    storeInCache(queryClient, draft);
  }, [queryClient, draft]);

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    // Phones often hide a page for good without a `pagehide`.
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', saver.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', saver.flush);
      void saver.saveNow();
    };
  }, [saver]);

  const { saveNow, runBetween, adopt, fail } = saver;
  return { ...state, saveNow, runBetween, adopt, fail };
}

const storeInCache = (queryClient: ReturnType<typeof useQueryClient>, draft: Draft) =>
  storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
