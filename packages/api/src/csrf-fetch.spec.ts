import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfFetch, readXsrfToken } from './csrf-fetch.ts';
import { client } from './generated/external/client.gen.ts';
import { setSessionHooks } from './session-hooks.ts';

describe('readXsrfToken', () => {
  test.each([
    ['XSRF-TOKEN=YWJj%3D%3D', 'YWJj=='],
    ['theme=a; XSRF-TOKEN=x%2By; other=1', 'x+y'],
    ['NOT-XSRF-TOKEN=a', undefined],
    ['XSRF-TOKEN=', undefined],
    ['XSRF-TOKEN=%E0%A4%A', undefined],
    ['', undefined],
  ])('reads the decoded token of %j', (cookies, token) => {
    expect(readXsrfToken(cookies)).toBe(token);
  });
});

const ORIGIN = 'https://ferry.example';
const CSRF = 'GET /sanctum/csrf-cookie';
const ME = 'GET /external/api/members/me';
const SAVE = 'PUT /customer-api/drafts/drf_1/customers';

/** In place of a response that never comes. */
const NEVER = 0;

/** Answers calls in turn; each CSRF cookie is a new one. */
function server(statuses: Record<string, number[]>) {
  const document = { cookie: '' };
  const calls: { call: string; headers: Headers; body: string }[] = [];
  vi.stubGlobal('document', document);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push({ call, headers: request.headers, body: await request.text() });
    const status = statuses[call]?.shift() ?? (call === CSRF ? 204 : 200);
    if (status === NEVER) {
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    if (call === CSRF && status === 204) {
      const count = calls.filter((made) => made.call === CSRF).length;
      document.cookie = `XSRF-TOKEN=token${count}%3D`;
      return new Response(null, { status: 204 });
    }
    return new Response(status === 204 ? null : '{}', { status });
  });
  const called = () => calls.map(({ call }) => call);
  return { document, calls, called };
}

const save = () =>
  csrfFetch(`${ORIGIN}/customer-api/drafts/drf_1/customers`, {
    method: 'PUT',
    body: '{"a":1}',
    headers: { 'idempotency-key': 'k1' },
  });

beforeEach(() => void client.setConfig({ baseUrl: ORIGIN }));
afterEach(() => {
  setSessionHooks(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the CSRF token', () => {
  test('a reading call of a visitor is sent alone', async () => {
    const { called, calls } = server({});
    await csrfFetch(`${ORIGIN}/customer-api/ports`);
    expect(called()).toEqual(['GET /customer-api/ports']);
    expect(calls[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('a call that changes something fetches the cookie first and carries it decoded', async () => {
    const { called, calls } = server({});
    await save();
    expect(called()).toEqual([CSRF, SAVE]);
    expect(calls[1]?.headers.get('X-XSRF-TOKEN')).toBe('token1=');
  });

  test('calls at the same time share one cookie, and so one session', async () => {
    const { called, calls } = server({});
    await Promise.all([save(), save()]);
    expect(called()).toEqual([CSRF, SAVE, SAVE]);
    expect(calls.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([
      null,
      'token1=',
      'token1=',
    ]);
  });

  test('a cookie that could not be fetched is fetched anew by the next call', async () => {
    const { called } = server({ [CSRF]: [503, 204] });
    await expect(save()).rejects.toMatchObject({ status: 503 });
    expect((await save()).status).toBe(200);
    expect(called()).toEqual([CSRF, CSRF, SAVE]);
  });

  test('a cookie that never comes stops no later call', async () => {
    const waiting = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(waiting.signal);
    const { called } = server({ [CSRF]: [NEVER] });
    const first = save();
    await vi.waitFor(() => expect(called()).toEqual([CSRF]));
    waiting.abort(new DOMException('', 'TimeoutError'));
    await expect(first).rejects.toMatchObject({ code: 'OFFLINE' });
    expect((await save()).status).toBe(200);
    expect(called()).toEqual([CSRF, CSRF, SAVE]);
  });

  test('a 419 to the cookie’s own call is its response', async () => {
    const { called } = server({ [CSRF]: [419] });
    await expect(save()).rejects.toMatchObject({ status: 419 });
    expect(called()).toEqual([CSRF]);
  });

  test('the token is read at each call', async () => {
    const { document, calls } = server({});
    await save();
    document.cookie = 'XSRF-TOKEN=of%20a%20login';
    await save();
    expect(calls.at(-1)?.headers.get('X-XSRF-TOKEN')).toBe('of a login');
  });

  test('after a 419 the same call is sent once more, with body and key', async () => {
    const { called, calls } = server({ [SAVE]: [419, 200] });
    expect((await save()).status).toBe(200);
    expect(called()).toEqual([CSRF, SAVE, CSRF, SAVE]);
    expect(calls[3]).toMatchObject({ body: '{"a":1}' });
    expect(calls[3]?.headers.get('idempotency-key')).toBe('k1');
    expect(calls[3]?.headers.get('X-XSRF-TOKEN')).toBe('token2=');
  });

  test('a second 419 is the response', async () => {
    const { called } = server({ [SAVE]: [419, 419, 200] });
    expect((await save()).status).toBe(419);
    expect(called()).toEqual([CSRF, SAVE, CSRF, SAVE]);
  });

  test('a reading call without a session gets one and is sent once more', async () => {
    const { called } = server({ 'GET /customer-api/drafts/drf_1': [419, 404] });
    await csrfFetch(`${ORIGIN}/customer-api/drafts/drf_1`);
    expect(called()).toEqual([
      'GET /customer-api/drafts/drf_1',
      CSRF,
      'GET /customer-api/drafts/drf_1',
    ]);
  });

  test.each([400, 403, 404, 409, 422, 429, 500, 503])(
    'a %i is never sent again',
    async (status) => {
      const { called } = server({ [SAVE]: [status] });
      expect((await save()).status).toBe(status);
      expect(called()).toEqual([CSRF, SAVE]);
    },
  );
});

/** A tab that shows a member. */
function member() {
  const seen = {
    login: 1 as number | undefined,
    checks: [] as boolean[],
    refused: [] as number[],
    isSame: true,
  };
  setSessionHooks({
    beforeCall: async (isChange) => {
      seen.checks.push(isChange);
      return { Authorization: 'Bearer t' };
    },
    login: () => seen.login,
    isShown: () => seen.isSame,
    onRefused: (login) => {
      seen.login = undefined;
      seen.refused.push(login);
    },
  });
  return seen;
}

describe('a logged-in member', () => {
  test('is checked before each call, and the credential goes along', async () => {
    const { calls } = server({});
    const seen = member();
    await save();
    await csrfFetch(`${ORIGIN}/customer-api/ports`);
    expect(seen.checks).toEqual([true, false]);
    expect(calls.at(-1)?.headers.get('Authorization')).toBe('Bearer t');
  });

  test('a check that rejects sends nothing', async () => {
    const { called } = server({});
    setSessionHooks({
      beforeCall: () => Promise.reject(new Error('expired')),
      login: () => 1,
      isShown: () => true,
      onRefused: () => undefined,
    });
    await expect(save()).rejects.toThrow('expired');
    expect(called()).toEqual([]);
  });

  test('a 401 ends the session and is not sent again', async () => {
    const { called } = server({ [SAVE]: [401] });
    const seen = member();
    expect((await save()).status).toBe(401);
    expect(called()).toEqual([CSRF, SAVE]);
    expect(seen.refused).toEqual([1]);
  });

  test('a late 401 is told with the login under which the call was sent', async () => {
    const { called } = server({ [SAVE]: [401] });
    const seen = member();
    const late = save();
    await vi.waitFor(() => expect(called()).toContain(SAVE));
    seen.login = 2;
    await late;
    expect(seen.refused).toEqual([1]);
  });

  test('who is found only before the call is its member, not a visitor', async () => {
    const { called } = server({ [SAVE]: [401, 200] });
    const none = { login: () => undefined, isShown: () => false, onRefused: () => undefined };
    let seen: ReturnType<typeof member> | undefined;
    setSessionHooks({
      ...none,
      beforeCall: async () => {
        seen = member();
        return {};
      },
    });
    expect((await save()).status).toBe(401);
    expect(called()).toEqual([CSRF, SAVE]);
    expect(seen?.refused).toEqual([1]);
  });

  test('after a 419 the call is sent again only as the same member', async () => {
    const alive = server({ [SAVE]: [419, 200] });
    const seen = member();
    expect((await save()).status).toBe(200);
    expect(alive.called()).toEqual([CSRF, SAVE, CSRF, ME, SAVE]);
    expect(seen.refused).toEqual([]);

    const gone = server({ [SAVE]: [419, 200], [ME]: [401] });
    expect((await save()).status).toBe(401);
    expect(gone.called()).toEqual([CSRF, SAVE, CSRF, ME]);
    expect(seen.refused).toEqual([1]);
  });

  test('after a 419 nothing is sent as another member, whose session goes on', async () => {
    const { called } = server({ [SAVE]: [419, 200] });
    const seen = member();
    seen.isSame = false;
    await expect(save()).rejects.toMatchObject({ code: 'SESSION_EXPIRED', status: 401 });
    expect(called()).toEqual([CSRF, SAVE, CSRF, ME]);
    expect(seen.refused).toEqual([]);
  });

  test('after a 419 nothing is sent while the server cannot say who it is', async () => {
    const { called } = server({ [SAVE]: [419, 200], [ME]: [503] });
    const seen = member();
    expect((await save()).status).toBe(503);
    expect(called()).toEqual([CSRF, SAVE, CSRF, ME]);
    expect(seen.refused).toEqual([]);
  });

  test('a second 419 counts as a 401', async () => {
    server({ [SAVE]: [419, 419] });
    const seen = member();
    await save();
    expect(seen.refused).toEqual([1]);
  });

  test('a change of the member is a call like any other: it is checked, and its 401 ends the session', async () => {
    const change = ME.replace('GET', 'PUT');
    server({ [change]: [401] });
    const seen = member();
    await csrfFetch(`${ORIGIN}/external/api/members/me`, { method: 'PUT', body: '{}' });
    expect(seen).toMatchObject({ checks: [true], refused: [1] });
  });

  test('a page that asks who the member is learns with its 401 that the session is over', async () => {
    const { called } = server({ [ME]: [401, 401] });
    const seen = member();
    await csrfFetch(`${ORIGIN}/external/api/members/me`);
    expect(seen).toMatchObject({ checks: [], refused: [1] });
    await csrfFetch(`${ORIGIN}/external/api/members/me`);
    expect(seen.refused).toEqual([1]);
    expect(called()).toEqual([ME, ME]);
  });

  test.each(['/sanctum/csrf-cookie', '/external/api/auth/logout'])(
    'the session is not asked about %s, which it is made of',
    async (path) => {
      const { called } = server({ [`GET ${path}`]: [401] });
      const seen = member();
      await csrfFetch(ORIGIN + path);
      expect(seen).toMatchObject({ checks: [], refused: [] });
      expect(called()).toEqual([`GET ${path}`]);
    },
  );
});

test('a visitor with the cookie of an ended login goes on as a visitor', async () => {
  const { called } = server({ [SAVE]: [401, 200] });
  expect((await save()).status).toBe(200);
  expect(called()).toEqual([CSRF, SAVE, CSRF, SAVE]);
});

test('a second 401 of a visitor is the response', async () => {
  const { called } = server({ [SAVE]: [401, 401] });
  expect((await save()).status).toBe(401);
  expect(called()).toEqual([CSRF, SAVE, CSRF, SAVE]);
});

test('without a network nothing is sent again', async () => {
  server({});
  const fail = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fail);
  await expect(csrfFetch(`${ORIGIN}/customer-api/ports`)).rejects.toThrow('Failed to fetch');
  expect(fail).toHaveBeenCalledTimes(1);
});
