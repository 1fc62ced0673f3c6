import type { Leaving } from './access.ts';
import { ExpiredAuthSessionError, SwitchedMemberError } from './errors.ts';
import { Proofs } from './proofs.ts';
import type { SessionOptions } from './schemes.ts';
import { hasScope } from './scope.ts';
import type { SessionPorts } from './session-ports.ts';
import { Listeners, type SessionChange, type SessionState, Watched } from './session-state.ts';
import { shareCall } from './shared-call.ts';
import { readMessage } from './tabs.ts';
import { readUser } from './user-data.ts';

/**
 * Who is logged in, in this tab, and in agreement with the others. It calls the server through its
 * ports only and knows no framework.
 */
export class Session<User extends object, Credentials> {
  readonly #options: SessionOptions;
  readonly #ports: SessionPorts<Credentials>;
  readonly #proofs: Proofs<Credentials>;
  readonly #state = new Watched<SessionState<User>>({
    status: 'unknown',
    user: undefined,
    isBusy: false,
  });
  readonly #changed = new Listeners<[SessionChange]>();
  readonly #failed = new Listeners<[error: unknown, payload: { method: string }]>();
  /** Counted up whenever the session ends: an answer for an older one is dropped. */
  #era = 0;
  #login: Promise<void> | undefined;

  constructor(options: SessionOptions, ports: SessionPorts<Credentials>) {
    this.#options = options;
    this.#ports = ports;
    this.#proofs = new Proofs(options, ports);
    ports.channel.listen((message) => void this.#hear(message));
  }

  getState = this.#state.get;
  subscribe = this.#state.subscribe;

  get isLoggedIn(): boolean {
    return this.#state.get().status === 'loggedIn';
  }

  /** Whether the server has not confirmed a logout yet. */
  get isLogoutOwed(): boolean {
    return this.#proofs.isLogoutOwed;
  }

  /** Watches the logged-in flag. @returns what ends it */
  onChange = this.#changed.add;
  /** Watches the errors of all methods. @returns what ends it */
  onError = this.#failed.add;

  /**
   * Finds out who is logged in. Never rejects: an expired session is ignored silently, other errors
   * go to the log, and after a failure of server or network the next start tries again.
   * @returns `expired` when somebody was logged in here and is no longer
   */
  start = shareCall(async (): Promise<'expired' | undefined> => {
    await this.#proofs.payLogout();
    if (!this.#proofs.canExist) {
      this.reset();
      return undefined;
    }
    const era = this.#era;
    try {
      if (!(await this.#proofs.renew())) throw new ExpiredAuthSessionError();
      await this.fetchUser();
      if (era === this.#era) this.#changed.tell('start');
      return undefined;
    } catch (error) {
      return era === this.#era ? this.#startFailed(error) : undefined;
    }
  });

  #startFailed(error: unknown): 'expired' | undefined {
    const isExpired = error instanceof ExpiredAuthSessionError;
    if (!isExpired) this.#ports.log(error);
    if (!isExpired && !this.#ports.calls.isRefusal(error)) {
      this.#state.set({ status: 'unreachable', user: undefined });
      return undefined;
    }
    this.reset();
    this.#ports.channel.post({ kind: 'left', leaving: 'expired' });
    return 'expired';
  }

  /**
   * Reset, CSRF cookie, login, token if the scheme needs one, member. Calls while it runs share it.
   * @throws what failed; then nobody is logged in
   */
  login(credentials: Credentials): Promise<void> {
    this.#login ??= this.#logIn(credentials).finally(() => {
      this.#login = undefined;
    });
    return this.#login;
  }

  async #logIn(credentials: Credentials): Promise<void> {
    const { calls, channel } = this.#ports;
    const wasLoggedIn = this.isLoggedIn;
    let isOpen = false;
    this.#state.set({ isBusy: true });
    try {
      // Somebody else's session on the server would stay open behind the new one.
      if (wasLoggedIn) await this.#proofs.endOnServer();
      this.reset();
      if (this.#options.cookie.presence !== false) await calls.fetchCsrfCookie();
      const tokens = await calls.login(credentials);
      isOpen = true;
      this.#proofs.keep(tokens);
      this.#proofs.mark();
      await this.fetchUser();
      channel.post({ kind: 'loggedIn' });
      this.#changed.tell('login');
    } catch (error) {
      // The server would take the visitor that is shown for the member.
      if (isOpen) await this.#proofs.endOnServer();
      this.reset();
      if (wasLoggedIn) channel.post({ kind: 'left', leaving: 'loggedOut' });
      this.#report(error, 'login');
      throw error;
    } finally {
      this.#state.set({ isBusy: false });
    }
  }

  /**
   * Calls the server, then clears member, token and cookie whatever the answer.
   * @returns whether the server confirmed it; if not, the next call or start tries again
   */
  async logout(): Promise<boolean> {
    const isConfirmed = await this.#proofs.endOnServer();
    this.reset();
    this.#proofs.clearPresence();
    this.#ports.channel.post({ kind: 'left', leaving: 'loggedOut' });
    this.#changed.tell('logout');
    return isConfirmed;
  }

  /** Fetches the member. @throws when the call fails or the answer is empty */
  async fetchUser(): Promise<void> {
    const era = this.#era;
    try {
      const body = await this.#ports.calls.fetchUser(this.#proofs.headers());
      const user = readUser(body, this.#options.user.property);
      // The contract's type: the generated client has checked the answer against it.
      if (era === this.#era) this.setUser(user as User);
    } catch (error) {
      if (era === this.#era) this.#report(error, 'fetchUser');
      throw error;
    }
  }

  setUser(user: User | undefined): void {
    this.#state.set({ user, status: user ? 'loggedIn' : 'loggedOut' });
  }

  /** Forgets member, tokens and the login's mark in this browser. */
  reset(): void {
    this.#era += 1;
    this.#proofs.clear();
    this.setUser(undefined);
  }

  /** Whether the member's scope list grants this scope. */
  hasScope(scope: string): boolean {
    return hasScope(this.#state.get().user, this.#options.user.scopeKey, scope);
  }

  /**
   * Before each request and on each change of the route: a logout that is owed is tried again, the
   * tab agrees with the others, and an expired token is refreshed, once for everybody who asks.
   * @throws {SwitchedMemberError} when the tab has just found another member than the one it showed
   * @throws {ExpiredAuthSessionError} when nothing can be refreshed any more; the session is reset
   */
  async check(): Promise<void> {
    await this.#proofs.payLogout();
    if ((await this.sync()) === 'switched') throw new SwitchedMemberError();
    if (!this.isLoggedIn) return;
    const era = this.#era;
    if (await this.#proofs.renew()) return;
    if (era === this.#era) this.#leave('expired');
    if (this.#options.scheme !== 'cookie') throw new ExpiredAuthSessionError();
  }

  /** Headers that prove the session; none in the cookie scheme. */
  proofHeaders = (): Record<string, string> => this.#proofs.headers();

  /** The server has refused a call of the logged-in member. Ten such calls end one session. */
  refused(): void {
    if (this.isLoggedIn) this.#leave('expired');
  }

  /**
   * Takes over what other tabs have done: a tab never acts as another member than it shows. Calls
   * while it runs share it: none goes out before the member is known.
   */
  sync = shareCall(async (): Promise<SessionChange | undefined> => {
    const found = this.#proofs.compareMark();
    if (found === 'same') return undefined;
    this.#era += 1;
    const wasLoggedIn = this.isLoggedIn;
    this.setUser(undefined);
    // A mark without the presence cookie is one that another tab has just removed: browsers take a
    // moment to show it.
    const isThere = found === 'other' && this.#proofs.canExist;
    // The flag may be there before the login of the other tab has ended; its message follows.
    if (isThere) await this.fetchUser().catch(() => undefined);
    const left = wasLoggedIn ? 'loggedOut' : undefined;
    const joined = wasLoggedIn ? 'switched' : 'joined';
    const change = isThere && this.isLoggedIn ? joined : left;
    if (change) this.#changed.tell(change);
    return change;
  });

  async #hear(data: unknown): Promise<void> {
    const message = readMessage(data);
    if (message?.kind === 'left') {
      const { status } = this.#state.get();
      if (this.#login || status === 'loggedOut') return;
      this.#era += 1;
      this.#proofs.forgetMark();
      this.setUser(undefined);
      // A start that is under way has shown nobody yet.
      if (status === 'loggedIn') this.#changed.tell(message.leaving);
    } else if (message) {
      await this.sync();
    }
  }

  #leave(leaving: Extract<Leaving, 'expired'>): void {
    this.reset();
    this.#ports.channel.post({ kind: 'left', leaving });
    this.#changed.tell(leaving);
  }

  #report(error: unknown, method: string): void {
    this.#failed.tell(error, { method });
    const { resetOnError } = this.#options;
    const isReset = typeof resetOnError === 'function' ? resetOnError(error, method) : resetOnError;
    if (isReset && this.isLoggedIn) this.reset();
  }
}
