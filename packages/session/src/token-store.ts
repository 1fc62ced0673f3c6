import type { TokenOptions } from './schemes.ts';
import type { SessionStorage } from './storage.ts';
import { type TokenStatus, tokenStatus } from './token-status.ts';

/** One kind of token: the access token or the refresh token. */
export type TokenStore = {
  get: () => string | undefined;
  /** @param expiresAt milliseconds since 1970, when the server says it; otherwise the default age */
  set: (token: string, expiresAt?: number) => void;
  clear: () => void;
  status: () => TokenStatus;
};

/**
 * Keeps a token under prefix + strategy name and its expiry under a prefix of its own.
 *
 * @param now the clock, milliseconds since 1970
 */
export function createTokenStore(
  storage: SessionStorage,
  { prefix, expirationPrefix, maxAgeSeconds }: TokenOptions,
  name: string,
  now: () => number,
): TokenStore {
  // What is no number is not known.
  const expiry = () => Number(storage.get(expirationPrefix + name));
  return {
    get: () => storage.get(prefix + name),
    set: (token, expiresAt) => {
      storage.set(prefix + name, token);
      const byAge = maxAgeSeconds === false ? undefined : now() + maxAgeSeconds * 1_000;
      storage.set(expirationPrefix + name, (expiresAt ?? byAge)?.toString());
    },
    clear: () => {
      storage.set(prefix + name, undefined);
      storage.set(expirationPrefix + name, undefined);
    },
    status: () => tokenStatus(storage.get(prefix + name), expiry(), now()),
  };
}
