/** How a session is proven: a cookie, a bearer token, or a bearer token that can be renewed. */
type SchemeName = 'cookie' | 'local' | 'refresh';

/** Where a token is kept and how long it counts. */
export type TokenOptions = {
  /** Whether a login without one fails. */
  isRequired: boolean;
  /** Key of the token is this prefix plus the strategy's name. */
  prefix: string;
  /** Key of the moment at which it expires, in milliseconds since 1970. */
  expirationPrefix: string;
  /** Seconds that a token counts when the server does not say; `false`: it has no age. */
  maxAgeSeconds: number | false;
  /** Where it is in the responses of login and refresh, dotted when it is nested. */
  property: string;
};

/** How a token is renewed. */
type RefreshOptions = TokenOptions & {
  /**
   * The call that renews it, below `/external/api/auth/`: those are made without asking the
   * session.
   */
  path: string;
  /** Name of the refresh token in the call's body. */
  field: string;
};

/** Everything that differs between back ends. */
export type SessionOptions = {
  scheme: SchemeName;
  /** Name of the strategy, the last part of every key. */
  name: string;
  token: TokenOptions & { header: string; type: string };
  /** `false`: nothing renews the token. */
  refreshToken: RefreshOptions | false;
  user: {
    /** The part of the response that is the member; `false`: the whole body. */
    property: string | false;
    /** Key of the scope list in the member. */
    scopeKey: string;
  };
  cookie: {
    prefix: string;
    path: string;
    /** The cookie whose presence decides whether a session is valid; only in the cookie scheme. */
    presence: string | false;
  };
  localStorage: { prefix: string };
  /** Whether an error ends the session in this browser. */
  resetOnError: boolean | ((error: unknown, method: string) => boolean);
};

/** Default age of a token, in seconds. */
const DEFAULT_MAX_AGE_SECONDS = 1_800;
const REFRESH_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

const token = {
  isRequired: true,
  prefix: '_token.',
  expirationPrefix: '_token_expiration.',
  maxAgeSeconds: DEFAULT_MAX_AGE_SECONDS,
  property: 'token',
  header: 'Authorization',
  type: 'Bearer',
} as const;

const base = {
  token,
  refreshToken: false,
  user: { property: false, scopeKey: 'scope' },
  cookie: { prefix: 'auth.', path: '/', presence: false },
  localStorage: { prefix: 'auth.' },
  resetOnError: false,
} as const;

/** The three schemes before any setting. */
export const schemes: Record<SchemeName, SessionOptions> = {
  cookie: {
    ...base,
    scheme: 'cookie',
    name: 'cookie',
    token: { ...token, isRequired: false, maxAgeSeconds: false },
    cookie: { ...base.cookie, presence: 'XSRF-TOKEN' },
  },
  local: { ...base, scheme: 'local', name: 'local' },
  refresh: {
    ...base,
    scheme: 'refresh',
    name: 'refresh',
    refreshToken: {
      isRequired: true,
      prefix: '_refresh_token.',
      expirationPrefix: '_refresh_token_expiration.',
      maxAgeSeconds: REFRESH_MAX_AGE_SECONDS,
      property: 'refresh_token',
      path: '/external/api/auth/refresh',
      field: 'refresh_token',
    },
  },
};

/** Settings of an app: a scheme and what differs from it, group by group. */
export type SessionSettings = {
  scheme?: SchemeName;
  name?: string;
  token?: Partial<SessionOptions['token']>;
  refreshToken?: Partial<RefreshOptions>;
  user?: Partial<SessionOptions['user']>;
  cookie?: Partial<SessionOptions['cookie']>;
  localStorage?: Partial<SessionOptions['localStorage']>;
  resetOnError?: SessionOptions['resetOnError'];
};

/** The options of an app's settings; the scheme is `cookie` unless another one is named. */
export function configure({
  scheme = 'cookie',
  ...settings
}: SessionSettings = {}): SessionOptions {
  const defaults = schemes[scheme];
  return {
    scheme,
    name: settings.name ?? defaults.name,
    token: { ...defaults.token, ...settings.token },
    refreshToken: defaults.refreshToken && { ...defaults.refreshToken, ...settings.refreshToken },
    user: { ...defaults.user, ...settings.user },
    cookie: { ...defaults.cookie, ...settings.cookie },
    localStorage: { ...defaults.localStorage, ...settings.localStorage },
    resetOnError: settings.resetOnError ?? defaults.resetOnError,
  };
}
