import { type CookiePort, readCookie, removeCookie, setCookie } from './cookies.ts';
import type { SessionOptions } from './schemes.ts';

/** The part of `localStorage` and `sessionStorage` that is used. Any call may throw. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where values are kept. `local` is undefined when the browser refuses even to name it. */
export type StoragePorts = {
  local: StoragePort | undefined;
  cookies: CookiePort;
  isSecure: boolean;
};

/** Small texts that outlive the page. */
export type SessionStorage = {
  get: (key: string) => string | undefined;
  /** `undefined` removes. */
  set: (key: string, value: string | undefined) => void;
};

/**
 * Keeps each value as a cookie and in local storage, each under its prefix, and in memory for a
 * browser that refuses both. Nothing here throws: storage may be switched off or full.
 */
export function createStorage(
  { cookie, localStorage }: Pick<SessionOptions, 'cookie' | 'localStorage'>,
  { local, cookies, isSecure }: StoragePorts,
): SessionStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const stored = (key: string) =>
    attempt(() => readCookie(cookies.read(), cookie.prefix + key)) ??
    attempt(() => local?.getItem(localStorage.prefix + key) ?? undefined);

  return {
    // Memory alone would hide what another tab has stored or removed since.
    get: (key) => stored(key) ?? memory.get(key),
    set: (key, value) => {
      const name = localStorage.prefix + key;
      const cookieName = cookie.prefix + key;
      if (value === undefined) {
        memory.delete(key);
        attempt(() => cookies.write(removeCookie(cookieName, cookie.path)));
        attempt(() => local?.removeItem(name));
        return;
      }
      attempt(() => cookies.write(setCookie(cookieName, value, cookie.path, isSecure)));
      attempt(() => local?.setItem(name, value));
      if (stored(key) === value) memory.delete(key);
      else memory.set(key, value);
    },
  };
}
