import { decideAccess } from '@ferry/session/access';
import { redirect } from '@tanstack/react-router';
import type { GuardedTab, Visit } from './visit.ts';

/**
 * Second middleware: the access table. Visitors of a member page sign in and come back; members on
 * a page for logged-out people go to the remembered page or home. A member whose login ended while
 * the tab was closed signs in before a page that shows what is theirs, unless it is kept on this device.
 *
 * @throws a redirect
 */
export async function guard(
  { access, isPersonal, path, isPreload }: Visit,
  tab: GuardedTab,
): Promise<void> {
  const opened = tab.current;
  const isLoggedIn = opened?.session.isLoggedIn ?? false;
  const decision = decideAccess(access, isLoggedIn);
  if (decision === 'sendOn') {
    const remembered = isPreload ? opened?.remembered.peek() : opened?.remembered.take();
    throw remembered === undefined
      ? redirect({ to: '/', replace: true })
      : redirect({ href: `/customer${remembered}`, replace: true });
  }
  const isEnded = !isLoggedIn && (opened?.isEndedAtStart ?? false);
  const isKeptOut = isPersonal && isEnded && !(await opened?.keepsTickets(path));
  if (decision === 'allow' && !isKeptOut) {
    // A customer who goes on as a visitor is not stopped later, in the middle of a booking of their
    // own.
    if (opened && !isPreload) opened.isEndedAtStart = false;
    return;
  }
  if (!isPreload) await remember(tab, path);
  if (isEnded && opened) opened.isEndedAtStart = isPreload;
  throw redirect({
    to: '/signin',
    replace: true,
    state: { notice: isEnded ? 'sessionExpired' : 'signInFirst' },
  });
}

async function remember(tab: GuardedTab, path: string): Promise<void> {
  // Without its chunk the sign-in page itself cannot be shown either.
  const { remembered } = await tab.open();
  remembered.remember(path);
}
