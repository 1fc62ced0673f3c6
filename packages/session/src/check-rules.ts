import type { TokenStatus } from './token-status.ts';

/** What the tokens say before a request or on a change of the route. */
type SessionCheck = 'ok' | 'refresh' | 'reset';

/** What is known about the credentials of a session. */
export type KnownCredentials = {
  /** Cookie scheme: whether the session's presence cookie is there. */
  hasPresenceCookie: boolean | 'not needed';
  /** Status of the token; undefined when the scheme needs none. */
  token: TokenStatus | undefined;
  /** Status of the refresh token; undefined when nothing refreshes. */
  refreshToken: TokenStatus | undefined;
};

/**
 * The rule of a route change and of each request while a member is logged in: an expired refresh
 * token ends the session; an expired token is refreshed where that is possible and otherwise ends
 * the session; without the presence cookie there is no session. A token of which nothing is known
 * (`UNKNOWN`) ends nothing: the server decides.
 */
export function checkSession({
  hasPresenceCookie,
  token,
  refreshToken,
}: KnownCredentials): SessionCheck {
  if (hasPresenceCookie === false) return 'reset';
  if (token === undefined) return 'ok';
  if (refreshToken === 'EXPIRED') return 'reset';
  if (token !== 'EXPIRED') return 'ok';
  return refreshToken === undefined ? 'reset' : 'refresh';
}
