import { CurrentUser, type FailureListener } from './current-user.ts';
import { ExpiredAuthSessionError, SwitchedMemberError, UnknownMemberError } from './errors.ts';
import { OtherTabs } from './other-tabs.ts';
import type { SessionOptions } from './schemes.ts';
import type { SessionPorts } from './session-ports.ts';
import { Listeners, type SessionChange, type SessionState } from './session-state.ts';
import { shareCall } from './shared-call.ts';
import { StoredCredentials } from './stored-credentials.ts';

/**
 * Who is logged in, in this tab, and in agreement with the others. It calls the server through its
 * ports only and knows no framework.
 */
export class Session<User extends object, Credentials> {
  readonly #options: SessionOptions;
  readonly #ports: SessionPorts<Credentials>;
  readonly #stored: StoredCredentials<Credentials>;
  readonly #current: CurrentUser<User>;
  readonly #changed = new Listeners<[SessionChange]>();
  readonly #others: OtherTabs<User, Credentials>;
  #login: Promise<void> | undefined;

  constructor(options: SessionOptions, ports: SessionPorts<Credentials>) {
    this.#options = options;
    this.#ports = ports;
    this.#stored = new StoredCredentials(options, ports);
    this.#current = new CurrentUser(options, () => this.#stored.clear());
    this.#others = new OtherTabs({
      ports,
      stored: this.#stored,
      current: this.#current,
      changed: this.#changed,
      isLoggingIn: () => this.#login !== undefined,
    });
  }

  getState = (): SessionState<User> => this.#current.getState();
  subscribe = (listener: () => void): (() => void) => this.#current.subscribe(listener);

  get isLoggedIn(): boolean {
    return this.#current.isLoggedIn;
  }

  /** The login that the tab shows, for {@link refused}; undefined for a visitor. */
  get shownLogin(): number | undefined {
    return this.isLoggedIn ? this.#current.generation : undefined;
  }

  /** Whether the server has not confirmed a logout yet. */
  get isLogoutPending(): boolean {
    return this.#stored.isLogoutPending;
  }

  /** Watches the logged-in flag. @returns what ends it */
  onChange = this.#changed.add;
  /** Watches the errors of all methods. @returns what ends it */
  onError = (listener: FailureListener): (() => void) => this.#current.failed.add(listener);

  /**
   * Finds out who is logged in. Never rejects: an expired session is ignored silently, other errors
   * go to the log, and after a failure of server or network the next start tries again.
   * @returns `expired` when a member was logged in here and is no longer
   */
  start = shareCall(async (): Promise<'expired' | undefined> => {
    await this.#stored.sendPendingLogout();
    if (!this.#stored.canExist) {
      this.reset();
      return undefined;
    }
    const { generation } = this.#current;
    try {
      if (!(await this.#stored.renew())) throw new ExpiredAuthSessionError();
      await this.fetchUser();
      if (generation === this.#current.generation) this.#changed.tell('start');
      return undefined;
    } catch (error) {
      return generation === this.#current.generation ? this.#startFailed(error) : undefined;
    }
  });

  #startFailed(error: unknown): 'expired' | undefined {
    const isExpired = error instanceof ExpiredAuthSessionError;
    if (!isExpired) this.#ports.log(error);
    if (!isExpired && !this.#ports.calls.isRefusal(error)) {
      this.#current.cannotBeAsked(error);
      return undefined;
    }
    this.#stored.setExpired(true);
    this.reset();
    this.#ports.channel.post({ kind: 'left', leaving: 'expired' });
    return 'expired';
  }

  /**
   * Reset, CSRF cookie, login, token if the scheme needs one, member. Calls while it runs share it,
   * and other tabs wait for it: of two logins at once, one would stay open without a tab.
   * @throws what failed; then nobody is logged in
   */
  login(credentials: Credentials): Promise<void> {
    if (this.#login) return this.#login;
    this.#current.set({ isBusy: true });
    this.#login = this.#ports
      .exclusive(() => this.#logIn(credentials))
      .finally(() => {
        this.#login = undefined;
        this.#current.set({ isBusy: false });
      });
    return this.#login;
  }

  async #logIn(credentials: Credentials): Promise<void> {
    const { calls, channel } = this.#ports;
    const wasLoggedIn = this.isLoggedIn;
    let isOpen = false;
    try {
      // Another member's session on the server would stay open behind the new one.
      if (wasLoggedIn) await this.#stored.endOnServer();
      this.reset();
      if (this.#options.cookie.presence !== false) await calls.fetchCsrfCookie();
      const tokens = await calls.login(credentials);
      isOpen = true;
      this.#stored.keep(tokens);
      this.#stored.setMarker();
      await this.fetchUser();
      channel.post({ kind: 'loggedIn' });
      this.#changed.tell('login');
    } catch (error) {
      // The server would take the visitor that is shown for the member.
      if (isOpen) await this.#stored.endOnServer();
      this.reset();
      if (wasLoggedIn) channel.post({ kind: 'left', leaving: 'loggedOut' });
      this.#current.report(error, 'login');
      throw error;
    }
  }

  /**
   * Calls the server, then clears member, token and cookie whatever the response.
   * @returns whether the server confirmed it; if not, the next call or start tries again
   */
  async logout(): Promise<boolean> {
    const isConfirmed = await this.#ports.exclusive(async () => {
      const isOver = await this.#stored.endOnServer();
      this.reset();
      this.#stored.clearPresence();
      return isOver;
    });
    this.#ports.channel.post({ kind: 'left', leaving: 'loggedOut' });
    this.#changed.tell('logout');
    return isConfirmed;
  }

  /** Fetches the member. @throws when the call fails or the response is empty */
  fetchUser(): Promise<void> {
    return this.#current.fetch(() => this.#ports.calls.fetchUser(this.#stored.headers()));
  }

  setUser = (user: User | undefined): void => this.#current.show(user);

  /** Forgets member, tokens and the login's marker in this browser. */
  reset = (): void => this.#current.reset();

  /** Whether the member's scope list grants this scope. */
  hasScope = (scope: string): boolean => this.#current.hasScope(scope);

  /**
   * Before each request and on each change of the route: a logout that is pending is tried again,
   * the tab agrees with the others, and an expired token is refreshed, once for all callers.
   * @param isChange the request changes something: then it must be known who sends it
   * @throws {SwitchedMemberError} when the tab has just found another member than the one it showed
   * @throws {UnknownMemberError} when it is not known, and asking again has not helped
   * @throws {ExpiredAuthSessionError} when the member's credential is gone; the session is reset
   */
  async check(isChange = false): Promise<void> {
    await this.#stored.sendPendingLogout();
    if ((await this.sync()) === 'switched') throw new SwitchedMemberError();
    if (isChange) await this.#mustKnow();
    if (!this.isLoggedIn) return;
    const { generation } = this.#current;
    if (await this.#stored.renew()) return;
    if (generation === this.#current.generation) {
      // The presence cookie is gone; the one that proves it may still be there.
      if (this.#options.cookie.presence !== false) this.#stored.setLogoutPending(true);
      this.#expire();
    }
    throw new ExpiredAuthSessionError();
  }

  /** The server would take the visitor that is shown for the member. */
  async #mustKnow(): Promise<void> {
    if (this.isLogoutPending) throw new UnknownMemberError(this.#stored.logoutFailure);
    if (this.getState().status !== 'unreachable') return;
    await this.start();
    if (this.getState().status === 'unreachable') {
      throw new UnknownMemberError(this.#current.failure);
    }
  }

  /** Headers that prove the session; none in the cookie scheme. */
  credentialHeaders = (): Record<string, string> => this.#stored.headers();

  /**
   * The server has refused a call of a logged-in member. Ten such calls end one session, and one
   * that was sent under a previous login ends none. The refusal may be faster than the message of the
   * tab that is logging out, and is no expiry then: that tab finishes first.
   * @param login {@link shownLogin} when the call was sent
   */
  async refused(login: number | undefined): Promise<void> {
    if (login === undefined || login !== this.shownLogin) return;
    await this.#ports.exclusive(async () => undefined);
    await this.sync();
    if (login === this.shownLogin) this.#expire();
  }

  /** Takes over what other tabs have done: a tab never acts as another member than it shows. */
  sync = (): Promise<SessionChange | undefined> => this.#others.sync();

  #expire(): void {
    this.#stored.setExpired(true);
    this.reset();
    this.#ports.channel.post({ kind: 'left', leaving: 'expired' });
    this.#changed.tell('expired');
  }
}
