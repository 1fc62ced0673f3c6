import { takeEarlyCall } from './early-calls.ts';
import { ApiError } from './errors.ts';
import { preferOf } from './mock-switch.ts';
import { sessionHooks } from './session-hooks.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const CSRF_COOKIE = '/sanctum/csrf-cookie';
const CURRENT_MEMBER = '/external/api/members/me';

/** The calls that a session is made of: the session cannot be asked about them. */
function isSessionCall({ method }: Request, pathname: string): boolean {
  // Reading the member only: changing them is a call like any other.
  if (pathname === CURRENT_MEMBER) return SAFE_METHODS.includes(method);
  return /^\/sanctum\/|^\/external\/api\/auth\//.test(pathname);
}

/**
 * The CSRF token that the next unsafe call must carry: the URL-decoded `XSRF-TOKEN` cookie.
 * Read at each call and never kept, because a login changes it.
 *
 * @param cookies the document's cookie string
 * @returns the token, or undefined when there is no session yet or the cookie cannot be decoded
 */
export function readXsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) || undefined;
  } catch {
    return undefined;
  }
}

let renewing: Promise<void> | undefined;

/** How long the calls that share a cookie wait for it, in milliseconds: a slow network takes ten seconds. */
const COOKIE_MS = 30_000;

/**
 * Calls that need it at the same time share one: each would make a session of its own for a
 * visitor.
 */
function renewCsrfCookie(): Promise<void> {
  renewing ??= fetchCsrfCookie().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function fetchCsrfCookie(): Promise<void> {
  // Loaded on demand: a visitor who only looks at sailings never needs a session.
  const { getCsrfCookie } = await import('./external.ts');
  // Without an end, one response that never comes would stop every later change.
  await getCsrfCookie({ signal: AbortSignal.timeout(COOKIE_MS) });
}

const isUnsafe = ({ method }: Request) => !SAFE_METHODS.includes(method);

function send(request: Request): Promise<Response> {
  const token = isUnsafe(request) && readXsrfToken(document.cookie);
  if (token) request.headers.set('X-XSRF-TOKEN', token);
  return fetch(request);
}

/**
 * `fetch` for the generated clients. Unsafe calls get the CSRF cookie first and its token as a
 * header; after a 419 the cookie is fetched once more and the very same request (same body, same
 * Idempotency-Key) is replayed once. A 401, or a second 419, of a logged-in member ends the
 * session; a visitor whose cookie is of an ended one gets a new one and the call is replayed.
 *
 * @param input the request that the client built
 * @throws {TypeError} when the network fails, like `fetch`
 * @throws {ApiError} `SESSION_EXPIRED` when it would be replayed as another member
 */
export const csrfFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (import.meta.env.DEV) {
    const prefer = preferOf(request.method, request.url);
    if (prefer) request.headers.set('Prefer', prefer);
  }
  const isOfTheSession = isSessionCall(request, pathname);
  // As the product's specification has it, with a body or without; the generator leaves it out.
  if (isOfTheSession) request.headers.set('Content-Type', 'application/json');
  const isChange = isUnsafe(request);
  if (!isOfTheSession) {
    const credential = await sessionHooks()?.beforeCall(isChange);
    for (const [name, value] of Object.entries(credential ?? {})) request.headers.set(name, value);
  }
  // A token is sent by us and never by the browser itself: nobody can forge such a call.
  const needsCsrf = !sessionHooks()?.sendsTokens;
  if (needsCsrf && isChange && !readXsrfToken(document.cookie)) await renewCsrfCookie();
  const replay = request.clone();
  // Before the response, which counts for this login only: by then there may be another one, or
  // none.
  const isAboutLogin = isOfTheSession && pathname !== CURRENT_MEMBER;
  const login = isAboutLogin ? undefined : sessionHooks()?.login();
  const response = await (takeEarlyCall(request) ?? send(request));
  // The cookie's own call would wait for itself.
  if (needsCsrf && response.status === 419 && pathname !== CSRF_COOKIE) {
    return sendAgain(replay, login);
  }
  if (response.status !== 401) return response;
  if (login !== undefined) sessionHooks()?.onRefused(login);
  else if (needsCsrf && !isOfTheSession) return sendAsVisitor(replay);
  return response;
};

async function sendAsVisitor(replay: Request): Promise<Response> {
  await renewCsrfCookie();
  return send(replay);
}

/** After a 419: never as another member than the first time. */
async function sendAgain(replay: Request, login: number | undefined): Promise<Response> {
  await renewCsrfCookie();
  if (login !== undefined) {
    const { credentials } = replay;
    const headers = new Headers(replay.headers);
    headers.set('Content-Type', 'application/json');
    const member = await fetch(
      new Request(new URL(CURRENT_MEMBER, replay.url), { headers, credentials }),
    );
    if (member.status === 401) sessionHooks()?.onRefused(login);
    if (!member.ok) return member;
    // A member who has logged in in another tab is that tab's to end.
    const isSame = sessionHooks()?.isShown(await member.json().catch(() => undefined));
    if (!isSame) throw new ApiError('SESSION_EXPIRED', 401);
  }
  const response = await send(replay);
  const isRefused = response.status === 419 || response.status === 401;
  if (login !== undefined && isRefused) sessionHooks()?.onRefused(login);
  return response;
}
