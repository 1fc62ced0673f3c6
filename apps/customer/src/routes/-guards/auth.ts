import { ApiError } from '@ferry/api/errors';
import type { GuardedSession, GuardedTab, Visit } from './visit.ts';

/**
 * First middleware: finds out who visits. Public pages do not wait for the answer, because the site
 * works without it; pages that depend on it do. On later visits it checks that the session still
 * counts.
 *
 * @throws {ApiError} when a member page is requested and the server cannot be asked
 */
export async function auth(
  { access, isPersonal, isPreload }: Visit,
  tab: GuardedTab,
): Promise<void> {
  const isLater = tab.current !== undefined && !isPreload;
  if (isLater) await tab.current?.session.check().catch(() => undefined);
  if (!tab.isPossible) return;
  if (access === 'member') {
    if (await isUnreachable(await tab.open())) throw new ApiError('UNAVAILABLE', 503);
    return;
  }
  const asked = tab.open().then((opened) => isLater && isUnreachable(opened));
  const isKnown = asked.catch(() => undefined);
  if (access === 'guest' || isPersonal) await isKnown;
}

/** Whether it is still not known who visits: server or network may be back by now. */
async function isUnreachable(opened: GuardedSession): Promise<boolean> {
  const { session } = opened;
  if (session.getState().status !== 'unreachable') return false;
  if ((await session.start()) === 'expired') opened.isEndedAtStart = true;
  return session.getState().status === 'unreachable';
}
