/**
 * What the app knows about the session and the HTTP layer does not. Set once a member may be logged
 * in.
 */
type SessionHooks = {
  /** The session is proven by tokens: there are no cookies, and no CSRF token. */
  sendsTokens?: boolean;
  /**
   * Before each call. May reject, then nothing is sent.
   * @param isChange whether the call changes something
   * @returns headers that prove the session
   */
  beforeCall: (isChange: boolean) => Promise<Record<string, string>>;
  /** The login that the tab shows; undefined for a visitor. */
  login: () => number | undefined;
  /** Whether a response of members/me is the member that the tab shows. */
  isShown: (member: unknown) => boolean;
  /** The server no longer knows the session of this login; there may be another one by now. */
  onRefused: (login: number) => void;
};

let hooks: SessionHooks | undefined;

/** Connects the HTTP layer with the session of this tab. */
export const setSessionHooks = (next: SessionHooks | undefined): void => {
  hooks = next;
};

/** The connected session, if there is one. */
export const sessionHooks = (): SessionHooks | undefined => hooks;
