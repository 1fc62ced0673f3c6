import { checkSession } from './check-rules.ts';
import { removeCookie } from './cookies.ts';
import { MissingTokenError } from './errors.ts';
import type { SessionOptions } from './schemes.ts';
import type { ProofHeaders, SessionPorts, Tokens } from './session-ports.ts';
import { shareCall } from './shared-call.ts';
import { createStorage, type SessionStorage } from './storage.ts';
import { hasPresenceCookie, hasProof, markKey, pendingLogoutKey } from './stored-flag.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

/** What proves a session and is kept in the browser: tokens, the presence cookie, the login's mark. */
export class Proofs<Credentials> {
  readonly #options: SessionOptions;
  readonly #ports: SessionPorts<Credentials>;
  readonly #storage: SessionStorage;
  readonly #token: TokenStore;
  readonly #refreshToken: TokenStore | undefined;
  /** The mark of the login that this tab shows. */
  #mark: string | undefined;
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
    this.#mark = this.#storedMark;
  }

  get #storedMark(): string | undefined {
    return this.#storage.get(markKey(this.#options.name));
  }

  /** Whether somebody was logged in here and what proves it is there. */
  get canExist(): boolean {
    const isLeft = this.#mark === undefined;
    return !isLeft && hasProof(this.#options, this.#storage, this.#ports.cookies);
  }

  get isLogoutOwed(): boolean {
    return this.#storage.get(pendingLogoutKey(this.#options.name)) !== undefined;
  }

  oweLogout(isOwed: boolean): void {
    this.#storage.set(pendingLogoutKey(this.#options.name), isOwed ? '1' : undefined);
  }

  /** Somebody has logged in here: a mark that no other tab has. */
  mark(): void {
    this.#mark = this.#ports.random();
    this.#storage.set(markKey(this.#options.name), this.#mark);
    this.oweLogout(false);
  }

  /** Forgets the mark in this tab; the tab that has left has removed it for all. */
  forgetMark(): void {
    this.#mark = undefined;
  }

  /** Whether the other tabs still have this tab's login; takes over what they have. */
  compareMark(): 'same' | 'gone' | 'other' {
    const stored = this.#storedMark;
    if (stored === this.#mark) return 'same';
    this.#mark = stored;
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

  /** Forgets tokens and mark, for all tabs. */
  clear(): void {
    this.#token.clear();
    this.#refreshToken?.clear();
    this.#mark = undefined;
    this.#storage.set(markKey(this.#options.name), undefined);
  }

  /** Removes the readable cookie that stands for the session. */
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
   * Ends the session on the server; what the server has not confirmed is owed.
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
    this.oweLogout(!isOver);
    return isOver;
  }

  /** Tries once more what is owed: until then the server takes every call for the member's. */
  payLogout = shareCall(async () => {
    if (!this.isLogoutOwed) return;
    await this.#ports.exclusive(async () => {
      // Another tab may have paid it, or logged in, in the meantime.
      if (this.isLogoutOwed && (await this.endOnServer())) this.clearPresence();
    });
  });

  headers(): ProofHeaders {
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
