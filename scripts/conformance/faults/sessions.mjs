/** Faults of cookies, tokens, logins and the order of refusals. */
import { before, errorOf, inCookies, json, onStatus, replyOf } from './change.mjs';

const isChange = ({ method }) => method !== 'GET';
const isSession = (line) => /^(?:__Host-)?ferry_session=/.test(line);

/** The token that belongs to a session, as the proxy has seen it being set. */
const rememberTokens = (reply, seen) => {
  const lines = [reply.headers['set-cookie'] ?? []].flat();
  const setBy = (form) => form.exec(lines.join('\n'))?.[1];
  const [session, token] = [setBy(/ferry_session=([^;]+)/), setBy(/XSRF-TOKEN=([^;]+)/)];
  if (session && token) seen.memory.set(session, decodeURIComponent(token));
  return reply;
};
const sessionOf = ({ headers }) => /ferry_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

/** @type {import('./proxy.mjs').Fault[]} */
export const sessionFaults = [
  {
    name: 'the cookie of the token is not set',
    rules: ['csrf-cookie', 'journey'],
    ...inCookies((line) => (line.startsWith('XSRF-TOKEN') ? '' : line)),
  },
  {
    name: 'a script can read the session',
    rules: ['cookie-flags'],
    ...inCookies((line) => (isSession(line) ? line.replace(/; HttpOnly/i, '') : line)),
  },
  {
    name: 'the cookies go to other sites',
    rules: ['cookie-flags'],
    ...inCookies((line) => line.replace(/SameSite=Lax/i, 'SameSite=None')),
  },
  {
    name: 'no script can read the token',
    rules: ['cookie-flags'],
    ...inCookies((line) => (line.startsWith('XSRF') ? `${line}; HttpOnly` : line)),
  },
  {
    name: 'the cookies go to all subdomains',
    rules: ['cookie-flags'],
    ...inCookies((line) => `${line}; Domain=localhost`),
  },
  {
    name: 'the cookies are of one path',
    rules: ['cookie-flags'],
    ...inCookies((line) => line.replace(/Path=\/(?=;|$)/i, 'Path=/sanctum')),
  },
  {
    name: 'every fetch of the cookies begins another session',
    rules: ['session-kept'],
    ...before(['getCsrfCookie'], (seen) => {
      const { cookie: _, ...headers } = seen.headers;
      return { ...seen, headers };
    }),
  },
  {
    name: 'the token is not looked at',
    rules: ['csrf-matrix', 'token-needed'],
    ...before([], (seen) => {
      const token = seen.memory.get(sessionOf(seen));
      return token && isChange(seen)
        ? { ...seen, headers: { ...seen.headers, 'x-xsrf-token': token } }
        : seen;
    }),
    response: rememberTokens,
  },
  {
    name: 'pages of other sites may change something',
    rules: ['csrf-matrix', 'token-needed'],
    ...before([], (seen) => {
      const { 'sec-fetch-site': _, ...headers } = seen.headers;
      return { ...seen, headers };
    }),
  },
  {
    name: 'the encoded token is taken as well',
    rules: ['csrf-matrix'],
    ...before([], (seen) => {
      const token = seen.headers['x-xsrf-token'];
      return token?.includes('%')
        ? { ...seen, headers: { ...seen.headers, 'x-xsrf-token': decodeURIComponent(token) } }
        : seen;
    }),
  },
  {
    name: 'a form of another site is read as JSON',
    rules: ['csrf-matrix', 'unreadable-refused'],
    ...before(['createDraft', 'createFareQuote'], (seen) => ({
      ...seen,
      headers: { ...seen.headers, 'content-type': 'application/json' },
    })),
  },
  {
    name: 'a wrong token is 403',
    rules: ['status-documented'],
    ...onStatus(419, [], () => errorOf(403, 'CSRF')),
  },
  {
    name: 'the token is looked at before the login',
    rules: ['member-needed'],
    ...before([], (seen) =>
      isChange(seen) && seen.operation?.security.includes('member') && !seen.headers['x-xsrf-token']
        ? errorOf(419, 'CSRF')
        : seen,
    ),
  },
  {
    name: 'a read without a session is 401',
    rules: ['nothing-without-session'],
    ...before([], (seen) =>
      !isChange(seen) && seen.operation?.security.includes('session') && !seen.headers.cookie
        ? errorOf(401, 'UNAUTHENTICATED')
        : seen,
    ),
  },
  {
    name: 'the body is read before the token',
    rules: ['session-needed', 'token-needed'],
    ...before([], (seen) =>
      isChange(seen) && seen.bytes.length > 0 && json(seen.bytes) === undefined
        ? errorOf(400, 'MALFORMED_REQUEST')
        : seen,
    ),
  },
  {
    name: 'a change without a session is 401',
    rules: ['session-needed'],
    ...onStatus(419, [], (reply, _, seen) =>
      seen.headers.cookie ? reply : errorOf(401, 'SESSION_EXPIRED'),
    ),
  },
  {
    name: 'a partner needs no key to be refused by the body',
    rules: ['key-needed'],
    ...onStatus(401, ['redeemVoucher', 'checkVoucher'], () => errorOf(404, 'NOT_FOUND')),
  },
  {
    name: 'a login keeps the cookies of before',
    rules: ['login-renews'],
    response: (reply, seen) => {
      if (seen.operation?.id !== 'login' || reply.status !== 204) return reply;
      const token = seen.headers.cookie && /XSRF-TOKEN=([^;]+)/.exec(seen.headers.cookie)?.[1];
      const lines = [reply.headers['set-cookie']].flat();
      const kept = lines.map((line) => line.replace(/^XSRF-TOKEN=[^;]+/, `XSRF-TOKEN=${token}`));
      return { ...reply, headers: { ...reply.headers, 'set-cookie': kept } };
    },
  },
  {
    name: 'a logout forgets the cookies alone',
    rules: ['logout-ends'],
    ...before(['logout'], (seen) =>
      seen.headers['x-xsrf-token'] && seen.headers['sec-fetch-site'] !== 'cross-site'
        ? replyOf(204, undefined)
        : seen,
    ),
  },
  {
    name: 'a failed login tells whether there is an account',
    rules: ['login-fails-alike'],
    ...onStatus(401, ['login'], (reply, body, seen) =>
      json(seen.bytes)?.email?.startsWith('nobody')
        ? replyOf(401, { ...body, message: 'no such account' })
        : reply,
    ),
  },
];
