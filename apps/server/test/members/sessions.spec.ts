import { describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, fillDraft } from '../support/booking.ts';
import {
  copyOf,
  credentials,
  LOGIN,
  LOGOUT,
  loggedIn,
  logIn,
  ME,
  useDemoMembers,
} from '../support/members.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

const outcome = async (here: Visitor) => {
  const response = await here.get(ME);
  return response.statusCode === 200 ? 200 : response.json().code;
};
const COOKIES = ['XSRF-TOKEN', 'ferry_session'] as const;

describe('a login', () => {
  it('changes session and CSRF token, and nothing is left of the old ones', async () => {
    const before = copyOf(visitor);
    await logIn(visitor, 'hanako');
    for (const name of COOKIES)
      expect(visitor.cookies.get(name)).not.toBe(before.cookies.get(name));
    expect(await outcome(visitor)).toBe(200);
    expect(await outcome(before)).toBe('UNAUTHENTICATED');
    expect((await before.post(DRAFTS, await chooseTrip(before))).statusCode).toBe(419);
    // The new session with the old token, the old session with the new token.
    for (const [session, token] of [
      [visitor, before],
      [before, visitor],
    ] as const) {
      const mixed = copyOf(session);
      mixed.cookies.set('XSRF-TOKEN', token.cookies.get('XSRF-TOKEN') ?? '');
      expect((await mixed.delete(LOGOUT)).statusCode).toBe(419);
    }
    expect(await outcome(visitor)).toBe(200);
  });

  it('does not take over a session that an attacker has planted', async () => {
    const attacker = await Visitor.arrive(server.app);
    const victim = await logIn(copyOf(attacker), 'hanako');
    expect(await outcome(victim)).toBe(200);
    expect(await outcome(attacker)).toBe('UNAUTHENTICATED');
  });

  it('that fails leaves the session as it is', async () => {
    const before = new Map(visitor.cookies);
    await visitor.post(LOGIN, { ...credentials('hanako'), password: 'wrong' });
    expect(visitor.cookies).toEqual(before);
    expect((await visitor.post(DRAFTS, await chooseTrip(visitor))).statusCode).toBe(201);
  });

  it('ends the one before in the same browser', async () => {
    await logIn(visitor, 'hanako');
    const first = copyOf(visitor);
    await logIn(visitor, 'taro');
    expect((await visitor.get(ME)).json().familyName).toBe('佐藤');
    expect(await outcome(first)).toBe('SESSION_EXPIRED');
    await logIn(visitor, 'taro');
    expect(await outcome(visitor)).toBe(200);
  });

  it('leaves those in other browsers alone', async () => {
    const other = await loggedIn(server, 'hanako');
    await logIn(visitor, 'hanako');
    await visitor.delete(LOGOUT);
    expect(await outcome(other)).toBe(200);
  });

  it('is stored without its secret', async () => {
    await logIn(visitor, 'hanako');
    const rows = await server.db.selectFrom('login').selectAll().execute();
    const secret = visitor.cookies.get('ferry_session') ?? '';
    expect(secret).toMatch(/^m_[\w-]{43}$/);
    const stored = JSON.stringify(
      rows.map((row) => ({ ...row, token: row.token_hash.toString() })),
    );
    expect(stored).not.toContain(secret.slice(2));
  });
});

describe('a logout', () => {
  it('ends the login on the server and removes both cookies', async () => {
    await logIn(visitor, 'hanako');
    const stolen = copyOf(visitor);
    const response = await visitor.delete(LOGOUT);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toEqual([
      'XSRF-TOKEN=; Max-Age=0; Path=/; SameSite=Lax',
      'ferry_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(await outcome(stolen)).toBe('SESSION_EXPIRED');
    expect(await outcome(visitor)).toBe('UNAUTHENTICATED');
  });

  it('of a visitor ends the session with what was typed', async () => {
    const draft = await fillDraft(visitor);
    const before = copyOf(visitor);
    expect((await visitor.delete(LOGOUT)).statusCode).toBe(204);
    expect((await before.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(404);
    const left = server.db.selectFrom('draft').select('id').where('id', '=', draft.id);
    expect(await left.execute()).toEqual([]);
  });

  it('is as well done with the content type that a client always sends', async () => {
    await logIn(visitor, 'hanako');
    const response = await visitor.delete(LOGOUT, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(204);
  });
});

describe('a login that is over', () => {
  const AT = (time: string) => server.clock.set(`2027-07-${time}+09:00`);

  it('ends after two hours without a request', async () => {
    await logIn(visitor, 'hanako');
    for (const time of ['20T11:59:59', '20T13:59:58']) {
      AT(time);
      expect(await outcome(visitor)).toBe(200);
    }
    AT('20T15:59:58');
    expect(await outcome(visitor)).toBe('SESSION_EXPIRED');
  });

  it('ends after 24 hours of use', async () => {
    await logIn(visitor, 'hanako');
    for (let hour = 11; hour < 34; hour += 1) {
      AT(`${20 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00:00`);
      expect(await outcome(visitor)).toBe(200);
    }
    AT('21T09:59:59');
    expect(await outcome(visitor)).toBe(200);
    AT('21T10:00:00');
    expect(await outcome(visitor)).toBe('SESSION_EXPIRED');
  });

  it('is told until the CSRF cookie is fetched: then a visitor goes on', async () => {
    await logIn(visitor, 'hanako');
    const draft = await fillDraft(visitor);
    const trip = await chooseTrip(visitor);
    AT('20T12:00:00');
    for (const response of [await visitor.post(DRAFTS, trip), await visitor.post(DRAFTS, trip)]) {
      expect([response.statusCode, response.json().code]).toEqual([401, 'SESSION_EXPIRED']);
    }
    await visitor.get('/sanctum/csrf-cookie');
    expect((await visitor.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(404);
    expect((await visitor.post(DRAFTS, trip)).statusCode).toBe(201);
  });

  it('is told without touching the cookies: the next login’s may be there before the response', async () => {
    await logIn(visitor, 'hanako');
    await copyOf(visitor).delete(LOGOUT);
    const trip = await chooseTrip(visitor);
    for (const late of [visitor.get(ME), visitor.post(DRAFTS, trip), visitor.delete(LOGOUT)]) {
      const { headers, ...response } = await late;
      expect([response.json().code, headers['set-cookie']]).toEqual(['SESSION_EXPIRED', undefined]);
    }
  });

  it('is forgotten when no browser can have its cookie any more, and not before', async () => {
    await logIn(visitor, 'hanako');
    const [first, second] = [copyOf(visitor), copyOf(visitor)];
    AT('28T10:00:00');
    await deleteWhatIsOver(server.services);
    expect(await outcome(first)).toBe('SESSION_EXPIRED');
    AT('29T10:00:00');
    await deleteWhatIsOver(server.services);
    expect(await outcome(second)).toBe('UNAUTHENTICATED');
    expect(await server.db.selectFrom('login').select('id').execute()).toEqual([]);
    expect(await outcome(await loggedIn(server, 'hanako'))).toBe(200);
  });

  it('is replaced by a new visitor at the CSRF cookie, who can log in again', async () => {
    await logIn(visitor, 'hanako');
    AT('20T12:00:00');
    expect((await visitor.get('/sanctum/csrf-cookie')).statusCode).toBe(204);
    expect(visitor.cookies.get('ferry_session')).toMatch(/^v_[\w-]{43}$/);
    expect(await outcome(visitor)).toBe('UNAUTHENTICATED');
    await logIn(visitor, 'hanako');
    expect(await outcome(visitor)).toBe(200);
  });
});

describe('behind a proxy that ends TLS', () => {
  it('the cookies are bound to this host and to TLS, when they are set and when they are removed', async () => {
    const database = { ...server.database, close: async () => undefined };
    const trusting = await startTestServer({
      database,
      clock: server.clock,
      trustProxy: ['127.0.0.1'],
    });
    const here = new Visitor(trusting.app);
    here.headers = { 'x-forwarded-proto': 'https' };
    await here.get('/sanctum/csrf-cookie');
    const set = await here.post(LOGIN, credentials('hanako'));
    expect(set.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^XSRF-TOKEN=[A-Za-z0-9%]+; Max-Age=691200; Path=\/; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-ferry_session=m_[\w-]{43}; Max-Age=691200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await outcome(here)).toBe(200);
    const removed = await here.delete(LOGOUT);
    expect(removed.headers['set-cookie']).toEqual([
      'XSRF-TOKEN=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      '__Host-ferry_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    await trusting.close();
  });
});
