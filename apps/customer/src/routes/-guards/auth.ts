import { ApiError } from '@ferry/api/errors';
import type { GuardedTab, Visit } from './visit.ts';

/**
 * First middleware: finds out who visits. Public pages do not wait for the answer, because the site
 * works without it; pages that depend on it do. On later visits it checks that the session still
 * counts.
 *
 * @throws {ApiError} when a member page is wanted and the server cannot be asked
 */
export async function auth(
  { access, isPersonal, isPreload }: Visit,
  tab: GuardedTab,
): Promise<void> {
  if (tab.current && !isPreload) await tab.current.session.check().catch(() => undefined);
  if (!tab.isPossible) return;
  if (access === 'public' && !isPersonal) {
    void tab.open().catch(() => undefined);
    return;
  }
  if (access !== 'member') {
    await tab.open().catch(() => undefined);
    return;
  }
  const { session } = await tab.open();
  if (session.getState().status === 'unreachable') await session.start();
  if (session.getState().status === 'unreachable') throw new ApiError('UNAVAILABLE', 503);
}
