import type { StoragePort } from './storage.ts';

/** Longest path that is remembered, in characters. */
export const LONGEST_PATH = 2_048;

const KEY = 'auth.redirect';
const NEVER = ['/signin', '/signout'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/** What a path is checked against. */
export type PathRules = {
  origin: string;
  /** The app's base without a slash at the end: `/customer`. */
  base: string;
  /** The pattern of the route that a path without the base leads to; undefined when there is none. */
  routeOf: (pathname: string) => string | undefined;
};

/**
 * Whether a path may be gone to after a login: it begins with one slash, has no control character
 * and no backslash, stays on our origin and below the base, is not too long, leads to a known route,
 * and that is neither signing in or out nor an error page.
 *
 * @param path below the base, with its query: `/reservations?page=2`. Never throws.
 */
export function isUsablePath(path: unknown, { origin, base, routeOf }: PathRules): path is string {
  if (typeof path !== 'string' || path.length > LONGEST_PATH) return false;
  if (!path.startsWith('/') || path.startsWith('//') || UNSAFE.test(path)) return false;
  try {
    const url = new URL(base + path, origin);
    if (url.origin !== origin || !url.pathname.startsWith(`${base}/`)) return false;
    const route = routeOf(url.pathname.slice(base.length));
    return route !== undefined && !NEVER.includes(route) && !route.startsWith('/errors/');
  } catch {
    return false;
  }
}

/** The page that was requested before a sign-in. */
export type RememberedPath = {
  remember: (path: string) => void;
  /** The remembered path if it is usable; it is remembered no longer. */
  take: () => string | undefined;
  /** As {@link RememberedPath.take}, and it stays remembered. */
  peek: () => string | undefined;
  forget: () => void;
};

/**
 * Remembers one path in a tab. Each tab has its own: a login returns the customer to what was
 * requested there. Without storage it is kept until the page is reloaded.
 *
 * @param storage the tab's session storage, or undefined when the browser refuses it
 */
export function createRememberedPath(
  storage: StoragePort | undefined,
  rules: PathRules,
): RememberedPath {
  let kept: string | undefined;
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const forget = () => {
    kept = undefined;
    attempt(() => storage?.removeItem(KEY));
  };
  const peek = () => {
    const path = kept ?? attempt(() => storage?.getItem(KEY));
    return isUsablePath(path, rules) ? path : undefined;
  };
  return {
    remember: (path) => {
      forget();
      if (!isUsablePath(path, rules)) return;
      kept = path;
      attempt(() => storage?.setItem(KEY, path));
    },
    peek,
    take: () => {
      const path = peek();
      forget();
      return path;
    },
    forget,
  };
}
