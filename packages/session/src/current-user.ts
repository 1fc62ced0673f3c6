import type { SessionOptions } from './schemes.ts';
import { hasScope } from './scope.ts';
import { Listeners, type SessionState, Watched } from './session-state.ts';
import { readUser } from './user-data.ts';

/** Is notified of an error and of the session's method that it happened in. */
export type FailureListener = (error: unknown, payload: { method: string }) => void;

/** Who the tab shows, and under which login. */
export class CurrentUser<User extends object> {
  readonly #options: SessionOptions;
  readonly #forget: () => void;
  readonly #state = new Watched<SessionState<User>>({
    status: 'unknown',
    user: undefined,
    isBusy: false,
  });
  readonly failed = new Listeners<Parameters<FailureListener>>();
  /** Why it is not known who is logged in. */
  failure: unknown;
  /** Counted up whenever the session ends: a response for an older one is dropped. */
  #generation = 0;

  /** @param forget removes what proves the session in this browser */
  constructor(options: SessionOptions, forget: () => void) {
    this.#options = options;
    this.#forget = forget;
  }

  getState = this.#state.get;
  set = (part: Partial<SessionState<User>>): void => this.#state.set(part);
  subscribe = this.#state.subscribe;

  get generation(): number {
    return this.#generation;
  }

  get isLoggedIn(): boolean {
    return this.#state.get().status === 'loggedIn';
  }

  show(user: User | undefined): void {
    this.#state.set({ user, status: user ? 'loggedIn' : 'loggedOut' });
  }

  /** Nobody is shown, and what is still on its way for the one before is dropped. */
  leave(): void {
    this.#generation += 1;
    this.show(undefined);
  }

  /** Server or network have failed, which says nothing about who is logged in. */
  cannotBeAsked(failure: unknown): void {
    this.failure = failure;
    this.#state.set({ status: 'unreachable', user: undefined });
  }

  /** Forgets also what proves the session. */
  reset(): void {
    this.#forget();
    this.leave();
  }

  /** Reports an error, after which the session may have to end. */
  report(error: unknown, method: string): void {
    this.failed.tell(error, { method });
    const { resetOnError } = this.#options;
    const isReset = typeof resetOnError === 'function' ? resetOnError(error, method) : resetOnError;
    if (isReset && this.isLoggedIn) this.reset();
  }

  /** Shows the member of a response. @throws when the call fails or the response is empty */
  async fetch(call: () => Promise<unknown>): Promise<void> {
    const generation = this.#generation;
    try {
      const user = readUser(await call(), this.#options.user.property);
      // The contract's type: the generated client has checked the response against it.
      if (generation === this.#generation) this.show(user as User);
    } catch (error) {
      if (generation === this.#generation) this.report(error, 'fetchUser');
      throw error;
    }
  }

  hasScope(scope: string): boolean {
    return hasScope(this.#state.get().user, this.#options.user.scopeKey, scope);
  }
}
