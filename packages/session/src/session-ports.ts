import type { StoragePorts } from './storage.ts';
import type { ChannelPort } from './tabs.ts';

/** Tokens of a response. Expiries in milliseconds since 1970; without one the default age counts. */
export type Tokens = {
  token: string;
  expiresAt?: number;
  refreshToken?: string;
  refreshExpiresAt?: number;
};

/** Headers that prove the session in a bearer scheme; none in the cookie scheme. */
export type CredentialHeaders = Record<string, string>;

/** The server's calls. Each rejects when it fails. */
export type SessionCalls<Credentials> = {
  fetchCsrfCookie: () => Promise<unknown>;
  /** @returns tokens, in a scheme that needs them */
  login: (credentials: Credentials) => Promise<Tokens | undefined>;
  fetchUser: (headers: CredentialHeaders) => Promise<unknown>;
  logout: (headers: CredentialHeaders) => Promise<unknown>;
  /** Absent when nothing can be refreshed. @returns undefined when the response has no token */
  refresh?: (refreshToken: string) => Promise<Tokens | undefined>;
  /** Whether an error says that there is no session (and not that the server or network failed). */
  isRefusal: (error: unknown) => boolean;
};

/** What a session needs from the outside. */
export type SessionPorts<Credentials> = StoragePorts & {
  calls: SessionCalls<Credentials>;
  channel: ChannelPort;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new random text. */
  random: () => string;
  /**
   * Runs work while no other tab of this browser runs such work. Not forever: a tab that does not come
   * to an end must not keep the others from logging in.
   */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Where start-up errors go: the console. */
  log: (error: unknown) => void;
};
