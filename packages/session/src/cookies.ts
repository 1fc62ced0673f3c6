/** The document's cookies, as `document.cookie` reads and writes them. */
export type CookiePort = { read: () => string; write: (cookie: string) => void };

/**
 * The decoded value of a cookie.
 *
 * @param cookies the document's cookie string
 * @returns undefined when it is missing, empty or not decodable
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || undefined;
  } catch {
    return undefined;
  }
}

/** What sets a cookie of this site; it is not sent along from other sites' forms. */
export const setCookie = (name: string, value: string, path: string, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; path=${path}; samesite=lax${isSecure ? '; secure' : ''}`;

/** What removes a cookie. */
export const removeCookie = (name: string, path: string): string =>
  `${name}=; path=${path}; max-age=0; samesite=lax`;
