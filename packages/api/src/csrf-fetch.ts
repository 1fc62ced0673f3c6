import { preferOf } from './mock-switch.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

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

async function renewCsrfCookie(): Promise<void> {
  // Loaded on demand: a visitor who only looks at sailings never needs a session.
  const { getCsrfCookie } = await import('./external.ts');
  await getCsrfCookie();
}

function withToken(request: Request): Request {
  const token = readXsrfToken(document.cookie);
  if (token) request.headers.set('X-XSRF-TOKEN', token);
  return request;
}

/**
 * `fetch` for the generated clients. Unsafe calls get the CSRF cookie first and its token as a
 * header; after a 419 the cookie is fetched once more and the very same request (same body, same
 * Idempotency-Key) is replayed once.
 *
 * @param input the request that the client built
 * @throws {TypeError} when the network fails, like `fetch`
 */
export const csrfFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (import.meta.env.DEV) {
    const prefer = preferOf(request.method, request.url);
    if (prefer) request.headers.set('Prefer', prefer);
  }
  if (SAFE_METHODS.includes(request.method)) return fetch(request);
  if (!readXsrfToken(document.cookie)) await renewCsrfCookie();
  const replay = request.clone();
  const response = await fetch(withToken(request));
  if (response.status !== 419) return response;
  await renewCsrfCookie();
  return fetch(withToken(replay));
};
