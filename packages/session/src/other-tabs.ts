import type { CurrentUser } from './current-user.ts';
import type { SessionPorts } from './session-ports.ts';
import type { Listeners, SessionChange } from './session-state.ts';
import { shareCall } from './shared-call.ts';
import type { StoredCredentials } from './stored-credentials.ts';
import { readMessage } from './tabs.ts';

type Tab<User extends object, Credentials> = {
  ports: SessionPorts<Credentials>;
  stored: StoredCredentials<Credentials>;
  current: CurrentUser<User>;
  changed: Listeners<[SessionChange]>;
  /** A login of this tab is in flight: it decides who is shown, not a message. */
  isLoggingIn: () => boolean;
};

/** What this tab takes over from the others: a tab never acts as another member than it shows. */
export class OtherTabs<User extends object, Credentials> {
  readonly #tab: Tab<User, Credentials>;

  constructor(tab: Tab<User, Credentials>) {
    this.#tab = tab;
    tab.ports.channel.listen((message) => void this.#hear(message));
  }

  /**
   * Compares the markers and shows the member of the newest login. Calls while it runs share it: none
   * goes out before the member is known.
   * @returns what has changed in this tab; undefined when nothing has
   */
  sync = shareCall(async (): Promise<SessionChange | undefined> => {
    const { stored, current, changed } = this.#tab;
    const found = stored.compareMarker();
    if (found === 'same') return undefined;
    const wasLoggedIn = current.isLoggedIn;
    current.leave();
    // A marker without the presence cookie is one that another tab has just removed: browsers take
    // a moment to show it.
    const isThere = found === 'other' && stored.canExist;
    if (isThere) await this.#fetchUser();
    const left = wasLoggedIn ? stored.ending : undefined;
    const joined = wasLoggedIn ? 'switched' : 'joined';
    const change = isThere && current.isLoggedIn ? joined : left;
    if (change) changed.tell(change);
    return change;
  });

  /** The marker may be there before the login of the other tab has ended; its message follows. */
  async #fetchUser(): Promise<void> {
    const { ports, stored, current } = this.#tab;
    const { generation } = current;
    try {
      await current.fetch(() => ports.calls.fetchUser(stored.headers()));
    } catch (error) {
      const isRefusal = ports.calls.isRefusal(error);
      if (generation === current.generation && !isRefusal) current.cannotBeAsked(error);
    }
  }

  async #hear(data: unknown): Promise<void> {
    const { stored, current, changed, isLoggingIn } = this.#tab;
    const message = readMessage(data);
    if (message?.kind === 'left') {
      const { status } = current.getState();
      if (isLoggingIn() || status === 'loggedOut') return;
      stored.forgetMarker();
      current.leave();
      // A start that is pending has shown nobody yet.
      if (status === 'loggedIn') changed.tell(message.leaving);
    } else if (message) {
      await this.sync();
    }
  }
}
