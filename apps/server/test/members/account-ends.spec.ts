import { beforeEach, expect, it } from 'vitest';
import retention from '../../../../retention.json' with { type: 'json' };
import { endAccounts } from '../../src/members/end-accounts.ts';
import { mailsTo, NEW_PASSWORD, signedUp } from '../support/account.ts';
import { NOW, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { LOGIN } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
const email = 'misaki@example.jp';

beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.deleteFrom('member').execute();
  await server.db.deleteFrom('mail').execute();
  await signedUp(server, email);
});

const run = (at: string) => {
  server.clock.set(`${at}T03:00:00+09:00`);
  return endAccounts(server.db, server.clock, (error) => {
    throw error;
  });
};
/** What is in the outbox is handed over, or refused until it is given up. */
const deliver = async (at: string, hasArrived = true) => {
  server.clock.set(`${at}T03:00:00+09:00`);
  const state = hasArrived ? 'sent' : 'failed';
  const sent_at = hasArrived ? server.clock.now() : null;
  const row = server.db.updateTable('mail').set({ state, sent_at, next_attempt_at: null });
  await row.where('state', '=', 'queued').execute();
};
const kinds = async () =>
  (await mailsTo(server, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'signUp' && kind !== 'memberRegistered');
const isMember = async () =>
  (await server.db.selectFrom('member').select('id').execute()).length === 1;
const logIn = async (at: string) => {
  server.clock.set(`${at}T03:00:00+09:00`);
  const visitor = await Visitor.arrive(server.app);
  expectStatus(await visitor.post(LOGIN, { email, password: NEW_PASSWORD }), 204);
};

it('最後のログインから3年たつ30日前に1通だけ知らせ、3年たてば会員のものを削除して知らせる', async () => {
  expect([await run('2030-06-20'), await kinds()]).toEqual([0, []]);
  expect([await run('2030-06-21'), await run('2030-06-21')]).toEqual([1, 0]);
  const [notice] = await mailsTo(server, email);
  expect(notice).toMatchObject({ kind: 'accountEnding' });
  expect(notice?.text).toContain('2030年7月21日');
  await deliver('2030-06-21');
  expect([await run('2030-07-20'), await isMember()]).toEqual([0, true]);
  expect([await run('2030-07-21'), await isMember()]).toEqual([1, false]);
  expect(await kinds()).toEqual(['memberRemoved', 'accountEnding']);
  expect(await run('2030-07-22')).toBe(0);
});

it('知らせた後にログインすれば続き、次に3年使わなければまた知らせる', async () => {
  expect(await run('2030-07-01')).toBe(1);
  await deliver('2030-07-01');
  await logIn('2030-07-10');
  expect([await run('2030-08-01'), await isMember()]).toEqual([0, true]);
  expect([await run('2033-06-11'), await kinds()]).toEqual([1, ['accountEnding', 'accountEnding']]);
});

it('知らせるのが遅れても、知らせてから30日は削除しない', async () => {
  expect(await run('2031-01-01')).toBe(1);
  await deliver('2031-01-01');
  expect([await run('2031-01-30'), await isMember()]).toEqual([0, true]);
  expect([await run('2031-01-31'), await isMember()]).toEqual([1, false]);
});

it('知らせが遅れて渡れば、渡ってから30日は削除せず、渡る前のログインには数えない', async () => {
  expect(await run('2031-01-01')).toBe(1);
  expect([await run('2031-02-01'), await isMember()]).toEqual([0, true]);
  await deliver('2031-02-01');
  expect([await run('2031-03-02'), await isMember()]).toEqual([0, true]);
  expect([await run('2031-03-03'), await isMember()]).toEqual([1, false]);
});

it('渡る前にログインすれば、あとから渡った知らせでは終わらない', async () => {
  expect(await run('2030-07-01')).toBe(1);
  await logIn('2030-07-02');
  await deliver('2030-07-03');
  await run('2030-07-03');
  expect([await run('2033-06-03'), await run('2033-07-04')]).toEqual([1, 0]);
  expect(await isMember()).toBe(true);
});

it('知らせが届けられなければ、また知らせ、届くまでは終わらない', async () => {
  expect(await run('2030-07-01')).toBe(1);
  await deliver('2030-07-03', false);
  expect([await run('2030-08-01'), await isMember()]).toEqual([1, true]);
  await deliver('2030-08-01');
  expect([await run('2030-08-30'), await isMember()]).toEqual([0, true]);
  expect([await run('2030-08-31'), await isMember()]).toEqual([1, false]);
});

it('知らせを書けない会員は終わらず、そのことを伝え、ほかの会員への知らせは止まらない', async () => {
  await signedUp(server, 'other@example.jp');
  const row = server.db.updateTable('member').set({ email: 'no\nheader@example.jp' });
  const { id } = await row
    .where('login_email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const failures: string[] = [];
  const told = async (at: string) => {
    server.clock.set(`${at}T03:00:00+09:00`);
    return endAccounts(server.db, server.clock, (_, memberId) => failures.push(memberId));
  };
  expect([await told('2030-07-01'), failures]).toEqual([1, [id]]);
  await deliver('2030-07-01');
  expect([await told('2030-08-01'), failures]).toEqual([1, [id, id]]);
  const left = server.db.selectFrom('member').select('id');
  expect(await left.execute()).toEqual([{ id }]);
});

it('退会の前に言う旅客名簿の期間は、運航会社のデータと同じ', async () => {
  const routes = await server.db.selectFrom('route').select('rules').execute();
  const months = new Set(routes.map(({ rules }) => rules.passengerListMonths));
  expect([...months]).toEqual([retention.passengerListMonths]);
});
