import { ApiError, asApiError } from '@ferry/api/errors';
import type { Member } from '@ferry/api/external';
import { setSessionHooks } from '@ferry/api/session-hooks';
import { fullName } from '@ferry/format/full-name';
import { UnknownMemberError } from '@ferry/session/errors';
import { createRememberedPath, type RememberedPath } from '@ferry/session/remembered-path';
import { Session } from '@ferry/session/session';
import { openChannel } from '@ferry/session/tabs';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetTicketsOfOthers } from '../kept-tickets/forget-kept-tickets.ts';
import { browserPorts } from './browser.ts';
import type { Credentials } from './credentials.ts';
import { followChanges } from './follow-changes.ts';
import { keepsTickets } from './keeps-tickets.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { SESSION_CHANNEL, sessionOptions } from './options.ts';
import type { AppSession, AppSessionParts } from './parts.ts';
import { routeOf } from './route-of.ts';
import { sessionCalls } from './session-calls.ts';

const BASE = '/customer';

/** Makes the tab's session from the contract's calls, connects it with the app, and starts it. */
export async function openAppSession(parts: AppSessionParts): Promise<AppSession> {
  const session = new Session<Member, Credentials>(sessionOptions, {
    ...browserPorts(),
    calls: sessionCalls(sessionOptions),
    channel: openChannel(SESSION_CHANNEL),
    now: Date.now,
    random: () => crypto.randomUUID(),
    exclusive: (work) => oneTabAtATime(work, navigator.locks),
    log: (error) => console.error(error),
  });
  const remembered = rememberedPathOf(parts.router);
  const { shown, rememberMember } = parts.display;
  let shownId: string | undefined;
  session.subscribe(() => {
    const { user } = session.getState();
    rememberMember(user?.id);
    // What the member before has kept on this device is not for this one.
    if (user?.id && user.id !== shownId) void forgetTicketsOfOthers(shownId, user.id);
    shownId = user?.id ?? shownId;
    const name = user && shownName(user);
    if (name !== shown.get().name) shown.set({ name });
  });
  followChanges(session, remembered, parts);
  const started = session.start();
  // At once: what comes back while the server is asked would not be heard of later.
  lookAgainWhenBack(session, started);
  const isEndedAtStart = (await started) === 'expired';
  connectCalls(session);
  return { session, remembered, isEndedAtStart, keepsTickets };
}

/** A member without fields is one too. */
const shownName = ({ familyName, givenName }: Member): string =>
  fullName({ familyName, givenName }) || '会員';

function connectCalls(session: Session<Member, Credentials>): void {
  setSessionHooks({
    sendsTokens: sessionOptions.token.isRequired,
    beforeCall: async (isChange) => {
      // Nothing is sent as another member than the tab shows.
      await session.check(isChange).catch((cause: unknown) => {
        // As if the call itself had failed: its page knows what to do then.
        if (cause instanceof UnknownMemberError) throw asApiError(cause.cause);
        throw new ApiError('SESSION_EXPIRED', 401, undefined, cause);
      });
      return session.credentialHeaders();
    },
    login: () => session.shownLogin,
    isShown: (member) =>
      typeof member === 'object' &&
      member !== null &&
      'id' in member &&
      member.id === session.getState().user?.id,
    onRefused: (login) => void session.refused(login),
  });
}

/** Asks who is logged in when the tab or the network is back. */
function lookAgainWhenBack(session: Session<Member, Credentials>, started: Promise<unknown>): void {
  const lookAgain = async () => {
    await started;
    // A tab that was frozen has missed what the others have done.
    await session.check().catch(() => undefined);
    // Server or network may be back.
    if (session.getState().status === 'unreachable') await session.start();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  window.addEventListener('online', () => void lookAgain());
}

function rememberedPathOf(router: AnyRouter): RememberedPath {
  let storage: Storage | undefined;
  try {
    storage = window.sessionStorage;
  } catch {
    // Switched off: the page itself remembers.
  }
  return createRememberedPath(storage, {
    origin: window.location.origin,
    base: BASE,
    routeOf: (pathname) => routeOf(router, pathname)?.fullPath,
  });
}
