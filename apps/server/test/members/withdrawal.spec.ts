import type { Reservation } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { mailsTo, NEW_PASSWORD, signedUp } from '../support/account.ts';
import { NOW, Visitor } from '../support/api.ts';
import { book, expectStatus, fillDraft, hold } from '../support/booking.ts';
import { expectInvariants } from '../support/invariants.ts';
import { copyOf, LOGIN, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { addPasskey, CONFIRM_LOGIN, PASSKEY_LOGIN, requestOptions } from '../support/passkeys.ts';
import { CARDS, holdToPay, lookedUp, pay, press } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { COMPANIONS, familyCar, hina, VEHICLES } from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const email = 'misaki@example.jp';
const account = { email, password: NEW_PASSWORD };
let member: Visitor;

beforeEach(async () => {
  server.clock.set(NOW);
  member = await signedUp(server, email);
});
afterEach(async () => {
  await server.db.deleteFrom('member').where('login_email', '=', email).execute();
  await server.db.deleteFrom('mail').execute();
  await expectInvariants(server.db);
});

const withdraw = async (who = member) => expectStatus(await who.delete(ME), 204);
const memberId = async () => (await member.get(ME)).json().id as string;
/** Tables whose rows name a member; what an operator did by hand stays for its own time. */
async function tablesOfMember(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id' and table_name <> 'operator_audit'
    order by table_name`.execute(server.db);
  return rows.map(({ table }) => table);
}
/** Those of them that have rows of the member. */
async function tablesWith(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOfMember()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where member_id = ${id}`.execute(
      server.db,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
const OWN = ['companion', 'login', 'member_vehicle', 'passkey'];

describe('退会', () => {
  it('会員のものはすぐに消え、どの端末でもログアウトになり、同じアドレスでまた登録できる', async () => {
    const id = await memberId();
    expectStatus(await member.post(COMPANIONS, hina()), 201);
    expectStatus(await member.post(VEHICLES, familyCar()), 201);
    const { device } = await addPasskey(member);
    const draft = await fillDraft(member);
    const phone = await Visitor.arrive(server.app);
    expectStatus(await phone.post(LOGIN, account), 204);
    const thief = copyOf(member);
    expect(await tablesWith(id)).toEqual(expect.arrayContaining(OWN));

    const response = await withdraw();
    const cookies = [response.headers['set-cookie']].flat().join();
    expect(cookies).toMatch(/ferry_session=;.*Max-Age=0/);
    expect(await tablesWith(id)).toEqual([]);
    const drafts = server.db.selectFrom('draft').select('id').where('id', '=', draft.id);
    expect(await drafts.execute()).toEqual([]);
    for (const here of [phone, thief]) expectStatus(await here.get(ME), 401);
    const visitor = await Visitor.arrive(server.app);
    expect((await visitor.post(LOGIN, account)).json().code).toBe('LOGIN_FAILED');
    const assertion = device.get(await requestOptions(visitor));
    expect((await visitor.post(PASSKEY_LOGIN, assertion)).json().code).toBe('PASSKEY_INVALID');

    member = await signedUp(server, email);
    expect(await memberId()).not.toBe(id);
    expect((await member.get(COMPANIONS)).json().companions).toEqual([]);
  });

  it('仮予約は終わり、予約はそのまま番号と電話番号で見られ、番号はメールにもある', async () => {
    const booked = await book(member);
    const held = await hold(member);
    await withdraw();
    const found = await lookedUp(server.app, booked);
    expect(found).toMatchObject({ state: 'confirmedUnpaid', draftId: null });
    const states = server.db.selectFrom('reservation').select(['state', 'session_id']);
    expect(await states.where('id', '=', held.id).execute()).toEqual([
      { state: 'expired', session_id: null },
    ]);
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ kind: 'memberRemoved', subject: expect.stringContaining('退会') });
    expect(mail?.text).toContain(groupsOfFour(booked.reservationNumber));
    for (const term of ['12か月', '30か月', '7年']) expect(mail?.text).toContain(term);
  });

  it('お支払いの途中なら、そのお支払いは最後まで進み、ほかには何も残らない', async () => {
    const ready = await holdToPay(member, { card: CARDS.challenge });
    const begun = expectStatus(await pay(member, ready), 202).json<Reservation>();
    const drafts = () => server.db.selectFrom('draft').select('reservation_id').execute();
    await fillDraft(member);
    await withdraw();
    expect(await drafts()).toEqual([{ reservation_id: begun.id }]);
    await press(member, begun.payment?.action?.url ?? '', 'succeed');
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect((await lookedUp(server.app, begun)).state).toBe('confirmed');
    await deleteWhatIsOver(server.services);
    const ended = server.db.selectFrom('session').select('id').where('ended_at', 'is not', null);
    expect([await ended.execute(), await drafts()]).toEqual([[], []]);
  });

  it('最後のログインから10分がたてば、パスワードを入れ直すまで退会できず、ほかの会員は変わらない', async () => {
    const taro = await loggedIn(server, 'taro');
    server.clock.set('2027-07-20T10:10:00+09:00');
    const refused = expectStatus(await member.delete(ME), 403);
    expect(refused.json().code).toBe('RECENT_LOGIN_REQUIRED');
    expect((await member.get(ME)).json().email).toBe(email);
    expectStatus(await member.put(CONFIRM_LOGIN, { password: NEW_PASSWORD }), 204);
    await withdraw();
    expectStatus(await taro.get(ME), 200);
    expect(
      (await mailsTo(server, email)).filter(({ kind }) => kind === 'memberRemoved'),
    ).toHaveLength(1);
  });
});
