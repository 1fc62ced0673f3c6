import type { LoginList } from '@ferry/api/external-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { mailsTo } from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { credentials, LOGIN, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { LOGINS } from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const { email } = credentials('hanako');

beforeEach(async () => {
  await server.db.deleteFrom('login').execute();
  await server.db.deleteFrom('member_device').execute();
  await server.db.deleteFrom('mail').execute();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** Logs in with what a browser says of itself. */
async function onDevice(userAgent: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(server.app);
  const headers = { 'user-agent': userAgent };
  const payload = credentials('hanako');
  expectStatus(await visitor.send({ method: 'POST', url: LOGIN, payload, headers }), 204);
  return visitor;
}

const list = async (who: Visitor) =>
  expectStatus(await who.get(LOGINS), 200).json<LoginList>().logins;
const isLoggedIn = async (who: Visitor) => (await who.get(ME)).statusCode === 200;

describe('ログイン中の端末', () => {
  it('この端末が先頭で、端末の言葉と最後に使った日時が分かり、使っていないものは載らない', async () => {
    const old = await loggedIn(server, 'hanako');
    server.clock.set('2027-07-20T12:00:00+09:00');
    const phone = await onDevice(IPHONE);
    server.clock.set('2027-07-20T12:30:00+09:00');
    const here = await loggedIn(server, 'hanako');
    expect(await list(here)).toMatchObject([
      { isCurrent: true, device: '不明な端末', loggedInAt: '2027-07-20T12:30:00+09:00' },
      { isCurrent: false, device: 'iPhone・Safari', lastUsedAt: '2027-07-20T12:00:00+09:00' },
    ]);
    expect((await list(phone))[0]).toMatchObject({ isCurrent: true, device: 'iPhone・Safari' });
    expect(await isLoggedIn(old)).toBe(false);
    server.clock.set('2027-07-20T10:00:00+09:00');
  });

  it('1つを選んで、または、ほかをすべて終了できる。この端末は残る', async () => {
    const here = await loggedIn(server, 'hanako');
    const [phone, tablet] = [await onDevice(IPHONE), await loggedIn(server, 'hanako')];
    const other = await loggedIn(server, 'taro');
    const [own, ...rest] = await list(here);
    const found = rest.find(({ device }) => device === 'iPhone・Safari');
    expectStatus(await here.delete(`${LOGINS}/${found?.id}`), 204);
    expect(await isLoggedIn(phone)).toBe(false);
    expect((await here.delete(`${LOGINS}/${found?.id}`)).json().code).toBe('NOT_FOUND');
    expect((await here.delete(`${LOGINS}/${own?.id}`)).json().code).toBe('NOT_FOUND');
    expect(await isLoggedIn(tablet)).toBe(true);
    expectStatus(await here.delete(LOGINS), 204);
    expect([await isLoggedIn(tablet), await isLoggedIn(here)]).toEqual([false, true]);
    expect(await isLoggedIn(other)).toBe(true);
  });
});

describe('新しい端末のお知らせ', () => {
  it('これまでと違う端末のログインだけが、メールで知らされる', async () => {
    await loggedIn(server, 'hanako');
    await loggedIn(server, 'hanako');
    expect(await mailsTo(server, email)).toEqual([]);
    await onDevice(IPHONE);
    await onDevice(IPHONE);
    const mails = await mailsTo(server, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['newDevice']);
    expect(mails[0]?.text).toContain('iPhone・Safari');
  });

  it('端末の言葉が保存されていなかったころのログインしかなければ、知らせない', async () => {
    await loggedIn(server, 'hanako');
    await server.db.deleteFrom('member_device').execute();
    await onDevice(IPHONE);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('しばらくログインがなく、前のログインの記録が消えていても、知らされる', async () => {
    await loggedIn(server, 'hanako');
    server.clock.set('2027-07-29T10:00:00+09:00');
    await deleteWhatIsOver(server.services);
    expect(await server.db.selectFrom('login').selectAll().execute()).toEqual([]);
    await onDevice(IPHONE);
    expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(['newDevice']);
  });

  it('会員が消えれば、端末の記録も残らない', async () => {
    await loggedIn(server, 'hanako');
    await server.db.deleteFrom('member').where('login_email', '=', email).execute();
    expect(await server.db.selectFrom('member_device').selectAll().execute()).toEqual([]);
    await loadDemoMembers(server.db, server.clock);
  });
});
