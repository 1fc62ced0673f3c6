import { ApiError } from '@ferry/api/errors';
import { areReloadsHeld } from '../page/hold-reloads.ts';

/** What is needed of the router's state. */
type Opened = {
  location: { href: string; pathname: string };
  matches: readonly { status: string; error?: unknown }[];
};

/**
 * Longest path that may lead back from there, in characters as they are in its address: with it that address,
 * origin and all, stays below 2,048.
 */
const LONGEST_BACK = 1_800;

/**
 * What `/errors/sorry` is to say about a page that could not be opened because the server fails; it
 * leads back to the requested page. Undefined where the page stays: an error of a page that is
 * open (rendering it, a part of it), any other reason, and while something exists only in this tab,
 * since going back is a whole load, and where the page's address is too long to be led back to. `onTheWay`: the address is already that page's, which is loading.
 */
export function sorryFor(error: unknown, { location, matches }: Opened) {
  const isOfLoading = matches.some((match) => match.status === 'error' && match.error === error);
  if (!isOfLoading || !(error instanceof ApiError) || error.status < 500) return undefined;
  if (location.pathname === '/errors/sorry') return 'onTheWay' as const;
  if (areReloadsHeld() || encodeURIComponent(location.href).length > LONGEST_BACK) return undefined;
  return {
    reason: error.status === 503 ? ('unavailable' as const) : ('error' as const),
    requestId: error.body?.requestId,
    back: location.href,
  };
}
