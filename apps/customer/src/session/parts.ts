import type { Member } from '@ferry/api/external';
import type { RememberedPath } from '@ferry/session/remembered-path';
import type { Session } from '@ferry/session/session';
import type { Watched } from '@ferry/session/session-state';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { SessionNotice } from '../copy/notices.ts';
import type { Credentials } from './credentials.ts';

/** What the header and the notice below it show. */
export type Shown = {
  /** The member's name; undefined for a visitor. */
  name: string | undefined;
  /** Why the page no longer shows a member, until it is dismissed. */
  notice: SessionNotice | undefined;
};

/** Everything about the session of this tab. */
export type AppSession = {
  session: Session<Member, Credentials>;
  remembered: RememberedPath;
  /** A member was logged in here, and at the start the server no longer knew them. */
  isEndedAtStart: boolean;
  /** Whether a page needs no login, as it shows what is kept on this device. */
  keepsTickets: (path: string) => Promise<boolean>;
};

/** What the session of a tab works on. */
export type AppSessionParts = {
  router: AnyRouter;
  queryClient: QueryClient;
  display: {
    shown: Watched<Shown>;
    /** A member is shown. What another member has typed in this tab is forgotten. */
    rememberMember: (id: string | undefined) => void;
  };
};
