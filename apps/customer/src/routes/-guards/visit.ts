import type { Access } from '@ferry/session/access';
import type { RememberedPath } from '@ferry/session/remembered-path';

/** One opening of a page, as the middleware sees it. */
export type Visit = {
  access: Access;
  isPersonal: boolean;
  /** Path below the base with its query. */
  path: string;
  /** Only loaded beforehand, for a pointer that passes a link: nothing may be remembered. */
  isPreload: boolean;
};

/** The part of the tab's session that the middleware needs. */
export type GuardedTab = {
  isPossible: boolean;
  current: GuardedSession | undefined;
  open: () => Promise<GuardedSession>;
};

export type GuardedSession = {
  session: {
    isLoggedIn: boolean;
    getState: () => { status: string };
    start: () => Promise<unknown>;
    check: () => Promise<void>;
  };
  remembered: RememberedPath;
  isEndedAtStart: boolean;
  keepsTickets: (path: string) => Promise<boolean>;
};
