import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import {
  addLink,
  type LinkKind,
  type LinkOwner,
  useLink,
} from '../../src/domain/members/member-links.ts';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { noteHandedOver, noteTransportDown } from '../../src/mail/mail-health.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import {
  applied,
  EMAIL,
  EMAIL_CHANGES,
  EMAIL_LINKS,
  EMAIL_STOPS,
  MEMBERS,
  mailsTo,
  misaki,
  NEW_PASSWORD,
  OWN_PASSWORD,
  PASSWORD,
  RESET_LINKS,
  RESETS,
  tokenTo,
} from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { credentials, LOGIN, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

vi.mock(import('node:crypto'), async (original) => {
  const { cheapHashing } = await import('../support/cheap-hashing.ts');
  return cheapHashing(await original());
});

/** Whether the next look for an address comes a moment too early. */
const early = vi.hoisted(() => ({ isNext: false }));
vi.mock(import('../../src/domain/members/member-rows.ts'), async (original) => {
  const rows = await original();
  return {
    ...rows,
    findCredentials: async (...args) => {
      const found = await rows.findCredentials(...args);
      const isEarly = early.isNext;
      early.isNext = false;
      return isEarly ? undefined : found;
    },
  };
});

const { failedLogins, passwordChanges } = defaultLimits;
const server = useTestServer({ limits: { failedLogins, passwordChanges } });
useDemoMembers(server);
const visitor = useVisitor(server);
const { email, password } = credentials('hanako');
const taro = credentials('taro').email;
const NEXT = 'hanako@new.example.jp';

beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('mail').execute();
  await server.db.deleteFrom('member').where('login_email', 'in', [email, NEXT]).execute();
  await loadDemoMembers(server.db, server.clock);
});

const ask = (who: Visitor, newEmail = NEXT, currentPassword = password) =>
  who.post(EMAIL_CHANGES, { currentPassword, newEmail });
/** A change that is asked for, with the tokens of its two mails. */
const asked = async (newEmail = NEXT) => {
  const here = await loggedIn(server, 'hanako');
  expectStatus(await ask(here, newEmail), 204);
  return { here, token: await tokenTo(server, newEmail), stop: await tokenTo(server, email) };
};
/** A link whose request began before what ended the others. */
const linkOf = async (kind: LinkKind, owner: LinkOwner) => {
  const { db, clock } = server;
  return (await inTransaction(db, (tx) => addLink(tx, kind, owner, clock.now()))).token;
};
const confirm = (token: string) => visitor.put(EMAIL, { token });
const logInWith = async (address: string) =>
  (await (await Visitor.arrive(server.app)).post(LOGIN, { email: address, password })).statusCode;
const codeOf = (response: { statusCode: number; json(): { code: string } }) =>
  `${response.statusCode} ${response.json().code}`;

describe('メールアドレスの変更', () => {
  it('確認を待っている間だけ、本人に示し、取りやめると2通のリンクはどちらも使えない', async () => {
    const { here, token, stop } = await asked();
    const pending = async (who: Visitor) =>
      expectStatus(await who.get(EMAIL_CHANGES), 200).json().pending;
    expect(await pending(here)).toEqual({
      email: NEXT,
      expiresAt: expect.stringMatching(/^2027-.*\+09:00$/),
    });
    expect(await pending(await loggedIn(server, 'taro'))).toBeNull();
    expectStatus(await here.delete(EMAIL_CHANGES), 204);
    expect(await pending(here)).toBeNull();
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expect(codeOf(await visitor.post(EMAIL_STOPS, { token: stop }))).toBe('410 TOKEN_USED');
    expectStatus(await here.delete(EMAIL_CHANGES), 204);
    expectStatus(await ask(here), 204);
    expectStatus(await confirm(await tokenTo(server, NEXT)), 204);
    expect(await pending(here)).toBeNull();
  });

  it('新しいアドレスのリンクで、ログインしていなくても変わり、これまでのアドレスにも知らせる', async () => {
    const { here, token, stop } = await asked();
    const link = expectStatus(await visitor.post(EMAIL_LINKS, { token }), 200).json();
    expect(link).toEqual({ email: NEXT, expiresAt: '2027-07-20T12:00:00+09:00' });
    const [notice] = await mailsTo(server, email);
    expect([notice?.kind, notice?.text]).toEqual([
      'emailChangeNotice',
      expect.stringContaining('h•••@new.example.jp'),
    ]);
    expect(await logInWith(email)).toBe(204);
    expectStatus(await confirm(token), 204);
    expect([await logInWith(email), await logInWith(NEXT)]).toEqual([401, 204]);
    expect((await here.get(ME)).json()).toMatchObject({ email: NEXT, version: 2 });
    const [told] = await mailsTo(server, email);
    expect([told?.kind, told?.text.startsWith('山田 花子 様')]).toEqual(['emailChanged', true]);
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expect(codeOf(await visitor.post(EMAIL_STOPS, { token: stop }))).toBe('410 TOKEN_USED');
  });

  it('知らせを受けた方は、ログインせずに止められる', async () => {
    const { token, stop } = await asked();
    expectStatus(await visitor.post(EMAIL_STOPS, { token: stop }), 204);
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expect(codeOf(await visitor.post(EMAIL_STOPS, { token: stop }))).toBe('410 TOKEN_USED');
    expect(await logInWith(email)).toBe(204);
  });

  it('ハッシュだけを保存し、リンクは種類ごとに別で、2時間で期限が切れる', async () => {
    const { token, stop } = await asked();
    const rows = JSON.stringify([
      await server.db.selectFrom('member_link').selectAll().execute(),
      await server.db.selectFrom('mail').selectAll().execute(),
    ]);
    for (const secret of [token, stop]) expect(rows).not.toContain(secret);
    expect(codeOf(await confirm(stop))).toBe('404 TOKEN_INVALID');
    expect(codeOf(await visitor.post(EMAIL_STOPS, { token }))).toBe('404 TOKEN_INVALID');
    server.clock.set('2027-07-20T12:00:00+09:00');
    await visitor.get('/sanctum/csrf-cookie');
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_EXPIRED');
    expect(codeOf(await visitor.post(EMAIL_STOPS, { token: stop }))).toBe('410 TOKEN_EXPIRED');
  });

  it('もう一度申し込むと、前のリンクは終わる', async () => {
    const { here, token } = await asked();
    expectStatus(await ask(here, 'other@example.jp'), 204);
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expectStatus(await confirm(await tokenTo(server, 'other@example.jp')), 204);
    await server.db.deleteFrom('member').where('login_email', '=', 'other@example.jp').execute();
  });

  it('ほかの会員のアドレスでも応答は同じで、メールだけが知らせ、使えるリンクはない', async () => {
    const here = await loggedIn(server, 'hanako');
    const free = await ask(here);
    const taken = await ask(here, taro);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const [mail] = await mailsTo(server, taro);
    expect(mail?.text).toContain('会員登録はお済み');
    expect(mail?.text).not.toContain('#');
  });

  it('申し込んだ後にほかの会員のアドレスになれば、変えられない', async () => {
    const address = 'soon@example.jp';
    const signUp = await applied(server, visitor, address);
    const { token } = await asked(address);
    const body = { token: signUp, member: misaki(), password: NEW_PASSWORD };
    expectStatus(await visitor.post(MEMBERS, body), 201);
    expect(codeOf(await visitor.post(EMAIL_LINKS, { token }))).toBe('410 TOKEN_USED');
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expect(await logInWith(email)).toBe(204);
  });

  it('ほかの会員と同時に同じアドレスに変えようとすると、遅いほうには使用済みと伝わる', async () => {
    const { token } = await asked();
    const rival = { login_email: NEXT };
    await server.db.updateTable('member').set(rival).where('login_email', '=', taro).execute();
    early.isNext = true;
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
    expect(early.isNext).toBe(false);
    expect(await logInWith(email)).toBe(204);
    await server.db
      .updateTable('member')
      .set({ login_email: taro })
      .where('login_email', '=', NEXT)
      .execute();
  });

  it.each<[string, (who: Visitor) => Promise<unknown>]>([
    [
      'パスワードを変更',
      (who) => who.put(OWN_PASSWORD, { currentPassword: password, newPassword: NEW_PASSWORD }),
    ],
    [
      'パスワードを再設定',
      async (who) => {
        await who.post(RESETS, { email });
        const reset = await tokenTo(server, email);
        return who.put(PASSWORD, { token: reset, password: NEW_PASSWORD });
      },
    ],
  ])('%sすると、申し込んだ変更は終わる', async (_, change) => {
    const { here, token } = await asked();
    await change(here);
    expect(codeOf(await confirm(token))).toBe('410 TOKEN_USED');
  });

  it('変わった後は、これまでのアドレスに送った再設定のリンクは使えない', async () => {
    const { token } = await asked();
    await visitor.post(RESETS, { email });
    const reset = await tokenTo(server, email);
    expectStatus(await confirm(token), 204);
    const response = await visitor.put(PASSWORD, { token: reset, password: NEW_PASSWORD });
    expect(codeOf(response)).toBe('410 TOKEN_USED');
  });

  it('変わるのと同時に、これまでのアドレスで申し込まれた再設定のリンクも、使えない', async () => {
    const { here, token } = await asked();
    const { id: memberId } = (await here.get(ME)).json();
    expectStatus(await confirm(token), 204);
    const reset = await linkOf('passwordReset', { email, loginEmail: email, memberId });
    expect(codeOf(await visitor.post(RESET_LINKS, { token: reset }))).toBe('410 TOKEN_USED');
    await inTransaction(server.db, async (tx) => {
      const used = useLink(tx, 'passwordReset', reset, server.clock.now());
      await expect(used).rejects.toMatchObject({ code: 'TOKEN_USED' });
    });
    const response = await visitor.put(PASSWORD, { token: reset, password: NEW_PASSWORD });
    expect(codeOf(response)).toBe('410 TOKEN_USED');
  });

  it('変わった後は、別のアドレスへの変更のリンクも使えない', async () => {
    const { here, token } = await asked();
    const { id: memberId } = (await here.get(ME)).json();
    const address = 'other@example.jp';
    const other = await linkOf('emailChange', { email: address, loginEmail: address, memberId });
    expectStatus(await confirm(token), 204);
    expect(codeOf(await confirm(other))).toBe('410 TOKEN_USED');
    expect(await logInWith(NEXT)).toBe(204);
  });

  it('形、今のパスワード、同じアドレスの誤りを、項目ごとに示し、メールを送らない', async () => {
    const here = await loggedIn(server, 'hanako');
    const errorsOf = async (...args: [string, string?]) =>
      expectStatus(await ask(here, ...args), 422).json().errors;
    expect(await errorsOf('x')).toEqual({ newEmail: ['INVALID_FORMAT'] });
    expect(await errorsOf(NEXT, 'wrong')).toEqual({ currentPassword: ['WRONG_PASSWORD'] });
    expect(await errorsOf(email)).toEqual({ newEmail: ['NOT_DISTINCT'] });
    expect(await server.db.selectFrom('mail').select('id').execute()).toEqual([]);
  });

  it('今のパスワードを続けて間違えると、正しくても断る', async () => {
    const here = await loggedIn(server, 'hanako');
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(here, NEXT, 'wrong')).statusCode).toBe(422);
    }
    expect(codeOf(await ask(here))).toBe('429 LOGIN_LOCKED');
  });

  it('メールを送れないあいだは、どのアドレスでも503', async () => {
    const here = await loggedIn(server, 'hanako');
    const now = server.clock.now();
    for (let time = 0; time < 3; time += 1) await noteTransportDown(server.db, now);
    for (const address of [NEXT, taro]) {
      expect(codeOf(await ask(here, address))).toBe('503 MAIL_UNAVAILABLE');
    }
    await noteHandedOver(server.db);
  });

  it('ログインしていなければ、申し込めない', async () => {
    expect(codeOf(await ask(visitor))).toBe('401 UNAUTHENTICATED');
  });
});
