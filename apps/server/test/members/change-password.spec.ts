import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import {
  mailsTo,
  misaki,
  NEW_PASSWORD,
  OWN_PASSWORD,
  PASSWORD,
  RESETS,
  tokenTo,
} from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch } from '../support/booking.ts';
import { copyOf, credentials, LOGIN, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const { failedLogins, passwordChanges } = defaultLimits;
const server = useTestServer({ limits: { failedLogins, passwordChanges } });
useDemoMembers(server);
const { email, password } = credentials('hanako');

beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('member').where('login_email', '=', email).execute();
  await loadDemoMembers(server.db, server.clock);
});

const change = (who: Visitor, currentPassword = password, newPassword = NEW_PASSWORD) =>
  who.put(OWN_PASSWORD, { currentPassword, newPassword });
const logInWith = async (secret: string) =>
  (await (await Visitor.arrive(server.app)).post(LOGIN, { email, password: secret })).statusCode;

describe('パスワードの変更', () => {
  it('変更を繰り返しても、1時間に書くお知らせは10通まで', async () => {
    const here = await loggedIn(server, 'hanako');
    const secrets = [password, NEW_PASSWORD];
    for (let at = 0; at < passwordChanges.hits; at++) {
      expectStatus(await change(here, secrets[at % 2], secrets[(at + 1) % 2]), 204);
    }
    expect((await change(here)).json().code).toBe('RATE_LIMITED');
  });

  it('この端末はログインしたまま、ほかの端末のログインは終わり、お知らせが届く', async () => {
    const [here, phone] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'hanako')];
    const other = await loggedIn(server, 'taro');
    expectStatus(await change(here), 204);
    expectStatus(await here.get(ME), 200);
    expect((await phone.get(ME)).json().code).toBe('SESSION_EXPIRED');
    expectStatus(await other.get(ME), 200);
    expect(await logInWith(password)).toBe(401);
    expect(await logInWith(NEW_PASSWORD)).toBe(204);
    expect((await mailsTo(server, email))[0]?.kind).toBe('passwordChanged');
  });

  it('この端末のCookieも新しくなり、前の値を写し取った人は使えない', async () => {
    const here = await loggedIn(server, 'hanako');
    const thief = copyOf(here);
    expectStatus(await change(here), 204);
    expectStatus(await here.get(ME), 200);
    expect((await copyOf(thief).get(ME)).statusCode).toBe(401);
    // Its CSRF token belongs to the new one.
    expectStatus(await here.put(ME, misaki(), ifMatch(1)), 200);
  });

  it('変更の前に送った再設定のリンクは、もう使えない', async () => {
    const here = await loggedIn(server, 'hanako');
    await here.post(RESETS, { email });
    const token = await tokenTo(server, email);
    expectStatus(await change(here), 204);
    expect((await here.put(PASSWORD, { token, password: 'mata betsu' })).json().code).toBe(
      'TOKEN_USED',
    );
  });

  it('今のパスワードが違えば、よく使われるものなら、その項目を示し、何も変えない', async () => {
    const here = await loggedIn(server, 'hanako');
    const errorsOf = async (...args: [string, string]) =>
      expectStatus(await change(here, ...args), 422).json().errors;
    expect(await errorsOf('wrong', NEW_PASSWORD)).toEqual({ currentPassword: ['WRONG_PASSWORD'] });
    expect(await errorsOf(password, '1234567890')).toEqual({ newPassword: ['TOO_COMMON'] });
    expect(await logInWith(password)).toBe(204);
  });

  it('今のパスワードを続けて間違えると、正しくても断る', async () => {
    const here = await loggedIn(server, 'hanako');
    const told: number[] = [];
    for (let time = 0; time < 6; time += 1) told.push((await change(here, 'wrong')).statusCode);
    expect(told).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(here)).json().code).toBe('LOGIN_LOCKED');
  });

  it('ログインしていなければ、できない', async () => {
    const visitor = await Visitor.arrive(server.app);
    expect((await change(visitor)).json().code).toBe('UNAUTHENTICATED');
  });
});
