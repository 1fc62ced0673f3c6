import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { operator } from '../../../copy/operator.ts';
import { forgetMember } from '../../../session/forget.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';

/** How long the page says that it is done before it leaves, in milliseconds. */
const FAREWELL_MS = 1_500;

export type SignOutState = 'working' | 'nobody' | 'done' | 'failed';

/**
 * Logs out once when the page opens: server first, then everything in this browser whatever the
 * answer. Afterwards the operator's website is opened, exactly as configured, or home without one.
 * When the server has not confirmed it, the page stays and says so; the next start tries again.
 */
export function useSignOut() {
  const [state, setState] = useState<SignOutState>('working');
  const tab = useTabSession();
  const queryClient = useQueryClient();
  const isStarted = useRef(false);

  const leave = useCallback(async () => {
    setState('working');
    try {
      const { session, remembered } = await tab.open();
      // A visitor's own session, with what they are booking, has nothing to do with it.
      if (session.getState().status === 'loggedOut' && !session.isLogoutOwed) {
        setState('nobody');
        return;
      }
      const isConfirmed = await session.logout();
      remembered.forget();
      forgetMember();
      tab.shown.set({ notice: undefined });
      queryClient.clear();
      setState(isConfirmed ? 'done' : 'failed');
    } catch {
      setState('failed');
    }
  }, [tab, queryClient]);

  useEffect(() => {
    // Development draws twice; one logout is enough.
    if (isStarted.current) return;
    isStarted.current = true;
    void leave();
  }, [leave]);

  useFarewell(state === 'done');
  return { state, leave };
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
