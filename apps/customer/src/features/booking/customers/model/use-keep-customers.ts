import { type ApiError, asApiError } from '@ferry/api/errors';
import { getCurrentMemberOptions, keepCustomers } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTabSession } from '../../../../session/use-tab-session.ts';

export type KeepCustomers = ReturnType<typeof useKeepCustomers>;

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
    const latest = { ...getCurrentMemberOptions(), staleTime: 0 };
    try {
      const { version = 1 } = await queryClient.ensureQueryData(getCurrentMemberOptions());
      const headers = { 'if-match': `"${version}"` };
      const { data } = await keepCustomers({ headers, body: { draftId } });
      await invalidateTag(queryClient, 'companions');
      await invalidateTag(queryClient, 'memberVehicles');
      if (data.isMemberChanged) {
        const member = await queryClient.fetchQuery(latest);
        (await tab.open()).session.setUser(member);
      }
      return true;
    } catch (error) {
      setOn(false);
      setFailure(asApiError(error));
      // Ticked again it is meant for what there is now.
      await queryClient.fetchQuery(latest).catch(() => undefined);
      return false;
    }
  };

  return { isOn, failure, toggle, keep };
}
