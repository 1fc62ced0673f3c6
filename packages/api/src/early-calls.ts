/** A read that the script in the page has sent before the app was there. */
type EarlyCall = { sentAt: number; response: Promise<Response> };

declare global {
  /** By path and query. Left by the frame of the build (scripts/build/prerender/announced.js). */
  var ferryEarlyCalls: Map<string, EarlyCall> | undefined;
}

/** After these milliseconds a response is too old to be the first one that a page shows. */
const FRESH_MS = 10_000;

/**
 * The response to this very read where it has been asked for already: once, and only while it is new.
 *
 * @param request what the client would send
 * @returns undefined when the client has to ask by itself
 */
export function takeEarlyCall({ method, url }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const early = method === 'GET' ? globalThis.ferryEarlyCalls?.get(pathname + search) : undefined;
  globalThis.ferryEarlyCalls?.delete(pathname + search);
  return early && performance.now() - early.sentAt < FRESH_MS ? early.response : undefined;
}
