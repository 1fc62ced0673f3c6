import { type CookiePort, readCookie } from './cookies.ts';
import type { SessionOptions } from './schemes.ts';
import { createStorage, type SessionStorage, type StoragePorts } from './storage.ts';

/**
 * What the tabs of a browser know about the login: a random login marker, new at each login. A tab
 * that finds another marker than its own shows a member who is no longer logged in. It says nothing
 * about the member.
 */
export const markerKey = (name: string): string => `_logged_in.${name}`;

/** A logout that the server has not confirmed: it is tried again at the next start. */
export const pendingLogoutKey = (name: string): string => `_logout_pending.${name}`;

/** The last login has expired: a tab that has not heard of it yet does not take it for a logout. */
export const expiredKey = (name: string): string => `_expired.${name}`;

/** Whether the presence cookie is there; yes when the scheme has none. */
export const hasPresenceCookie = ({ cookie }: SessionOptions, cookies: CookiePort): boolean => {
  if (cookie.presence === false) return true;
  try {
    return readCookie(cookies.read(), cookie.presence) !== undefined;
  } catch {
    return false;
  }
};

/** Whether what proves a session is there: its presence cookie, or a token. */
export const hasCredential = (
  options: SessionOptions,
  { get }: SessionStorage,
  cookies: CookiePort,
): boolean =>
  (!options.token.isRequired || get(options.token.prefix + options.name) !== undefined) &&
  hasPresenceCookie(options, cookies);

/**
 * Whether the server has to be asked at the start: a member was logged in here and what proves it
 * is there, or a logout is still pending. A first visit asks nothing.
 */
export function canSessionExist(options: SessionOptions, ports: StoragePorts): boolean {
  const storage: SessionStorage = createStorage(options, ports);
  if (storage.get(pendingLogoutKey(options.name)) !== undefined) return true;
  return (
    storage.get(markerKey(options.name)) !== undefined &&
    hasCredential(options, storage, ports.cookies)
  );
}
