import { ApiError } from '@ferry/api/errors';
import { sessionHooks, setSessionHooks } from '@ferry/api/session-hooks';
import { Watched } from '@ferry/session/session-state';
import { canSessionExist } from '@ferry/session/stored-flag';
import { openChannel } from '@ferry/session/tabs';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetMember } from '../page/forget-member.ts';
import { browserPorts } from './browser.ts';
import { SESSION_CHANNEL, sessionOptions } from './options.ts';
import type { AppSession, Shown } from './parts.ts';

/**
 * What a visitor is shown. One object: a tab that begins with another one is rendered twice, the
 * second time at once and all of it.
 */
export const visitor: Shown = { name: undefined, notice: undefined };

/**
 * The session of this tab, as much of it as every page needs: a visitor's pages load none of the
 * rest. It is opened when a member was logged in here, on the sign-in and sign-out pages, and when
 * another tab notifies of a login.
 */
export class TabSession {
  readonly shown = new Watched(visitor);
  #parts: { router: AnyRouter; queryClient: QueryClient } | undefined;
  #opening: Promise<AppSession> | undefined;
  #current: AppSession | undefined;
  #memberId: string | undefined;

  /** The opened session; undefined while there is none, or before it has started. */
  get current(): AppSession | undefined {
    return this.#current;
  }

  /** Whether the server has to be asked who this is. A first visit asks nothing. */
  get isPossible(): boolean {
    // Pages that are rendered at build time show a visitor.
    if (typeof document === 'undefined') return false;
    return this.#opening !== undefined || canSessionExist(sessionOptions, browserPorts());
  }

  /** Connects the tab with the app: to be called once, before the first page is loaded. */
  connect(parts: { router: AnyRouter; queryClient: QueryClient }): void {
    this.#parts = parts;
    setSessionHooks({
      sendsTokens: sessionOptions.token.isRequired,
      // A login in another tab that this one has not heard of: first show the member, then act.
      beforeCall: (isChange) => this.#beforeCall(isChange),
      login: () => undefined,
      isShown: () => false,
      onRefused: () => undefined,
    });
    openChannel(SESSION_CHANNEL).listen(() => {
      if (this.isPossible) void this.open().catch(() => undefined);
    });
  }

  /**
   * The session, loaded and started.
   * @throws when its chunk cannot be fetched
   */
  open(): Promise<AppSession> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Until the session is open: a change waits until it is known, and shown, who sends it. */
  async #beforeCall(isChange: boolean): Promise<Record<string, string>> {
    if (!this.isPossible || (this.#opening && !isChange)) return {};
    try {
      await this.open();
    } catch (cause) {
      if (isChange) throw new ApiError('OFFLINE', 0, undefined, cause);
      return {};
    }
    // The opened session's own.
    return (await sessionHooks()?.beforeCall(isChange)) ?? {};
  }

  async #open(): Promise<AppSession> {
    if (!this.#parts) throw new Error('The session of the tab is not connected.');
    const { openAppSession } = await import('./app-session.ts');
    this.#current = await openAppSession({
      ...this.#parts,
      display: { shown: this.shown, rememberMember: this.#rememberMember },
    });
    return this.#current;
  }

  #rememberMember = (id: string | undefined): void => {
    if (id === undefined || id === this.#memberId) return;
    if (this.#memberId !== undefined) forgetMember();
    this.#memberId = id;
  };
}
