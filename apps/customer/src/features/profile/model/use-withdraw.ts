import { deleteCurrentMember } from '@ferry/api/external';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetKeptTickets } from '../../../kept-tickets/forget-kept-tickets.ts';
import { forgetMember } from '../../../page/forget-member.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { useRecentLogin } from './use-recent-login.ts';

/**
 * Ends the membership, and with it what this browser knows of the member, in all its tabs; then the page
 * that says so.
 */
export function useWithdraw() {
  const tab = useTabSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const endHere = async () => {
    const { session, remembered } = await tab.open();
    remembered.forget();
    // The server has ended it already; here and in the other tabs it ends as by a logout.
    await session.logout();
  };
  return useRecentLogin(async () => {
    await deleteCurrentMember();
    // It has ended, whatever becomes of what this browser still knows.
    await endHere().catch(() => undefined);
    forgetMember();
    await forgetKeptTickets();
    tab.shown.set({ name: undefined, notice: undefined });
    await navigate({ to: '/signout', replace: true, state: { isWithdrawn: true } });
    queryClient.clear();
  });
}
