import type { Leaving } from './access.ts';

/** What a page shows about the member. */
export type SessionState<User> = {
  /**
   * `unknown` until the start is over; `unreachable`: a member may be logged in, but the server
   * could not be asked.
   */
  status: 'unknown' | 'loggedOut' | 'loggedIn' | 'unreachable';
  user: User | undefined;
  /** A login is pending. */
  isBusy: boolean;
};

/**
 * What has changed the logged-in flag. `joined`: a login in another tab of a member logged out
 * here.
 */
export type SessionChange = 'start' | 'login' | 'joined' | 'logout' | Leaving;

/** A listener that wants to be told. */
export class Listeners<Told extends unknown[]> {
  readonly #listeners = new Set<(...told: Told) => void>();

  /** @returns what ends it */
  add = (listener: (...told: Told) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(...told: Told): void {
    for (const listener of this.#listeners) listener(...told);
  }
}

/** A state that can be watched. */
export class Watched<State> {
  #state: State;
  readonly #listeners = new Listeners<[]>();

  constructor(state: State) {
    this.#state = state;
  }

  get = (): State => this.#state;

  set(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }

  subscribe = this.#listeners.add;
}
