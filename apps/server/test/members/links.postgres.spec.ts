import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLine } from '../../src/commands/run-line.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { addLink, endLinksOf } from '../../src/domain/members/member-links.ts';
import { findCredentials } from '../../src/domain/members/member-rows.ts';
import { createLogin, endLoginsOf } from '../../src/domain/sessions/logins.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { commandsSuite } from '../operator/commands.suite.ts';
import {
  applied,
  EMAIL,
  EMAIL_CHANGES,
  MEMBERS,
  misaki,
  NEW_PASSWORD,
  PASSWORD,
  RESETS,
  tokenTo,
} from '../support/account.ts';
import { NOW, startTestServer, TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { expectNoFailures } from '../support/invariants.ts';
import { credentials, LOGIN, ME } from '../support/members.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';

// A link that several requests use at once, over several connections.
let cluster: ThrowawayCluster;
let server: TestServer;
const { email, password } = credentials('hanako');
const RIVALS = 8;

beforeAll(async () => {
  cluster = await startPostgres();
  const clock = clockAt(NOW);
  const database = await cluster.openDemonstration();
  server = await startTestServer({ database, clock });
}, 120_000);
beforeEach(async () => {
  await server.db.deleteFrom('member').where('login_email', '=', email).execute();
  await loadDemoMembers(server.db, server.clock);
});
afterEach(() => expectNoFailures(server));
afterAll(async () => {
  await server?.close();
  await cluster?.stop();
});

const rivals = () => Promise.all(Array.from({ length: RIVALS }, () => Visitor.arrive(server.app)));
const outcomesOf = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort();
const used = Array.from({ length: RIVALS - 1 }, () => 410);
const requestLink = async () => {
  expectStatus(await (await Visitor.arrive(server.app)).post(RESETS, { email }), 204);
  return tokenTo(server, email);
};

it('a link to sign up that many use at once makes one member', async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = `misaki${round}@example.jp`;
    const token = await applied(server, await Visitor.arrive(server.app), address);
    const body = { token, member: misaki(), password: NEW_PASSWORD };
    const responses = await Promise.all((await rivals()).map((who) => who.post(MEMBERS, body)));
    expect(outcomesOf(responses)).toEqual([201, ...used]);
  }
});

it('two links of one address that are used at once make one member, and leave no session behind', async () => {
  const visitor = await Visitor.arrive(server.app);
  const address = 'both@example.jp';
  const tokens = [await applied(server, visitor, address), await applied(server, visitor, address)];
  const sessions = async () =>
    (await server.db.selectFrom('session').select('id').where('token_hash', 'is', null).execute())
      .length;
  const before = await sessions();
  const responses = await Promise.all(
    tokens.map(async (token) =>
      (await Visitor.arrive(server.app)).post(MEMBERS, {
        token,
        member: misaki(),
        password: NEW_PASSWORD,
      }),
    ),
  );
  expect(outcomesOf(responses)).toEqual([201, 410]);
  expect((await sessions()) - before).toBe(1);
});

it('a link to reset that many use at once sets one password', async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = await requestLink();
    const responses = await Promise.all(
      (await rivals()).map((who, index) =>
        who.put(PASSWORD, { token, password: `asanagi no fune ${round} ${index}` }),
      ),
    );
    expect(outcomesOf(responses)).toEqual([204, ...used]);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 204);
    const visitor = await Visitor.arrive(server.app);
    const now = `asanagi no fune ${round} ${winner}`;
    expectStatus(await visitor.post(LOGIN, { email, password: now }), 204);
  }
});

it('control: a link that is read, and marked as used afterwards, is used by more than one', async () => {
  const token = await requestLink();
  const link = server.db
    .selectFrom('member_link')
    .selectAll()
    .where('kind', '=', 'passwordReset')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc');
  expect(token).not.toBe('');
  const hash = (await link.executeTakeFirstOrThrow()).token_hash;
  let reading = 2;
  let bothHaveRead = () => {};
  const turn = new Promise<void>((resolve) => (bothHaveRead = resolve));
  const useNaively = () =>
    inTransaction(server.db, async (tx) => {
      const row = await tx
        .selectFrom('member_link')
        .select('used_at')
        .where('token_hash', '=', hash)
        .executeTakeFirstOrThrow();
      reading -= 1;
      if (reading === 0) bothHaveRead();
      await turn;
      if (row.used_at !== null) return false;
      const used_at = server.clock.now();
      await tx.updateTable('member_link').set({ used_at }).where('token_hash', '=', hash).execute();
      return true;
    });
  expect(await Promise.all([useNaively(), useNaively()])).toEqual([true, true]);
});

it('a login with the password before, while it is reset, leaves nobody logged in', async () => {
  const told = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    await server.db.deleteFrom('member').where('login_email', '=', email).execute();
    await loadDemoMembers(server.db, server.clock);
    const token = await requestLink();
    const [who, thief] = [await Visitor.arrive(server.app), await Visitor.arrive(server.app)];
    const [reset, login] = await Promise.all([
      who.put(PASSWORD, { token, password: NEW_PASSWORD }),
      thief.post(LOGIN, { email, password }),
    ]);
    expect(reset.statusCode).toBe(204);
    told.add(login.statusCode);
    expect((await thief.get(ME)).statusCode).toBe(401);
  }
  expect([...told].filter((status) => status !== 204 && status !== 401)).toEqual([]);
});

const profile = (who: Visitor, phone: string) =>
  who.put(ME, misaki({ phone }), { 'if-match': '"1"' });
const asHanako = async () => {
  const who = await Visitor.arrive(server.app);
  expectStatus(await who.post(LOGIN, { email, password }), 204);
  return who;
};

it('of many tabs that change one member at once, one does, and the others are told', async () => {
  const tabs = await Promise.all(Array.from({ length: RIVALS }, asHanako));
  const responses = await Promise.all(tabs.map((tab, at) => profile(tab, `090-0000-000${at}`)));
  expect(outcomesOf(responses)).toEqual([200, ...used.map(() => 409)]);
  const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
  const now = (await (await asHanako()).get(ME)).json();
  expect(now).toMatchObject({ phone: `090-0000-000${winner}`, version: 2 });
});

it('control: a version that is read, and the change written afterwards, undoes another one’s', async () => {
  let reading = 2;
  let bothHaveRead = () => {};
  const turn = new Promise<void>((resolve) => (bothHaveRead = resolve));
  const changeNaively = async (phone: string) => {
    const row = await server.db
      .selectFrom('member')
      .select(['id', 'version'])
      .where('login_email', '=', email)
      .executeTakeFirstOrThrow();
    reading -= 1;
    if (reading === 0) bothHaveRead();
    await turn;
    if (row.version !== 1) return false;
    const change = { phone, version: row.version + 1 };
    await server.db.updateTable('member').set(change).where('id', '=', row.id).execute();
    return true;
  };
  const both = await Promise.all(['090-1', '090-2'].map(changeNaively));
  expect(both).toEqual([true, true]);
});

const liveChanges = (memberId: string) =>
  server.db
    .selectFrom('member_link')
    .select('email')
    .where('kind', '=', 'emailChange')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();

it('of changes of one address that are asked for at once, one link is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tabs = await Promise.all([asHanako(), asHanako(), asHanako()]);
    const { id } = (await (await asHanako()).get(ME)).json();
    const responses = await Promise.all(
      tabs.map((tab, at) =>
        tab.post(EMAIL_CHANGES, {
          currentPassword: password,
          newEmail: `hanako${round}${at}@new.example.jp`,
        }),
      ),
    );
    expect(outcomesOf(responses)).toEqual([204, 204, 204]);
    expect(await liveChanges(id)).toHaveLength(1);
  }
});

it('control: two that end the links of others, and add their own, without a lock leave two', async () => {
  const { id: memberId } = (await (await asHanako()).get(ME)).json();
  let ending = 2;
  let bothHaveEnded = () => {};
  const turn = new Promise<void>((resolve) => (bothHaveEnded = resolve));
  const askNaively = (address: string) =>
    inTransaction(server.db, async (tx) => {
      const now = server.clock.now();
      await endLinksOf(tx, 'emailChange', memberId, now);
      ending -= 1;
      if (ending === 0) bothHaveEnded();
      await turn;
      await addLink(tx, 'emailChange', { email: address, loginEmail: address, memberId }, now);
    });
  await Promise.all(['a@new.example.jp', 'b@new.example.jp'].map(askNaively));
  expect(await liveChanges(memberId)).toHaveLength(2);
});

const changeTo = async (account: 'hanako' | 'taro', address: string) => {
  const who = await Visitor.arrive(server.app);
  expectStatus(await who.post(LOGIN, credentials(account)), 204);
  const currentPassword = credentials(account).password;
  expectStatus(await who.post(EMAIL_CHANGES, { currentPassword, newEmail: address }), 204);
  return tokenTo(server, address);
};
const holdersOf = (address: string) =>
  server.db.selectFrom('member').select('id').where('login_email', '=', address).execute();

it('an address that two members and a customer want at once is one’s, and the others are told', async () => {
  for (let round = 0; round < 3; round += 1) {
    const address = `shared${round}@example.jp`;
    const [customer, ...movers] = await rivals();
    const token = await applied(server, await Visitor.arrive(server.app), address);
    const tokens = [await changeTo('hanako', address), await changeTo('taro', address)];
    const responses = await Promise.all([
      customer?.post(MEMBERS, { token, member: misaki(), password: NEW_PASSWORD }),
      ...tokens.map((each, at) => movers[at]?.put(EMAIL, { token: each })),
    ]);
    const statuses = responses.map((each) => each?.statusCode ?? 0);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(2);
    expect(await holdersOf(address)).toHaveLength(1);
    await server.db.deleteFrom('member').execute();
    await loadDemoMembers(server.db, server.clock);
  }
});

it('control: two that look whether an address is free, and take it afterwards, both have it', async () => {
  await sql`alter table member drop constraint member_login_email_key`.execute(server.db);
  let looking = 2;
  let bothHaveLooked = () => {};
  const turn = new Promise<void>((resolve) => (bothHaveLooked = resolve));
  const address = 'control@example.jp';
  const takeNaively = (now: string) =>
    inTransaction(server.db, async (tx) => {
      const known = await findCredentials(tx, address);
      looking -= 1;
      if (looking === 0) bothHaveLooked();
      await turn;
      if (known) return;
      const change = { login_email: address, email: address };
      await tx.updateTable('member').set(change).where('login_email', '=', now).execute();
    });
  await Promise.all([email, credentials('taro').email].map(takeNaively));
  expect(await holdersOf(address)).toHaveLength(2);
  await server.db.deleteFrom('member').execute();
  await sql`alter table member add constraint member_login_email_key unique (login_email)`.execute(
    server.db,
  );
});

const command = (line: string, input = '') => {
  const dataDir = '';
  const keySettings = { ring: 'a setting', file: undefined, demonstrationFile: '', dataDir };
  return runLine(
    { ...server.services, keys: async () => TEST_KEYS, keySettings },
    { words: line.split(' '), input, actor: 'kaede' },
  );
};

it('a login while its member is being locked leaves nobody logged in', async () => {
  const told = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const who = await Visitor.arrive(server.app);
    const [login, lock] = await Promise.all([
      who.post(LOGIN, { email, password }),
      command(`members lock ${email}`),
    ]);
    expect(lock.exitCode).toBe(0);
    told.add(login.statusCode);
    expect((await who.get(ME)).statusCode).toBe(401);
    await command(`members unlock ${email}`);
  }
  expect([...told].filter((status) => status !== 204 && status !== 401)).toEqual([]);
});

it('control: one who is not locked when the login looks, and afterwards is, stays logged in', async () => {
  const member = await server.db
    .selectFrom('member')
    .select(['id', 'session_id', 'locked_at'])
    .where('login_email', '=', email)
    .executeTakeFirstOrThrow();
  const now = server.clock.now();
  await command(`members lock ${email}`);
  expect(member.locked_at).toBeNull();
  await inTransaction(server.db, (tx) => createLogin(tx, member, '', now));
  const alive = server.db.selectFrom('login').select('id').where('ended_at', 'is', null);
  expect(await alive.where('member_id', '=', member.id).execute()).toHaveLength(1);
  await inTransaction(server.db, (tx) => endLoginsOf(tx, member.id, now));
});

describe('commands', () => commandsSuite(() => server, command));

it('the program works in the database of DATABASE_URL by itself', async () => {
  const program = join(import.meta.dirname, '../../src/operator-command.ts');
  const run = async (DATABASE_URL: string) => {
    const env = { ...process.env, DATABASE_URL };
    const args = [program, 'members', 'list'];
    const done = promisify(execFile)(process.execPath, args, { env });
    return done.then(
      ({ stdout }) => stdout.trim().split('\n').length,
      ({ code, stderr }) => `${code} ${stderr}`,
    );
  };
  const [known, empty, away] = await Promise.all([
    run(await urlOf(server.database)),
    run(await cluster.createDatabase()),
    run('postgres://ferry:secret@127.0.0.1:1/ferry'),
  ]);
  const { count } = await server.db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(known).toBe(count);
  expect(empty).toBe('1 the database is of an earlier version: start the server first\n');
  expect(away).toBe('1 DATABASE_URL: cannot connect to the database (ECONNREFUSED)\n');
});
