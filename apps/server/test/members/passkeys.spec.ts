import type { Passkey, PasskeyList } from '@ferry/api/external-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSKEY_LIMIT } from '../../src/domain/members/passkeys.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { NOW, Visitor } from '../support/api.ts';
import { Authenticator } from '../support/authenticator.ts';
import { expectStatus, ifMatch } from '../support/booking.ts';
import { copyOf, credentials, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import {
  addPasskey,
  CHALLENGES,
  CONFIRM_LOGIN,
  creationOptions,
  LOGIN_CHALLENGES,
  PASSKEY_LOGIN,
  PASSKEYS,
  requestOptions,
} from '../support/passkeys.ts';
import { useTestServer } from '../support/use-server.ts';

vi.mock(import('node:crypto'), async (original) => {
  const { cheapHashing } = await import('../support/cheap-hashing.ts');
  return cheapHashing(await original());
});

/** Whether every login of a member ends a moment before the next change is counted. */
const reset = vi.hoisted(() => ({ isNext: false }));
vi.mock(import('../../src/domain/members/member-rows.ts'), async (original) => {
  const rows = await original();
  return {
    ...rows,
    lockMember: async (tx, memberId) => {
      const change = { ended_at: new Date(NOW) };
      const logins = tx.updateTable('login').set(change).where('member_id', '=', memberId);
      if (reset.isNext) await logins.execute();
      reset.isNext = false;
      await rows.lockMember(tx, memberId);
    },
  };
});

const server = useTestServer();
useDemoMembers(server);
let member: Visitor;

beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.deleteFrom('passkey').execute();
  await server.db.deleteFrom('mail').execute();
  member = await loggedIn(server, 'hanako');
});

const list = async (who = member) =>
  expectStatus(await who.get(PASSKEYS), 200).json<PasskeyList>().passkeys;
const code = (response: { json(): { code: string } }) => response.json().code;
const arrive = () => Visitor.arrive(server.app);
const minutesLater = (minutes: number) =>
  server.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

describe('パスキーの追加', () => {
  it('端末が作ったパスキーが、名前とともに会員に加わり、お知らせのメールが届く', async () => {
    const { passkey } = await addPasskey(member, '  花子の スマートフォン ');
    expect(passkey).toMatchObject({
      name: '花子の スマートフォン',
      isSynced: true,
      lastUsedAt: null,
    });
    expect(await list()).toEqual([passkey]);
    expect(await list(await loggedIn(server, 'taro'))).toEqual([]);
    const mails = await server.db.selectFrom('mail').select(['recipient', 'text_body']).execute();
    expect(mails).toEqual([
      { recipient: credentials('hanako').email, text_body: expect.stringContaining('花子の') },
    ]);
  });

  it('会員を示す値は無作為で、2つめのパスキーでも同じ。すでにある端末には作らせない', async () => {
    const { device } = await addPasskey(member);
    const first = await creationOptions(member);
    const second = await creationOptions(member);
    expect(first.user.id).toBe(second.user.id);
    expect(first.challenge).not.toBe(second.challenge);
    expect(first.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    const other = await creationOptions(await loggedIn(server, 'taro'));
    expect(other.user.id).not.toBe(first.user.id);
  });

  it.each([
    ['別のサイトのページで作られた', { origin: 'https://evil.example' }],
    ['別のサイトのための', { rpId: 'evil.example' }],
    ['本人の確認をしていない', { isUnverified: true }],
  ])('%sパスキーは、断る', async (_, deviation) => {
    const credential = new Authenticator().create(await creationOptions(member), deviation);
    const refused = expectStatus(await member.post(PASSKEYS, { name: '端末', credential }), 422);
    expect(code(refused)).toBe('PASSKEY_INVALID');
    expect(await list()).toEqual([]);
  });

  it('パスワードの再設定などでログインが終わった後は、加わらない', async () => {
    const credential = new Authenticator().create(await creationOptions(member));
    reset.isNext = true;
    const refused = await member.post(PASSKEYS, { name: '端末', credential });
    expect([reset.isNext, code(expectStatus(refused, 401))]).toEqual([false, 'SESSION_EXPIRED']);
    expect(await list(await loggedIn(server, 'hanako'))).toEqual([]);
  });

  it('値は、そのログインで、5分間、1回だけ使える', async () => {
    const device = new Authenticator();
    const options = await creationOptions(member);
    const body = { name: '端末', credential: device.create(options) };
    const elsewhere = await loggedIn(server, 'hanako');
    expect(code(await elsewhere.post(PASSKEYS, body))).toBe('PASSKEY_INVALID');
    expectStatus(await member.post(PASSKEYS, body), 201);
    const again = { name: '端末', credential: new Authenticator().create(options) };
    expect(code(await member.post(PASSKEYS, again))).toBe('PASSKEY_INVALID');
    const late = {
      name: '端末',
      credential: new Authenticator().create(await creationOptions(member)),
    };
    minutesLater(5);
    expect(code(await member.post(PASSKEYS, late))).toBe('PASSKEY_INVALID');
    await creationOptions(member);
    minutesLater(10);
    await deleteWhatIsOver(server.services);
    expect(await server.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([]);
  });

  it('ログインのための値では作れず、ほかの会員の端末のパスキーは奪えない', async () => {
    const { challenge } = await requestOptions(member);
    const options = { ...(await creationOptions(member)), challenge };
    const credential = new Authenticator().create(options);
    expect(code(await member.post(PASSKEYS, { name: '端末', credential }))).toBe('PASSKEY_INVALID');
    const { device } = await addPasskey(member);
    const taro = await loggedIn(server, 'taro');
    const stolen = { name: '端末', credential: device.create(await creationOptions(taro)) };
    expect(code(await taro.post(PASSKEYS, stolen))).toBe('PASSKEY_INVALID');
  });

  it('最後のログインから10分がたてば、パスワードを入れ直すまで作れない', async () => {
    minutesLater(10);
    expect(code(expectStatus(await member.post(CHALLENGES), 403))).toBe('RECENT_LOGIN_REQUIRED');
    const wrong = await member.put(CONFIRM_LOGIN, { password: 'nanika-chigau' });
    expect(expectStatus(wrong, 422).json().errors).toEqual({ password: ['WRONG_PASSWORD'] });
    expectStatus(await member.post(CHALLENGES), 403);
    const { password } = credentials('hanako');
    expectStatus(await member.put(CONFIRM_LOGIN, { password }), 204);
    await addPasskey(member);
    minutesLater(20);
    expectStatus(await member.post(CHALLENGES), 403);
  });

  it('名前がない、または長すぎるものは断り、上限を超えては作れない', async () => {
    const named = async (name: string) => {
      const credential = new Authenticator().create(await creationOptions(member));
      return (await member.post(PASSKEYS, { name, credential })).json().errors;
    };
    expect(await named('  ')).toEqual({ name: ['REQUIRED'] });
    expect(await named('あ'.repeat(31))).toEqual({ name: ['TOO_LONG'] });
    const spare = new Authenticator().create(await creationOptions(member));
    for (let count = 0; count < PASSKEY_LIMIT; count += 1) await addPasskey(member);
    expect(code(expectStatus(await member.post(CHALLENGES), 409))).toBe('ENTRY_LIMIT');
    const one = await member.post(PASSKEYS, { name: '端末', credential: spare });
    expect(code(expectStatus(one, 409))).toBe('ENTRY_LIMIT');
  });
});

it('名前を変え、外せる。外したものは、もうない', async () => {
  const { passkey } = await addPasskey(member);
  const url = `${PASSKEYS}/${passkey.id}`;
  const rename = (name: string, version: number) => member.put(url, { name }, ifMatch(version));
  const renamed = expectStatus(await rename('家のパソコン', 1), 200);
  expect(renamed.json<Passkey>()).toEqual({ ...passkey, version: 2, name: '家のパソコン' });
  expect(renamed.headers.etag).toBe('"2"');
  // Another window, which shows the name of before.
  expect(code(expectStatus(await rename('スマートフォン', 1), 409))).toBe('VERSION_CONFLICT');
  expectStatus(await member.put(url, { name: '名前' }), 428);
  expect(await list()).toMatchObject([{ name: '家のパソコン' }]);
  expect(expectStatus(await rename('', 2), 422).json().errors).toEqual({ name: ['REQUIRED'] });
  expectStatus(await member.delete(url), 204);
  expect(await list()).toEqual([]);
  expectStatus(await member.delete(url), 404);
});

describe('パスキーでのログイン', () => {
  it('会員のログインになり、セッションもCSRFトークンも新しくなる。使った日時が残る', async () => {
    const { device } = await addPasskey(member);
    const visitor = await arrive();
    const before = copyOf(visitor);
    expectStatus(await visitor.post(PASSKEY_LOGIN, device.get(await requestOptions(visitor))), 204);
    expect(expectStatus(await visitor.get(ME), 200).json().email).toBe(credentials('hanako').email);
    for (const [name, value] of before.cookies) expect(visitor.cookies.get(name)).not.toBe(value);
    expect(await list()).toMatchObject([{ lastUsedAt: expect.stringMatching(/^2027-/) }]);
    // A recent login, so another passkey can be added at once.
    await addPasskey(visitor);
  });

  it('前のログインの期限が切れた端末でも、Cookieを取り直せばログインできる', async () => {
    const { device } = await addPasskey(member);
    minutesLater(120);
    expect((await member.get(ME)).json().code).toBe('SESSION_EXPIRED');
    expectStatus(await member.post(LOGIN_CHALLENGES), 419);
    await member.get('/sanctum/csrf-cookie');
    expectStatus(await member.post(PASSKEY_LOGIN, device.get(await requestOptions(member))), 204);
    expectStatus(await member.get(ME), 200);
  });

  it.each([
    ['別のサイトのページ', { origin: 'https://evil.example' }],
    ['別のサイト', { rpId: 'evil.example' }],
    ['本人の確認のない端末', { isUnverified: true }],
  ])('%sの署名では、ログインできない', async (_, deviation) => {
    const { device } = await addPasskey(member);
    const visitor = await arrive();
    const assertion = device.get(await requestOptions(visitor), deviation);
    expect(code(expectStatus(await visitor.post(PASSKEY_LOGIN, assertion), 422))).toBe(
      'PASSKEY_INVALID',
    );
    expect((await visitor.get(ME)).statusCode).toBe(401);
  });

  it('ほかのセッションの値、使った値、知らないパスキー、外したパスキーは、同じ返事になる', async () => {
    const { device, passkey } = await addPasskey(member);
    const [visitor, other] = [await arrive(), await arrive()];
    const assertion = device.get(await requestOptions(visitor));
    const failures = [await other.post(PASSKEY_LOGIN, assertion)];
    const used = copyOf(visitor);
    expectStatus(await visitor.post(PASSKEY_LOGIN, assertion), 204);
    failures.push(await other.post(PASSKEY_LOGIN, assertion));
    failures.push(
      await other.post(PASSKEY_LOGIN, new Authenticator().get(await requestOptions(other))),
    );
    expect((await used.post(PASSKEY_LOGIN, assertion)).statusCode).toBe(419);
    const open = device.get(await requestOptions(other));
    expectStatus(await member.delete(`${PASSKEYS}/${passkey.id}`), 204);
    failures.push(await other.post(PASSKEY_LOGIN, open));
    const bodies = failures.map((each) => ({ ...each.json(), requestId: '' }));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]?.code).toBe('PASSKEY_INVALID');
  });

  it('署名の回数が前より少ない端末は、写されたものとして断る', async () => {
    const { device } = await addPasskey(member);
    const visitor = await arrive();
    await server.db.updateTable('passkey').set({ counter: 7 }).execute();
    const assertion = device.get(await requestOptions(visitor));
    expect(code(await visitor.post(PASSKEY_LOGIN, assertion))).toBe('PASSKEY_INVALID');
  });
});
