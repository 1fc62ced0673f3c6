import { type ApiError, asApiError } from '@ferry/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTabSession } from '../../../../session/use-tab-session.ts';

export type KeepCustomers = ReturnType<typeof useKeepCustomers>;

// Members alone have a profile.
const loadCalls = () => import('./keep-in-profile.ts');

/**
 * Whether a member wants what was typed in the profile as well, and keeping it there with the step on.
 * What cannot be kept takes nothing from the booking: it is said, and the next press goes on without.
 */
export function useKeepCustomers(draftId: string) {
  const [isOn, setOn] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const queryClient = useQueryClient();
  const tab = useTabSession();

  const toggle = (next: boolean) => {
    setOn(next);
    setFailure(undefined);
  };

  /** @returns whether the customer may go on */
  const keep = async (): Promise<boolean> => {
    setFailure(undefined);
    if (!isOn) return true;
    try {
      const { keepInProfile } = await loadCalls();
      const member = await keepInProfile(queryClient, draftId);
      if (member) (await tab.open()).session.setUser(member);
      return true;
    } catch (error) {
      setOn(false);
      setFailure(asApiError(error));
      await loadCalls().then(
        ({ readMemberAgain }) => readMemberAgain(queryClient),
        () => undefined,
      );
      return false;
    }
  };

  return { isOn, failure, toggle, keep };
}
