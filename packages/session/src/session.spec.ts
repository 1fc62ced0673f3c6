import { describe, expect, test, vi } from 'vitest';
import { fakeChannel, fakeCookies, fakeLocal, fakeLock } from './ports.fixture.ts';
import { configure, type SessionSettings } from './schemes.ts';
import { Session } from './session.ts';
import type { SessionCalls, SessionPorts } from './session-ports.ts';

type Member = { id: string; scope?: unknown };
type Credentials = { email: string; password: string };

const hanako = { email: 'hanako@example.jp', password: 'x' };
class Refusal extends Error {}

/** One browser: storage and cookies that all its tabs share, and a server that counts its calls. */
function browser(settings: SessionSettings = {}) {
  const options = configure(settings);
  const local = fakeLocal();
  const cookies = fakeCookies();
  const channel = fakeChannel();
  const exclusive = fakeLock();
  let now = 1_800_000_000_000;
  let markers = 0;
  const called: string[] = [];
  const logged: unknown[] = [];
  const server: {
    user: unknown;
    fail: Record<string, Error | undefined>;
    beforeLogout?: Promise<void>;
  } = { user: { id: 'hanako' }, fail: {} };
  let isSilent = false;
  const call = async <Result>(name: string, response: () => Result): Promise<Result> => {
    called.push(name);
    await Promise.resolve();
    const failure = server.fail[name];
    if (failure) throw failure;
    return response();
  };
  const tokens = () => ({ token: `t${called.length}`, refreshToken: `r${called.length}` });
  const calls: SessionCalls<Credentials> = {
    fetchCsrfCookie: () => call('csrf', () => cookies.write('XSRF-TOKEN=x; path=/')),
    login: () => call('login', () => (options.scheme === 'cookie' ? undefined : tokens())),
    fetchUser: () => call('user', () => server.user),
    logout: async () => {
      await server.beforeLogout;
      return call('logout', () => undefined);
    },
    ...(options.scheme === 'refresh' && { refresh: () => call('refresh', tokens) }),
    isRefusal: (error) => error instanceof Refusal,
  };
  const open = () => {
    const { post, listen } = channel();
    const ports: SessionPorts<Credentials> = {
      local,
      cookies,
      isSecure: false,
      calls,
      channel: { listen, post: (message) => isSilent || post(message) },
      now: () => now,
      random: () => `marker${++markers}`,
      exclusive,
      log: (error) => logged.push(error),
    };
    return new Session<Member, Credentials>(options, ports);
  };
  /** As if the browser had thrown away one of the values that it keeps for the session. */
  const lose = (key: string) => {
    local.removeItem(`auth.${key}`);
    cookies.write(`auth.${key}=; path=/; max-age=0`);
  };
  /** Messages between tabs take longer than this test. */
  const silence = () => (isSilent = true);
  const at = (ms: number) => (now += ms);
  const announce = channel().post;
  return { open, called, logged, server, local, cookies, lose, silence, announce, at };
}

describe('login', () => {
  test('resets, fetches the CSRF cookie, logs in, fetches the member, in this order', async () => {
    const { open, called, local } = browser();
    const session = open();
    const busy: boolean[] = [];
    session.subscribe(() => busy.push(session.getState().isBusy));
    await session.login(hanako);
    expect(called).toEqual(['csrf', 'login', 'user']);
    expect(session.getState()).toEqual({
      status: 'loggedIn',
      user: { id: 'hanako' },
      isBusy: false,
    });
    expect(busy).toContain(true);
    expect(local.getItem('auth._token.cookie')).toBeNull();
  });

  test.each([['csrf'], ['login'], ['user']])(
    'a failure at "%s" leaves nobody logged in and reaches the caller once',
    async (step) => {
      const { open, server } = browser();
      const session = open();
      const errors: unknown[] = [];
      session.onError((error, { method }) => errors.push([error, method]));
      const failure = new Error(step);
      server.fail[step] = failure;
      await expect(session.login(hanako)).rejects.toBe(failure);
      expect(session.getState()).toEqual({ status: 'loggedOut', user: undefined, isBusy: false });
      expect(errors).toContainEqual([failure, 'login']);
    },
  );

  test('a login whose member cannot be fetched is ended on the server, at the latest before the next call', async () => {
    const { open, server, called } = browser();
    const session = open();
    server.fail.user = new Error('503');
    await expect(session.login(hanako)).rejects.toThrow('503');
    expect(called).toEqual(['csrf', 'login', 'user', 'logout']);
    expect(session.isLogoutPending).toBe(false);
    server.fail.logout = new Error('offline');
    await expect(session.login(hanako)).rejects.toThrow('503');
    expect(session.isLogoutPending).toBe(true);
    server.fail.logout = undefined;
    await session.check();
    expect(session.isLogoutPending).toBe(false);
  });

  test('a login that is refused has nothing to end', async () => {
    const { open, server, called } = browser();
    server.fail.login = new Error('LOGIN_FAILED');
    await expect(open().login(hanako)).rejects.toThrow();
    expect(called).toEqual(['csrf', 'login']);
  });

  test.each([undefined, null, ''])('an empty member %j is an error', async (user) => {
    const { open, server } = browser();
    server.user = user;
    const session = open();
    const methods: string[] = [];
    session.onError((_, { method }) => methods.push(method));
    await expect(session.login(hanako)).rejects.toThrow(
      'User Data response does not contain field',
    );
    expect(methods[0]).toBe('fetchUser');
    expect(session.isLoggedIn).toBe(false);
  });

  test('a member without fields is a member', async () => {
    const { open, server } = browser();
    server.user = {};
    const session = open();
    await session.login(hanako);
    expect(session.isLoggedIn).toBe(true);
  });

  test('two presses are one login', async () => {
    const { open, called } = browser();
    const session = open();
    await Promise.all([session.login(hanako), session.login(hanako)]);
    expect(called).toEqual(['csrf', 'login', 'user']);
  });

  test('in a token scheme it keeps the token and needs one', async () => {
    const { open, local, called } = browser({ scheme: 'local' });
    const session = open();
    await session.login(hanako);
    expect(called).toEqual(['login', 'user']);
    expect(session.credentialHeaders()).toEqual({
      Authorization: `Bearer ${local.getItem('auth._token.local')}`,
    });
    const without = new Session<Member, Credentials>(configure({ scheme: 'local' }), {
      ...portsWithoutToken(),
    });
    await expect(without.login(hanako)).rejects.toThrow('without a token');
    expect(without.isLoggedIn).toBe(false);
  });

  test('while another member is logged in it ends their session first', async () => {
    const { open, called, server } = browser();
    const session = open();
    await session.login(hanako);
    called.length = 0;
    server.user = { id: 'taro' };
    await session.login({ email: 'taro@example.jp', password: 'x' });
    expect(called).toEqual(['logout', 'csrf', 'login', 'user']);
    expect(session.getState().user).toEqual({ id: 'taro' });
  });
});

const portsWithoutToken = (): SessionPorts<Credentials> => ({
  local: fakeLocal(),
  cookies: fakeCookies(),
  isSecure: false,
  calls: {
    fetchCsrfCookie: async () => undefined,
    login: async () => undefined,
    fetchUser: async () => ({ id: 'hanako' }),
    logout: async () => undefined,
    isRefusal: () => false,
  },
  channel: fakeChannel()(),
  now: () => 0,
  random: () => 'marker',
  exclusive: (work) => work(),
  log: () => undefined,
});

describe('logout', () => {
  test.each([
    ['succeeds', undefined, true, null],
    ['fails', new Error('offline'), false, '1'],
    ['finds no session', new Refusal(), true, null],
  ])('clears everything when the call %s', async (_, failure, isConfirmed, pending) => {
    const { open, server, cookies, local } = browser();
    const session = open();
    await session.login(hanako);
    server.fail.logout = failure;
    expect(await session.logout()).toBe(isConfirmed);
    expect(session.getState()).toMatchObject({ status: 'loggedOut', user: undefined });
    expect(cookies.read()).not.toContain('XSRF-TOKEN');
    expect(local.getItem('auth._logged_in.cookie')).toBeNull();
    expect(local.getItem('auth._logout_pending.cookie')).toBe(pending);
  });

  test('one that failed is tried again at the next start, and only until it succeeds', async () => {
    const { open, server, called } = browser();
    const session = open();
    await session.login(hanako);
    server.fail.logout = new Error('offline');
    await session.logout();
    called.length = 0;
    await open().start();
    expect(called).toEqual(['logout']);
    server.fail.logout = undefined;
    await open().start();
    await open().start();
    expect(called).toEqual(['logout', 'logout']);
  });

  test('one that failed is tried again before anything else is called, once for all calls', async () => {
    const { open, server, called } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    server.fail.logout = new Error('offline');
    await here.logout();
    called.length = 0;
    await here.check();
    expect(called).toEqual(['logout']);
    server.fail.logout = undefined;
    await Promise.all([there.check(), there.check()]);
    await here.check();
    expect(called).toEqual(['logout', 'logout']);
    expect(here.isLogoutPending).toBe(false);
  });

  test('one that failed before the login of another member, which failed as well, is pending', async () => {
    const { open, server } = browser();
    const session = open();
    await session.login(hanako);
    server.fail = { logout: new Error('offline'), login: new Error('LOGIN_FAILED') };
    await expect(session.login(hanako)).rejects.toThrow('LOGIN_FAILED');
    expect(session.isLogoutPending).toBe(true);
    server.fail = {};
    await session.login(hanako);
    expect(session.isLogoutPending).toBe(false);
  });

  test('a member that arrives after the logout is dropped', async () => {
    const { open } = browser();
    const session = open();
    await session.login(hanako);
    const late = session.fetchUser();
    session.reset();
    await late;
    expect(session.isLoggedIn).toBe(false);
  });
});

describe('start', () => {
  test('a first visit makes no call', async () => {
    const { open, called } = browser();
    const session = open();
    expect(await session.start()).toBeUndefined();
    expect(called).toEqual([]);
    expect(session.getState().status).toBe('loggedOut');
  });

  test('the flag without the cookie makes no call', async () => {
    const { open, called, cookies } = browser();
    await open().login(hanako);
    called.length = 0;
    cookies.write('XSRF-TOKEN=; path=/; max-age=0');
    await open().start();
    expect(called).toEqual([]);
  });

  test('in a token scheme the flag without the token makes no call', async () => {
    const { open, lose, called } = browser({ scheme: 'local' });
    await open().login(hanako);
    called.length = 0;
    lose('_token.local');
    expect(await open().start()).toBeUndefined();
    expect(called).toEqual([]);
  });

  test('finds the member again', async () => {
    const { open, called } = browser();
    await open().login(hanako);
    called.length = 0;
    const session = open();
    await Promise.all([session.start(), session.start()]);
    expect(called).toEqual(['user']);
    expect(session.getState()).toMatchObject({ status: 'loggedIn', user: { id: 'hanako' } });
  });

  test('a refusal means expired, and is logged', async () => {
    const { open, server, logged, called } = browser();
    await open().login(hanako);
    server.fail.user = new Refusal();
    expect(await open().start()).toBe('expired');
    expect(logged).toHaveLength(1);
    called.length = 0;
    await open().start();
    expect(called).toEqual([]);
  });

  test('a failing server is logged, and the next start tries again', async () => {
    const { open, server, logged } = browser();
    await open().login(hanako);
    server.fail.user = new Error('503');
    const session = open();
    await session.start();
    expect(session.getState().status).toBe('unreachable');
    expect(logged).toEqual([server.fail.user]);
    server.fail.user = undefined;
    await session.start();
    expect(session.isLoggedIn).toBe(true);
  });

  test('an expired token session is ignored silently', async () => {
    const { open, logged, at, called } = browser({ scheme: 'local' });
    await open().login(hanako);
    called.length = 0;
    at(1_800_000);
    expect(await open().start()).toBe('expired');
    expect(logged).toEqual([]);
    expect(called).toEqual([]);
  });
});

describe('before a request and on a change of the route', () => {
  test('visitors are not checked', async () => {
    const { open, called } = browser({ scheme: 'local' });
    await open().check();
    expect(called).toEqual([]);
  });

  test.each([
    [1_800_000 - 501, 't1'],
    [1_800_000 - 500, undefined],
  ])('a token without refresh after %i ms', async (ms, token) => {
    const { open, at } = browser({ scheme: 'local' });
    const session = open();
    await session.login(hanako);
    at(ms);
    if (token) await session.check();
    else {
      await expect(session.check()).rejects.toThrow(
        'Both token and refresh token have expired. Your request was aborted.',
      );
    }
    expect(session.isLoggedIn).toBe(token !== undefined);
  });

  test('ten requests with an expired token refresh it once', async () => {
    const { open, called, at } = browser({ scheme: 'refresh' });
    const session = open();
    await session.login(hanako);
    called.length = 0;
    at(1_800_000);
    await Promise.all(Array.from({ length: 10 }, () => session.check()));
    expect(called).toEqual(['refresh']);
    expect(session.isLoggedIn).toBe(true);
  });

  test.each(['local', 'refresh'] as const)(
    'a token of which no expiry is known keeps the session, in the scheme %s',
    async (scheme) => {
      const { open, lose, called, at } = browser({ scheme });
      const session = open();
      await session.login(hanako);
      lose(`_token_expiration.${scheme}`);
      called.length = 0;
      at(1_800_000);
      await session.check();
      expect(session.isLoggedIn).toBe(true);
      expect(await open().start()).toBeUndefined();
      expect(called).toEqual(['user']);
    },
  );

  test('an expired token is refreshed although nothing is known of the refresh token’s age', async () => {
    const { open, lose, called, at } = browser({ scheme: 'refresh' });
    const session = open();
    await session.login(hanako);
    lose('_refresh_token_expiration.refresh');
    called.length = 0;
    at(1_800_000);
    await session.check();
    expect(called).toEqual(['refresh']);
    expect(session.isLoggedIn).toBe(true);
  });

  test('without the refresh token itself an expired token ends the session', async () => {
    const { open, lose, called, at } = browser({ scheme: 'refresh' });
    const session = open();
    await session.login(hanako);
    lose('_refresh_token.refresh');
    called.length = 0;
    at(1_800_000);
    await expect(session.check()).rejects.toThrow('Your request was aborted.');
    expect(called).toEqual([]);
  });

  test('a refresh that fails ends the session, once', async () => {
    const { open, server, at } = browser({ scheme: 'refresh' });
    const session = open();
    const changes: string[] = [];
    session.onChange((change) => changes.push(change));
    await session.login(hanako);
    server.fail.refresh = new Error('401');
    at(1_800_000);
    const checks = await Promise.allSettled([session.check(), session.check()]);
    expect(checks.some(({ status }) => status === 'rejected')).toBe(true);
    expect(changes).toEqual(['login', 'expired']);
  });

  test('an expired refresh token ends the session although the token counts', async () => {
    const { open, at } = browser({ scheme: 'refresh', refreshToken: { maxAgeSeconds: 10 } });
    const session = open();
    await session.login(hanako);
    at(10_000);
    await expect(session.check()).rejects.toThrow('Both token and refresh token have expired');
    expect(session.isLoggedIn).toBe(false);
  });

  test('without the presence cookie the session is over', async () => {
    const { open, cookies } = browser();
    const session = open();
    const changes: string[] = [];
    session.onChange((change) => changes.push(change));
    await session.login(hanako);
    cookies.write('XSRF-TOKEN=; path=/; max-age=0');
    await expect(session.check()).rejects.toThrow('Your request was aborted.');
    expect(changes).toEqual(['login', 'expired']);
    expect(session.getState()).toMatchObject({ status: 'loggedOut', user: undefined });
  });

  test('what the gone cookie stood for is ended on the server before a visitor’s request', async () => {
    const { open, cookies, called } = browser();
    const session = open();
    await session.login(hanako);
    cookies.write('XSRF-TOKEN=; path=/; max-age=0');
    await session.check().catch(() => undefined);
    called.length = 0;
    await session.check(true);
    expect(called).toEqual(['logout']);
    await session.check(true);
    expect(called).toEqual(['logout']);
  });
});

describe('a request that changes something, while it is not known who is logged in', () => {
  const unreachable = async () => {
    const all = browser();
    await all.open().login(hanako);
    all.server.fail.user = new Error('503');
    const session = all.open();
    await session.start();
    all.called.length = 0;
    return { ...all, session };
  };

  test('asks again, and goes out as the member who is shown by then', async () => {
    const { session, server, called } = await unreachable();
    server.fail.user = undefined;
    const changes: string[] = [];
    session.onChange((change) => changes.push(change));
    await Promise.all([session.check(true), session.check(true)]);
    expect(called).toEqual(['user']);
    expect(session.getState()).toMatchObject({ status: 'loggedIn', user: { id: 'hanako' } });
    expect(changes).toEqual(['start']);
  });

  test('asks again, and goes out as a visitor when nobody is logged in any more', async () => {
    const { session, server } = await unreachable();
    server.fail.user = new Refusal();
    await session.check(true);
    expect(session.getState().status).toBe('loggedOut');
  });

  test('is not sent while the server cannot say it, and says why', async () => {
    const { session, server } = await unreachable();
    await expect(session.check(true)).rejects.toMatchObject({
      name: 'UnknownMemberError',
      cause: server.fail.user,
    });
    expect(session.getState().status).toBe('unreachable');
  });

  test('reading goes on without asking', async () => {
    const { session, called } = await unreachable();
    await session.check();
    expect(called).toEqual([]);
  });

  test('is not sent as the member whose logout the server has not confirmed', async () => {
    const { open, server } = browser();
    const session = open();
    await session.login(hanako);
    server.fail.logout = new Error('503');
    await session.logout();
    await expect(session.check(true)).rejects.toMatchObject({ cause: server.fail.logout });
    await session.check();
    server.fail.logout = undefined;
    await session.check(true);
  });

  test('is not sent as a member of another tab whom the server could not name', async () => {
    const { open, server, local, cookies } = browser();
    const session = open();
    await session.start();
    await open().login(hanako);
    // The message has not come, and the server fails.
    session.reset();
    local.setItem('auth._logged_in.cookie', 'other');
    cookies.write('auth._logged_in.cookie=other; path=/');
    server.fail.user = new Error('503');
    await expect(session.check(true)).rejects.toMatchObject({ name: 'UnknownMemberError' });
    server.fail.user = undefined;
    await session.check(true);
    expect(session.isLoggedIn).toBe(true);
  });
});

describe('a refused call', () => {
  test('ten of them end one session', async () => {
    const { open } = browser();
    const session = open();
    const changes: string[] = [];
    await session.login(hanako);
    session.onChange((change) => changes.push(change));
    const login = session.shownLogin;
    await Promise.all(Array.from({ length: 10 }, () => session.refused(login)));
    expect(changes).toEqual(['expired']);
  });

  test('that was sent under a previous login, or as a visitor, ends none', async () => {
    const { open } = browser();
    const session = open();
    await session.login(hanako);
    const previous = session.shownLogin;
    await session.refused(previous);
    await session.login(hanako);
    await session.refused(previous);
    await session.refused(undefined);
    expect(session.isLoggedIn).toBe(true);
    await session.refused(session.shownLogin);
    expect(session.isLoggedIn).toBe(false);
  });

  test.each([
    ['a logout there', 'loggedOut'],
    ['an expiry there', 'expired'],
  ] as const)(
    'that comes before the message of another tab: %s is what is told',
    async (_, why) => {
      const { open, server, silence } = browser();
      const [here, there] = [open(), open()];
      await there.login(hanako);
      await vi.waitFor(() => expect(here.isLoggedIn).toBe(true));
      const changes: string[] = [];
      here.onChange((change) => changes.push(change));
      silence();
      let respond = () => {};
      server.beforeLogout = new Promise<void>((resolve) => (respond = resolve));
      const leaving = why === 'loggedOut' ? there.logout() : there.refused(there.shownLogin);
      const refused = here.refused(here.shownLogin);
      respond();
      await Promise.all([leaving, refused]);
      expect(changes).toEqual([why]);
      expect(here.isLoggedIn).toBe(false);
    },
  );

  test('after the login that followed an expiry, a logout elsewhere is a logout', async () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    await there.login(hanako);
    await there.refused(there.shownLogin);
    await there.login(hanako);
    await vi.waitFor(() => expect(here.isLoggedIn).toBe(true));
    const changes: string[] = [];
    here.onChange((change) => changes.push(change));
    await there.logout();
    await here.check();
    expect(changes).toEqual(['loggedOut']);
  });
});

describe('resetOnError', () => {
  test.each<[string, SessionSettings['resetOnError'], boolean]>([
    ['false', false, true],
    ['true', true, false],
    ['a function that says yes', () => true, false],
    ['a function that says no', (_, method) => method !== 'fetchUser', true],
  ])('%s', async (_, resetOnError, isLoggedIn) => {
    const { open, server } = browser({ resetOnError });
    const session = open();
    await session.login(hanako);
    server.fail.user = new Error('503');
    await expect(session.fetchUser()).rejects.toThrow();
    expect(session.isLoggedIn).toBe(isLoggedIn);
  });
});

describe('several tabs', () => {
  test('a logout reaches the others', async () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    await vi.waitFor(() => expect(there.isLoggedIn).toBe(true));
    const changes: string[] = [];
    there.onChange((change) => changes.push(change));
    await here.logout();
    expect(there.getState()).toMatchObject({ status: 'loggedOut', user: undefined });
    expect(changes).toEqual(['loggedOut']);
  });

  test.each([
    ['answered', undefined],
    ['refused', new Refusal()],
  ])('a logout reaches a tab that is just starting, and whose call is %s', async (_, failure) => {
    const { open, server, logged, lose, announce } = browser();
    await open().login(hanako);
    const there = open();
    Object.defineProperty(server.fail, 'user', {
      get: () => {
        lose('_logged_in.cookie');
        announce({ kind: 'left', leaving: 'loggedOut' });
        return failure;
      },
    });
    const changes: string[] = [];
    there.onChange((change) => changes.push(change));
    expect(await there.start()).toBeUndefined();
    expect(there.getState()).toMatchObject({ status: 'loggedOut', user: undefined });
    expect([changes, logged]).toEqual([[], []]);
  });

  test('an expiry reaches the others', async () => {
    const { open } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    await vi.waitFor(() => expect(there.isLoggedIn).toBe(true));
    const changes: string[] = [];
    there.onChange((change) => changes.push(change));
    await here.refused(here.shownLogin);
    expect(changes).toEqual(['expired']);
  });

  test('a login of another member is shown before the next request', async () => {
    const { open, server } = browser();
    const [here, there] = [open(), open()];
    await there.login(hanako);
    await vi.waitFor(() => expect(here.isLoggedIn).toBe(true));
    const changes: string[] = [];
    there.onChange((change) => changes.push(change));
    server.user = { id: 'taro' };
    await here.login({ email: 'taro@example.jp', password: 'x' });
    await there.check().catch(() => undefined);
    expect(there.getState().user).toEqual({ id: 'taro' });
    expect(changes).toEqual(['switched']);
  });

  test('requests of a member are not sent as another one, and none before that one is shown', async () => {
    const { open, server, local, cookies, called } = browser();
    const session = open();
    await session.login(hanako);
    const changes: string[] = [];
    session.onChange((change) => changes.push(change));
    called.length = 0;
    // taro has logged in in another tab while this one was frozen.
    server.user = { id: 'taro' };
    local.setItem('auth._logged_in.cookie', 'taros');
    cookies.write('auth._logged_in.cookie=taros; path=/');
    const checks = [1, 2, 3].map(async () => {
      await session.check().catch((error: Error) => called.push(error.name));
      return session.getState().user;
    });
    expect(await Promise.all(checks)).toEqual(Array(3).fill({ id: 'taro' }));
    expect(called).toEqual(['user', ...Array(3).fill('SwitchedMemberError')]);
    expect(changes).toEqual(['switched']);
    await session.check();
  });

  test('a tab that missed the message finds out with its next request', async () => {
    const { open, local, cookies } = browser();
    const session = open();
    await session.login(hanako);
    const changes: string[] = [];
    session.onChange((change) => changes.push(change));
    // The other tab has logged out while this one was frozen.
    local.removeItem('auth._logged_in.cookie');
    cookies.write('auth._logged_in.cookie=; path=/; max-age=0');
    await session.check();
    expect(session.isLoggedIn).toBe(false);
    expect(changes).toEqual(['loggedOut']);
  });

  test('a marker that another process still shows in local storage is no second message', async () => {
    const { open, local, called } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    await vi.waitFor(() => expect(there.isLoggedIn).toBe(true));
    const changes: string[] = [];
    there.onChange((change) => changes.push(change));
    const marker = local.getItem('auth._logged_in.cookie') ?? '';
    await here.logout();
    local.setItem('auth._logged_in.cookie', marker);
    called.length = 0;
    await there.check();
    expect(changes).toEqual(['loggedOut']);
    expect(called).toEqual([]);
  });

  test('logins in two tabs at once follow each other, and the second ends the first', async () => {
    const { open, server, called } = browser();
    const [here, there] = [open(), open()];
    const first = here.login(hanako);
    const second = there.login({ email: 'taro@example.jp', password: 'x' });
    await first;
    server.user = { id: 'taro' };
    await second;
    expect(called.slice(0, 3)).toEqual(['csrf', 'login', 'user']);
    expect(called.filter((name) => name !== 'user')).toEqual([
      'csrf',
      'login',
      'logout',
      'csrf',
      'login',
    ]);
    await here.check().catch(() => undefined);
    expect(here.getState().user).toEqual({ id: 'taro' });
  });

  test('a logout that is pending is not sent with the login of another tab', async () => {
    const { open, server, called } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    server.fail.logout = new Error('offline');
    await here.logout();
    server.fail.logout = undefined;
    called.length = 0;
    await Promise.all([there.login(hanako), here.check()]);
    expect(called).not.toContain('logout');
    expect(there.isLoggedIn).toBe(true);
  });

  test('a login that fails while a member is logged in logs them out everywhere', async () => {
    const { open, server } = browser();
    const [here, there] = [open(), open()];
    await here.login(hanako);
    await vi.waitFor(() => expect(there.isLoggedIn).toBe(true));
    server.fail.login = new Error('LOGIN_FAILED');
    await expect(here.login(hanako)).rejects.toThrow();
    expect(there.isLoggedIn).toBe(false);
  });
});

test('a scope is checked in the member', async () => {
  const { open, server } = browser({ user: { scopeKey: 'roles' } });
  server.user = { id: 'hanako', roles: ['reservations'] };
  const session = open();
  expect(session.hasScope('reservations')).toBe(false);
  await session.login(hanako);
  expect(session.hasScope('reservations')).toBe(true);
});
