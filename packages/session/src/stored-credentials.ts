import { checkSession } from './check-rules.ts';
import { removeCookie } from './cookies.ts';
import { MissingTokenError } from './errors.ts';
import type { SessionOptions } from './schemes.ts';
import type { CredentialHeaders, SessionPorts, Tokens } from './session-ports.ts';
import { shareCall } from './shared-call.ts';
import { createStorage, type SessionStorage } from './storage.ts';
import {
  expiredKey,
  hasCredential,
  hasPresenceCookie,
  markerKey,
  pendingLogoutKey,
} from './stored-flag.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

/**
 * What proves a session and is kept in the browser: tokens, the presence cookie, the login's
 * marker.
 */
export class StoredCredentials<Credentials> {
  readonly #options: SessionOptions;
  readonly #ports: SessionPorts<Credentials>;
  readonly #storage: SessionStorage;
  readonly #token: TokenStore;
  readonly #refreshToken: TokenStore | undefined;
  /** The marker of the login that this tab shows. */
  #marker: string | undefined;
  /** Why the last logout was not confirmed. */
  logoutFailure: unknown;

  constructor(options: SessionOptions, ports: SessionPorts<Credentials>) {
    this.#options = options;
    this.#ports = ports;
    this.#storage = createStorage(options, ports);
    const { name, token, refreshToken } = options;
    this.#token = createTokenStore(this.#storage, token, name, ports.now);
    this.#refreshToken =
      refreshToken && ports.calls.refresh
        ? createTokenStore(this.#storage, refreshToken, name, ports.now)
        : undefined;
    this.#marker = this.#storedMarker;
  }

  get #storedMarker(): string | undefined {
    return this.#storage.get(markerKey(this.#options.name));
  }

  /** Whether a member was logged in here and what proves it is there. */
  get canExist(): boolean {
    const isLeft = this.#marker === undefined;
    return !isLeft && hasCredential(this.#options, this.#storage, this.#ports.cookies);
  }

  get isLogoutPending(): boolean {
    return this.#storage.get(pendingLogoutKey(this.#options.name)) !== undefined;
  }

  setLogoutPending(isPending: boolean): void {
    this.#storage.set(pendingLogoutKey(this.#options.name), isPending ? '1' : undefined);
  }

  /** Why the login of all tabs is over, once its marker is gone. */
  get ending(): 'expired' | 'loggedOut' {
    const isExpired = this.#storage.get(expiredKey(this.#options.name)) !== undefined;
    return isExpired ? 'expired' : 'loggedOut';
  }

  /** To be called before the marker goes. */
  setExpired(isExpired: boolean): void {
    this.#storage.set(expiredKey(this.#options.name), isExpired ? '1' : undefined);
  }

  /** A member has logged in here: a marker that no other tab has. */
  setMarker(): void {
    this.#marker = this.#ports.random();
    this.#storage.set(markerKey(this.#options.name), this.#marker);
    this.setLogoutPending(false);
    this.setExpired(false);
  }

  /** Forgets the marker in this tab; the tab that has left has removed it for all. */
  forgetMarker(): void {
    this.#marker = undefined;
  }

  /** Whether the other tabs still have this tab's login; takes over what they have. */
  compareMarker(): 'same' | 'gone' | 'other' {
    const stored = this.#storedMarker;
    if (stored === this.#marker) return 'same';
    this.#marker = stored;
    return stored === undefined ? 'gone' : 'other';
  }

  /** @throws {MissingTokenError} when the scheme needs a token and there is none */
  keep(tokens: Tokens | undefined): void {
    if (tokens?.token) {
      this.#token.set(tokens.token, tokens.expiresAt);
      if (tokens.refreshToken) {
        this.#refreshToken?.set(tokens.refreshToken, tokens.refreshExpiresAt);
      }
    } else if (this.#options.token.isRequired) {
      throw new MissingTokenError();
    }
  }

  /** Forgets tokens and marker, for all tabs. */
  clear(): void {
    this.#token.clear();
    this.#refreshToken?.clear();
    this.#marker = undefined;
    this.#storage.set(markerKey(this.#options.name), undefined);
  }

  /** Removes the presence cookie. */
  clearPresence(): void {
    const { presence, path } = this.#options.cookie;
    if (presence === false) return;
    try {
      this.#ports.cookies.write(removeCookie(presence, path));
    } catch {
      // Where cookies are refused there is none to remove.
    }
  }

  /**
   * Ends the session on the server; what the server has not confirmed is pending.
   * @returns whether it is over
   */
  async endOnServer(): Promise<boolean> {
    const { logout, isRefusal } = this.#ports.calls;
    const isOver = await logout(this.headers()).then(
      () => true,
      (error: unknown) => {
        this.logoutFailure = error;
        // No session is what a logout is for.
        return isRefusal(error);
      },
    );
    this.setLogoutPending(!isOver);
    return isOver;
  }

  /** Tries once more a pending logout: until then the server takes every call for the member's. */
  sendPendingLogout = shareCall(async () => {
    if (!this.isLogoutPending) return;
    await this.#ports.exclusive(async () => {
      // Another tab may have sent it, or logged in, in the meantime.
      if (this.isLogoutPending && (await this.endOnServer())) this.clearPresence();
    });
  });

  headers(): CredentialHeaders {
    const { header, type } = this.#options.token;
    const token = this.#token.get();
    return token ? { [header]: `${type} ${token}` } : {};
  }

  /** Refreshes an expired token if that is possible. @returns whether the session goes on */
  async renew(): Promise<boolean> {
    const { token, cookie } = this.#options;
    const result = checkSession({
      hasPresenceCookie:
        cookie.presence === false
          ? 'not needed'
          : hasPresenceCookie(this.#options, this.#ports.cookies),
      token: token.isRequired ? this.#token.status() : undefined,
      refreshToken: this.#refreshToken?.status(),
    });
    if (result !== 'refresh') return result === 'ok';
    return this.#refresh();
  }

  #refresh = shareCall(async () => {
    const refreshToken = this.#refreshToken?.get();
    const { refresh } = this.#ports.calls;
    if (!refresh || !refreshToken) return false;
    try {
      this.keep(await refresh(refreshToken));
      return true;
    } catch {
      return false;
    }
  });
}
