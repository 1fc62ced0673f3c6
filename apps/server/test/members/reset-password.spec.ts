import { beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../src/domain/instant.ts';
import { deleteOldMails } from '../../src/mail/outbox.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import {
  mailsTo,
  NEW_PASSWORD,
  PASSWORD,
  RESET_LINKS,
  RESETS,
  tokenTo,
} from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { credentials, LOGIN, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { addPasskey } from '../support/passkeys.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);
const { email } = credentials('hanako');

beforeEach(async () => {
  await server.db.deleteFrom('member').where('login_email', '=', email).execute();
  await loadDemoMembers(server.db, server.clock);
});

const requestReset = async (address = email): Promise<string> => {
  expectStatus(await visitor.post(RESETS, { email: address }), 204);
  return tokenTo(server, address);
};
const reset = (token: string, password = NEW_PASSWORD) =>
  visitor.put(PASSWORD, { token, password });
const logInWith = async (password: string) =>
  (await (await Visitor.arrive(server.app)).post(LOGIN, { email, password })).statusCode;
const codeOf = (response: { statusCode: number; json(): { code: string } }) =>
  `${response.statusCode} ${response.json().code}`;

describe('パスワードの再設定', () => {
  it('新しいパスワードだけでログインでき、どの端末のログインも終わり、お知らせが届く', async () => {
    const [pc, phone] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'hanako')];
    const other = await loggedIn(server, 'taro');
    const token = await requestReset();
    const link = expectStatus(await visitor.post(RESET_LINKS, { token }), 200).json();
    expect(link).toEqual({ email, expiresAt: '2027-07-20T11:00:00+09:00', passkeys: [] });
    expectStatus(await reset(token), 204);
    for (const who of [pc, phone]) expect(codeOf(await who.get(ME))).toBe('401 SESSION_EXPIRED');
    expectStatus(await other.get(ME), 200);
    expect(await logInWith(credentials('hanako').password)).toBe(401);
    expect(await logInWith(NEW_PASSWORD)).toBe(204);
    const [mail] = await mailsTo(server, email);
    expect([mail?.kind, mail?.text.startsWith('山田 花子 様')]).toEqual(['passwordChanged', true]);
  });

  it('パスキーが示され、選んだものだけが外れる。ほかの会員のものは外せない', async () => {
    const member = await loggedIn(server, 'hanako');
    const [lost, kept] = [await addPasskey(member, '失くした電話'), await addPasskey(member)];
    const other = await addPasskey(await loggedIn(server, 'taro'));
    const token = await requestReset();
    const link = expectStatus(await visitor.post(RESET_LINKS, { token }), 200).json();
    expect(link.passkeys).toHaveLength(2);
    expect(link.passkeys).toEqual(expect.arrayContaining([lost.passkey, kept.passkey]));
    const removedPasskeyIds = [lost.passkey.id, other.passkey.id];
    const password = NEW_PASSWORD;
    expectStatus(await visitor.put(PASSWORD, { token, password, removedPasskeyIds }), 204);
    const left = await server.db.selectFrom('passkey').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual([kept.passkey.id, other.passkey.id].sort());
  });

  it('大文字で頼んでも、メールは登録したアドレスに届く', async () => {
    const typed = email.replace('h', 'H');
    expectStatus(await visitor.post(RESETS, { email: typed }), 204);
    expect(await mailsTo(server, typed)).toEqual([]);
    expect((await mailsTo(server, email)).map(({ kind }) => kind)).toContain('passwordReset');
  });

  it('送り終えたメールの宛先は、リンクの期限とともに消える', async () => {
    await requestReset();
    const keptAt = async (minutes: number) => {
      await deleteOldMails(server.db, addMinutes(server.clock.now(), minutes));
      return (await mailsTo(server, email)).filter(({ kind }) => kind === 'passwordReset').length;
    };
    expect(await keptAt(61)).toBeGreaterThan(0);
    await server.db.updateTable('mail').set({ state: 'sent' }).execute();
    expect(await keptAt(59)).toBeGreaterThan(0);
    expect(await keptAt(61)).toBe(0);
  });

  it('リンクは1回だけ使え、ほかのリンクも同時に終わる', async () => {
    const [first, second] = [await requestReset(), await requestReset()];
    expectStatus(await reset(second), 204);
    for (const token of [first, second]) {
      expect(codeOf(await reset(token, 'mata betsu no fune'))).toBe('410 TOKEN_USED');
    }
  });

  it('60分を過ぎると期限切れで、会員登録のリンクや知らないリンクは使えない', async () => {
    const token = await requestReset();
    expect(codeOf(await reset('x'.repeat(32)))).toBe('404 TOKEN_INVALID');
    expect(codeOf(await visitor.post('/external/api/sign-up-links', { token }))).toBe(
      '404 TOKEN_INVALID',
    );
    server.clock.set('2027-07-20T11:00:00+09:00');
    await visitor.get('/sanctum/csrf-cookie');
    expect(codeOf(await reset(token))).toBe('410 TOKEN_EXPIRED');
  });

  it.each([
    ['', 'REQUIRED'],
    ['九文字のパスワ', 'TOO_SHORT'],
    ['あ'.repeat(129), 'TOO_LONG'],
    ['1234567890', 'TOO_COMMON'],
    ['ＰＡＳＳＷＯＲＤ123', 'TOO_COMMON'],
    ['qwertyuiop ', 'TOO_COMMON'],
    ['あいうえおあいうえお', 'TOO_COMMON'],
    ['hanako@example.jp', 'TOO_COMMON'],
  ])('パスワード「%s」は%sで、リンクは使えるまま残る', async (password, code) => {
    const token = await requestReset();
    const refused = expectStatus(await reset(token, password), 422).json();
    expect(refused.errors).toEqual({ password: [code] });
    expectStatus(await reset(token, 'ふねにのってとおくへ'), 204);
  });

  it('登録のないアドレスでも応答は同じで、メールが登録のないことを知らせる', async () => {
    const known = await visitor.post(RESETS, { email });
    const unknown = await visitor.post(RESETS, { email: 'nobody@example.jp' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const [mail] = await mailsTo(server, 'nobody@example.jp');
    expect(mail?.text).toContain('会員登録はありません');
    expect(mail?.text).not.toContain('#');
  });
});
