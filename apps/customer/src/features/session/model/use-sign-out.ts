import type { Draft } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { operator } from '../../../copy/operator.ts';
import { forgetMember } from '../../../session/forget.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { findLeavingDraft, removeDraft } from './leaving-draft.ts';

/** How long the page says that it is done before it leaves, in milliseconds. */
const FAREWELL_MS = 1_500;

/** Where the logout is; `asking` what is to become of a booking that is being entered. */
export type SignOutState =
  | { step: 'working' | 'nobody' | 'done' | 'failed' }
  | { step: 'asking'; draft: Draft; failure?: ApiError; isRemoving?: boolean };

/**
 * Logs out once when the page opens, after the question about a booking that is being entered in this
 * tab: server first, then everything in this browser whatever the answer. Afterwards the operator's
 * website is opened, exactly as configured, or home without one. When the server has not confirmed
 * it, the page stays and says so; the next start tries again.
 */
export function useSignOut() {
  const [state, setState] = useState<SignOutState>({ step: 'working' });
  const [isRemoved, setIsRemoved] = useState(false);
  const tab = useTabSession();
  const queryClient = useQueryClient();
  const isStarted = useRef(false);

  const leave = useCallback(async () => {
    setState({ step: 'working' });
    try {
      const { session, remembered } = await tab.open();
      // A visitor's own session, with what they are booking, has nothing to do with it.
      if (session.getState().status === 'loggedOut' && !session.isLogoutOwed) {
        setState({ step: 'nobody' });
        return;
      }
      const isConfirmed = await session.logout();
      remembered.forget();
      forgetMember();
      tab.shown.set({ notice: undefined });
      queryClient.clear();
      setState({ step: isConfirmed ? 'done' : 'failed' });
    } catch {
      setState({ step: 'failed' });
    }
  }, [tab, queryClient]);

  const begin = useCallback(async () => {
    // First who this is: the draft is the member's.
    await tab.open().catch(() => undefined);
    const draft = await findLeavingDraft(queryClient);
    if (draft) setState({ step: 'asking', draft });
    else await leave();
  }, [tab, queryClient, leave]);

  const removeAndLeave = async (draft: Draft) => {
    setState({ step: 'asking', draft, isRemoving: true });
    try {
      await removeDraft(draft.id);
    } catch (error) {
      setState({ step: 'asking', draft, failure: asApiError(error) });
      return;
    }
    setIsRemoved(true);
    await leave();
  };

  useEffect(() => {
    // Development draws twice; one logout is enough.
    if (isStarted.current) return;
    isStarted.current = true;
    void begin();
  }, [begin]);

  useFarewell(state.step === 'done');
  return { state, isRemoved, leave, removeAndLeave };
}

function useFarewell(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      if (operator.publicWebsite) window.location.assign(operator.publicWebsite);
      else void navigate({ to: '/', replace: true, state: { notice: 'loggedOut' } });
    }, FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
