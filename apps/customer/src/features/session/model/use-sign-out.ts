import type { Draft } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { operator } from '../../../copy/operator.ts';

import { forgetKeptTickets } from '../../../kept-tickets/forget-kept-tickets.ts';
import { forgetMember } from '../../../page/forget-member.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { forgetDevice } from './forget-device.ts';
import { findLeavingDraft, removeDraft } from './leaving-draft.ts';

/** How long the page says that it is done before it leaves, in milliseconds. */
const FAREWELL_MS = 1_500;

/**
 * Where the logout is; `confirming` whether it is intended at all, `asking` what is to become of a
 * booking that is being entered.
 */
type SignOutState =
  | { step: 'checking' | 'confirming' | 'working' | 'nobody' | 'done' | 'failed' }
  | { step: 'asking'; draft: Draft; failure?: ApiError; isRemoving?: boolean };

/**
 * Logs out once when a link of the site has opened the page, after the question about a booking that
 * is being entered in this tab. An address alone logs nobody out, because a mail or another site can
 * open it as well: then a button asks. Server first, then everything in this browser whatever the
 * answer. Afterwards the operator's website is opened, exactly as configured, or home without one.
 * When the server has not confirmed it, the page stays and says so; the next start tries again.
 */
export function useSignOut() {
  // The browser's history has no page of ours before it: the address itself was opened.
  const isRequested = useCanGoBack();
  const [state, setState] = useState<SignOutState>({ step: isRequested ? 'working' : 'checking' });
  const [isRemoved, setIsRemoved] = useState(false);
  const tab = useTabSession();
  const queryClient = useQueryClient();
  const isStarted = useRef(false);

  const leave = useCallback(async () => {
    setState({ step: 'working' });
    try {
      const { session, remembered } = await tab.open();
      // A visitor's own session, with what they are booking, has nothing to do with it.
      if (session.getState().status === 'loggedOut' && !session.isLogoutPending) {
        // A login may have ended by itself. Not when another site has opened the address.
        if (isRequested) await Promise.all([forgetKeptTickets(), forgetDevice()]);
        setState({ step: 'nobody' });
        return;
      }
      const isConfirmed = await session.logout();
      remembered.forget();
      forgetMember();
      await Promise.all([forgetKeptTickets(), forgetDevice()]);
      tab.shown.set({ notice: undefined });
      queryClient.clear();
      setState({ step: isConfirmed ? 'done' : 'failed' });
    } catch {
      setState({ step: 'failed' });
    }
  }, [tab, queryClient, isRequested]);

  const begin = useCallback(async () => {
    // First who this is: the draft is the member's.
    const opened = await tab.open().catch(() => undefined);
    const draft = await findLeavingDraft(queryClient);
    // What could not be found out may be a member's.
    const mayBeMember = opened?.session.getState().status !== 'loggedOut';
    if (draft) setState({ step: 'asking', draft });
    else if (mayBeMember && !isRequested) setState({ step: 'confirming' });
    else await leave();
  }, [tab, queryClient, leave, isRequested]);

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
    // Development renders twice; one logout is enough.
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
      // Not to be come back to: it would log out a member who has logged in since.
      if (operator.publicWebsite) window.location.replace(operator.publicWebsite);
      else void navigate({ to: '/', replace: true, state: { notice: 'loggedOut' } });
    }, FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
