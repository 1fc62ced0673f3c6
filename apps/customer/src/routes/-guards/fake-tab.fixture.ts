// The tab's session in the tests of the middleware.
import type { GuardedSession, GuardedTab, Visit } from './visit.ts';

export type FakeTab = {
  /** What the server would say; undefined: nobody was logged in here. */
  status?: 'loggedIn' | 'loggedOut' | 'unreachable';
  isOpen?: boolean;
  isEndedAtStart?: boolean;
  remembered?: string;
  canLoad?: boolean;
  /** Its tickets are kept on this device. */
  keptPath?: string;
};

/** A tab that writes down what is done with it. */
export function fakeTab({
  status,
  isOpen = false,
  isEndedAtStart = false,
  remembered,
  canLoad = true,
  keptPath,
}: FakeTab) {
  const done: string[] = [];
  let path = remembered;
  const opened: GuardedSession = {
    isEndedAtStart,
    keepsTickets: async (path) => path === keptPath,
    session: {
      get isLoggedIn() {
        return status === 'loggedIn';
      },
      getState: () => ({ status: status ?? 'loggedOut' }),
      start: async () => void done.push('start'),
      check: async () => void done.push('check'),
    },
    remembered: {
      remember: (next) => {
        done.push(`remember ${next}`);
        path = next;
      },
      peek: () => path,
      take: () => {
        done.push('take');
        const taken = path;
        path = undefined;
        return taken;
      },
      forget: () => undefined,
    },
  };
  const tab: GuardedTab = {
    isPossible: status !== undefined,
    current: isOpen ? opened : undefined,
    open: async () => {
      done.push('open');
      if (!canLoad) throw new Error('offline');
      tab.current = opened;
      return opened;
    },
  };
  return { tab, done };
}

export const visit = (part: Partial<Visit> = {}): Visit => ({
  access: 'public',
  isPersonal: false,
  path: '/reservations?page=2',
  isPreload: false,
  ...part,
});
