import type { Member } from '@ferry/api/external';
import { afterLeaving, type Leaving } from '@ferry/session/access';
import type { RememberedPath } from '@ferry/session/remembered-path';
import type { Session } from '@ferry/session/session';
import type { AnyRouter } from '@tanstack/react-router';
import { leavingNotices, type NoticeKey } from '../copy/notices.ts';
import { forgetMember } from '../page/forget-member.ts';
import type { Credentials } from './credentials.ts';
import { keepsTickets } from './keeps-tickets.ts';
import { pageAccess } from './page-access.ts';
import type { AppSessionParts } from './parts.ts';

/** The page that is shown, or the one that is on its way. */
function pageOf(router: AnyRouter) {
  const [routes, params] = router.getMatchedRoutes(router.latestLocation.pathname);
  const said = routes.map(({ id, options }) => ({ id, staticData: options.staticData }));
  return pageAccess(said, params);
}

/**
 * What the app does when the member changes without a page having asked for it: an expiry, or what
 * another tab has done. Sign-in and sign-out go on by themselves.
 */
export function followChanges(
  session: Session<Member, Credentials>,
  remembered: RememberedPath,
  parts: AppSessionParts,
): void {
  session.onChange((change) => {
    if (change === 'login' || change === 'logout') return;
    if (change === 'start' || change === 'joined') {
      // A page for logged-out people sends the member on; while pages load, their guard does.
      if (parts.router.state.status === 'idle' && pageOf(parts.router).access === 'guest') {
        void parts.router.invalidate();
      }
      return;
    }
    void leave(change, remembered, parts);
  });
}

async function leave(
  leaving: Leaving,
  remembered: RememberedPath,
  { router, queryClient, display: { shown } }: AppSessionParts,
): Promise<void> {
  const goTo = async (to: '/' | '/signin', notice: NoticeKey) => {
    await router.navigate({ to, state: { notice }, ignoreBlocker: true });
    queryClient.clear();
  };
  const notice = leavingNotices[leaving];
  const loadAgain = () => {
    queryClient.clear();
    shown.set({ notice });
    return router.invalidate();
  };
  // After an expiry the same person comes back; otherwise another one may be next.
  if (leaving !== 'expired') {
    remembered.forget();
    forgetMember();
  }
  switch (afterLeaving(pageOf(router), leaving)) {
    case 'rememberAndSignIn':
      if (await keepsTickets(router.latestLocation.href)) return loadAgain();
      remembered.remember(router.latestLocation.href);
      return goTo('/signin', notice);
    case 'signIn':
      return goTo('/signin', notice);
    case 'home':
      return goTo('/', notice);
    case 'reload':
      return loadAgain();
    case 'stay':
      queryClient.removeQueries({ type: 'inactive' });
      shown.set({ notice });
  }
}
