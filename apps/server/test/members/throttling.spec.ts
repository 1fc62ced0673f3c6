import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { NEW_PASSWORD, PASSWORD, RESETS, tokenTo } from '../support/account.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { copyOf, credentials, LOGIN, logIn, ME, useDemoMembers } from '../support/members.ts';
import { CONFIRM_LOGIN } from '../support/passkeys.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const { failedLogins, failedLoginsOfAddress } = defaultLimits;
const server = useTestServer({ limits: { failedLogins, failedLoginsOfAddress } });
useDemoMembers(server);
const visitor = useVisitor(server);

const { email, password } = credentials('hanako');
const HERE = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';

interface Attempt {
  typed?: string;
  secret?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}
const attempt = async (more: Attempt = {}) => {
  const { typed = email, secret = 'wrong', remoteAddress = HERE, headers = {} } = more;
  return visitor.send({
    method: 'POST',
    url: LOGIN,
    headers,
    payload: { email: typed, password: secret },
    remoteAddress,
  });
};
const failFiveTimes = async (more: (index: number) => Attempt = () => ({})) => {
  for (let index = 0; index < 5; index += 1) {
    expect((await attempt(more(index))).statusCode).toBe(401);
  }
};
const isLocked = async (more: Attempt = {}) => {
  const response = await attempt({ secret: password, ...more });
  if (response.statusCode === 429) expect(response.json().code).toBe('LOGIN_LOCKED');
  return response.statusCode === 429;
};

beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
});

describe('five wrong passwords within a minute', () => {
  it('do not lock a new password out, also on another device', async () => {
    await failFiveTimes();
    await failFiveTimes(() => ({ remoteAddress: ELSEWHERE }));
    expect(await isLocked()).toBe(true);
    expectStatus(await visitor.post(RESETS, { email }), 204);
    const token = await tokenTo(server, email);
    expectStatus(await visitor.put(PASSWORD, { token, password: NEW_PASSWORD }), 204);
    for (const remoteAddress of [HERE, ELSEWHERE]) {
      const again = await Visitor.arrive(server.app);
      const payload = { email, password: NEW_PASSWORD };
      const sent = await again.send({ method: 'POST', url: LOGIN, payload, remoteAddress });
      expect(sent.statusCode).toBe(204);
    }
    await server.db.deleteFrom('member').where('login_email', '=', email).execute();
    await loadDemoMembers(server.db, server.clock);
  });

  it('lock the right one out as well, for a minute from the fifth', async () => {
    await failFiveTimes();
    const locked = await attempt({ secret: password });
    expect([locked.statusCode, locked.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'LOGIN_LOCKED', retryAfterSeconds: 60 }),
    ]);
    expect(locked.headers['retry-after']).toBe('60');
    server.clock.set('2027-07-20T10:00:59+09:00');
    expect((await attempt({ secret: password })).headers['retry-after']).toBe('1');
    server.clock.set('2027-07-20T10:01:00+09:00');
    expect((await attempt({ secret: password })).statusCode).toBe(204);
  });

  it.each<[string, (index: number) => Attempt]>([
    [
      'however the mail address is written',
      (index) => ({
        typed: [
          'HANAKO@EXAMPLE.JP',
          'ｈａｎａｋｏ@example.jp',
          ' hanako@example.jp ',
          'hanako+1@example.jp',
          'Hanako@example。jp',
        ][index] as string,
      }),
    ],
    [
      'whatever address the client claims to have',
      (index) => ({
        headers: {
          'x-forwarded-for': `192.0.2.${index}`,
          forwarded: `for=192.0.2.${index}`,
          'x-real-ip': `192.0.2.${index}`,
        },
      }),
    ],
    [
      'from whichever address of one IPv6 network',
      (index) => ({ remoteAddress: `2001:db8::${index}` }),
    ],
  ])('count together %s', async (_, more) => {
    await failFiveTimes(more);
    expect(await isLocked({ ...more(0), typed: email })).toBe(true);
  });

  it('lock nobody out elsewhere, nor another mail address here', async () => {
    await failFiveTimes();
    expect(await isLocked()).toBe(true);
    const { email: other, password: secret } = credentials('taro');
    expect((await attempt({ typed: other, secret })).statusCode).toBe(204);
    await visitor.get('/sanctum/csrf-cookie');
    expect((await attempt({ secret: password, remoteAddress: ELSEWHERE })).statusCode).toBe(204);
  });

  it('lock an account that does not exist just the same', async () => {
    await failFiveTimes(() => ({ typed: 'nobody@example.jp' }));
    expect(await isLocked({ typed: 'nobody@example.jp' })).toBe(true);
  });

  it('are five also when a hundred come at once, in new sessions', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 20 }, () => Visitor.arrive(server.app)),
    );
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        visitors[index % 20]?.post(LOGIN, { email, password: 'wrong' }),
      ),
    );
    const statuses = responses.map((response) => response?.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });
});

describe('no failure', () => {
  it('is a right password', async () => {
    for (let index = 0; index < 8; index += 1) {
      expect((await attempt({ secret: password })).statusCode).toBe(204);
    }
  });

  it('is an attempt that is refused: it does not use up what the address may do', async () => {
    await failFiveTimes();
    for (let index = 0; index < 40; index += 1) expect(await isLocked()).toBe(true);
    const { email: other, password: secret } = credentials('taro');
    expect((await attempt({ typed: other, secret })).statusCode).toBe(204);
  });
});

describe('trying many mail addresses', () => {
  it('ends after thirty within five minutes, at this address only', async () => {
    let evaluated = 0;
    for (let index = 0; index < 40; index += 1) {
      const { statusCode } = await attempt({ typed: `customer-${index}@example.jp` });
      if (statusCode === 401) evaluated += 1;
    }
    expect(evaluated).toBe(30);
    expect((await attempt({ secret: password })).headers['retry-after']).toBe('300');
    expect((await attempt({ secret: password, remoteAddress: ELSEWHERE })).statusCode).toBe(204);
  });
});

describe('behind a trusted proxy', () => {
  it('the address that the proxy saw is the one that counts', async () => {
    const database = { ...server.database, close: async () => undefined };
    const limits = { failedLogins, failedLoginsOfAddress };
    const trusting = await startTestServer({
      database,
      clock: server.clock,
      limits,
      trustProxy: ['127.0.0.1'],
    });
    const here = await Visitor.arrive(trusting.app);
    const login = async (address: string, secret = 'wrong') =>
      (await here.post(LOGIN, { email, password: secret }, { 'x-forwarded-for': address }))
        .statusCode;
    // What the client itself wrote comes before what the proxy appended.
    for (let index = 0; index < 5; index += 1) await login(`192.0.2.${index}, ${HERE}`);
    expect(await login(`192.0.2.9, ${HERE}`, password)).toBe(429);
    expect(await login(ELSEWHERE, password)).toBe(204);
    await trusting.close();
  });
});

describe('a login whose cookie another client has as well', () => {
  const EMAIL_CHANGE = { newEmail: 'thief@example.jp' };
  /** Each time from another address, in turn by each way to give the password. */
  const guess = (thief: Visitor, index: number, secret = 'nanika-chigau') =>
    thief.send({
      ...[
        { method: 'PUT' as const, url: CONFIRM_LOGIN, payload: { password: secret } },
        {
          method: 'PUT' as const,
          url: `${ME}/password`,
          payload: { currentPassword: secret, newPassword: 'atarashii-aikotoba-9' },
        },
        {
          method: 'POST' as const,
          url: `${ME}/email-changes`,
          payload: { currentPassword: secret, ...EMAIL_CHANGE },
        },
      ][index % 3],
      remoteAddress: `192.0.2.${index}`,
    });

  it('ends with the tenth wrong password, from however many addresses they come', async () => {
    await logIn(visitor, 'hanako');
    const thief = copyOf(visitor);
    const told: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      told.push((await guess(thief, index)).statusCode);
    }
    expect(told).toEqual([...Array.from({ length: 9 }, () => 422), 401]);
    const right = await guess(thief, 12, password);
    expect([right.statusCode, right.json().code]).toEqual([401, 'SESSION_EXPIRED']);
    await logIn(visitor, 'hanako');
  });

  it('stays when its member gives the right one in between', async () => {
    await logIn(visitor, 'hanako');
    for (let index = 0; index < 9; index += 1) await guess(visitor, index);
    expect((await guess(visitor, 12, password)).statusCode).toBe(204);
    for (let index = 0; index < 9; index += 1) {
      expect((await guess(visitor, 20 + index)).statusCode).toBe(422);
    }
  });
});
