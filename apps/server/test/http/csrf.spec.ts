import { describe, expect, it } from 'vitest';
import { startTestServer, Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS } from '../support/booking.ts';
import { logIn, useDemoMembers } from '../support/members.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

const decoded = () => decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '');
const write = async (headers: Record<string, string> = {}) =>
  visitor.post(DRAFTS, await chooseTrip(visitor), headers);

describe('Sanctum CSRF protocol', () => {
  it('sets a readable, URL-encoded token and an HttpOnly session cookie', async () => {
    const response = await new Visitor(server.app).get('/sanctum/csrf-cookie');
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[A-Za-z0-9%]+%3D; Max-Age=691200; Path=\/; SameSite=Lax$/),
      expect.stringMatching(
        /^ferry_session=v_[\w-]{43}; Max-Age=691200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('keeps the session and its token when there is one', async () => {
    const before = new Map(visitor.cookies);
    await visitor.get('/sanctum/csrf-cookie');
    expect(visitor.cookies).toEqual(before);
  });

  it('accepts the decoded token', async () => {
    expect((await write()).statusCode).toBe(201);
  });

  it("changes the token with a login, whose previous token is another session's", async () => {
    const stale = decoded();
    await logIn(visitor, 'hanako');
    expect(decoded()).not.toBe(stale);
    expect((await write({ 'x-xsrf-token': stale })).statusCode).toBe(419);
    expect((await write()).statusCode).toBe(201);
  });

  it('refuses the token of a session that has ended', async () => {
    server.clock.set('2027-07-20T12:00:01+09:00');
    const trip = await chooseTrip(visitor);
    expect((await visitor.post(DRAFTS, trip)).statusCode).toBe(419);
    const stale = decoded();
    await visitor.get('/sanctum/csrf-cookie');
    expect(decoded()).not.toBe(stale);
    expect((await visitor.post(DRAFTS, trip, { 'x-xsrf-token': stale })).statusCode).toBe(419);
    expect((await visitor.post(DRAFTS, trip)).statusCode).toBe(201);
  });

  it('keeps a session alive that is used within two hours', async () => {
    await server.db.updateTable('session').set({ last_seen_at: server.clock.now() }).execute();
    server.clock.set('2027-07-20T11:59:59+09:00');
    expect((await write()).statusCode).toBe(201);
    server.clock.set('2027-07-20T13:59:58+09:00');
    expect((await write()).statusCode).toBe(201);
  });
});

describe('who may change something', () => {
  const TOKENS: Record<string, () => Promise<string> | string> = {
    'the valid token': () => decoded(),
    'no token': () => '',
    'a wrong token': () => decoded().replace(/^./, '!'),
    'the URL-encoded token': () => encodeURIComponent(decoded()),
    "another session's token": async () => {
      const other = await Visitor.arrive(server.app);
      return decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '');
    },
    'a stale token': async () => {
      const stale = decoded();
      await logIn(visitor, 'hanako');
      return stale;
    },
  };
  const ORIGINS: Record<string, Record<string, string>> = {
    'our page': { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
    'a neighbour of our site': {
      origin: 'http://blog.localhost',
      'sec-fetch-site': 'same-site',
    },
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'a client that does not say': {},
    'no page at all': { 'sec-fetch-site': 'none' },
  };
  const BODIES: Record<string, (body: object) => string> = {
    'application/json': (body) => JSON.stringify(body),
    'text/plain': (body) => JSON.stringify(body),
    'application/x-www-form-urlencoded': (body) => `{"x":"=${JSON.stringify(body)}"}`,
  };
  const cases = Object.keys(TOKENS).flatMap((token) =>
    Object.keys(ORIGINS).flatMap((origin) =>
      Object.keys(BODIES).map((type) => ({ token, origin, type })),
    ),
  );

  it.each(cases)('$token from $origin as $type', async ({ token, origin, type }) => {
    const headers = {
      'x-xsrf-token': (await TOKENS[token]?.()) ?? '',
      ...ORIGINS[origin],
      'content-type': type,
    };
    const trip = await chooseTrip(visitor);
    const response = await visitor.send({
      method: 'POST',
      url: DRAFTS,
      headers,
      payload: BODIES[type]?.(trip),
    });
    const isLegitimate =
      token === 'the valid token' && /our page|does not say|no page/.test(origin);
    if (isLegitimate && type === 'application/json') {
      expect(response.statusCode).toBe(201);
    } else if (isLegitimate) {
      expect([response.statusCode, response.json().code]).toEqual([400, 'MALFORMED_REQUEST']);
    } else {
      expect(response.statusCode).toBe(419);
      expect(response.json()).toEqual({
        message: 'CSRF token mismatch.',
        code: 'CSRF',
        requestId: expect.stringMatching(/^req_[0-9A-Za-z]{12}$/),
      });
    }
  });
});

describe('behind a trusted proxy that ends TLS', () => {
  it('marks the cookies as secure, and believes nobody else about it', async () => {
    const database = { ...server.database, close: async () => undefined };
    const trusting = await startTestServer({ database, trustProxy: ['127.0.0.1'] });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const secure = await new Visitor(trusting.app).get('/sanctum/csrf-cookie', forwarded);
    expect(secure.headers['set-cookie']).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=.*; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-ferry_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
    const plain = await new Visitor(server.app).get('/sanctum/csrf-cookie', forwarded);
    expect(String(plain.headers['set-cookie'])).not.toContain('Secure');
    await trusting.close();
  });

  it('marks the cookies as secure where the address of the site is https, without a proxy', async () => {
    const database = { ...server.database, close: async () => undefined };
    const tls = await startTestServer({ database, clock: server.clock, isTlsSite: true });
    const here = new Visitor(tls.app);
    const set = await here.get('/sanctum/csrf-cookie');
    expect(set.headers['set-cookie']).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=.*; Path=\/; .*Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-ferry_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    // The session is read under the same name: a change is accepted.
    expect((await here.post(DRAFTS, await chooseTrip(here))).statusCode).toBe(201);
    // A cookie that a neighbouring host could have set is nobody's.
    const planted = new Visitor(tls.app);
    planted.cookies.set('ferry_session', here.cookies.get('__Host-ferry_session') ?? '');
    planted.cookies.set('XSRF-TOKEN', here.cookies.get('XSRF-TOKEN') ?? '');
    expect((await planted.post(DRAFTS, await chooseTrip(planted))).statusCode).toBe(419);
    await tls.close();
  });
});
