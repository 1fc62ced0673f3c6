import type { Draft, DraftPayment, Reservation } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleCard } from '../../src/booking/due/keep-card.ts';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { settlePayment } from '../../src/booking/paying/settle-payment.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { newId } from '../../src/domain/ids.ts';
import { checkCompanion } from '../../src/domain/members/check-companion.ts';
import { COMPANION_LIMIT } from '../../src/domain/members/companions.ts';
import { findEntries, insertEntry } from '../../src/domain/members/entry-rows.ts';
import { lockMember } from '../../src/domain/members/member-rows.ts';
import { lockMemberOfCard } from '../../src/domain/payments/stored-card-rows.ts';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { endAccounts } from '../../src/members/end-accounts.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { mailsTo, misaki, NEW_PASSWORD, signedUp } from '../support/account.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import {
  book,
  CLAIMS,
  chooseTrip,
  commit,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  ifMatch,
  RESERVATIONS,
} from '../support/booking.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { copyOf, credentials, LOGIN, LOGOUT, loggedIn, ME } from '../support/members.ts';
import { clockAt } from '../support/operator.ts';
import { addPasskey, PASSKEY_LOGIN, requestOptions } from '../support/passkeys.ts';
import { CARDS, choose, holdToPay, lookedUp, pay, tokenOf } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { countWaiting, startPostgres, type ThrowawayCluster } from '../support/postgres.ts';
import { COMPANIONS, hina, KEPT_CUSTOMERS } from '../support/profile.ts';
import { isLong, report, rounds } from '../support/rounds.ts';
import { setBerths } from '../support/use-postgres-server.ts';

// A login while the same browser does something else, over several connections.
let cluster: ThrowawayCluster;
let server: TestServer;

beforeAll(async () => {
  cluster = await startPostgres();
  const clock = clockAt(NOW);
  const database = await cluster.openDemonstration();
  await loadDemoMembers(database.db, clock);
  const limits = { failedLookUps: { hits: 1000, windowSeconds: 60 } };
  server = await startTestServer({ database, clock, limits });
  // The long form books more than the sailing has room for.
  const { outbound } = await chooseTrip(await Visitor.arrive(server.app));
  await setBerths(server, outbound.sailingId, 5000);
}, 120_000);
afterEach(async () => {
  await expectInvariants(server.db);
  expectNoFailures(server);
});
afterAll(async () => {
  await server?.close();
  await cluster?.stop();
});

const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;
const sees = async (who: Visitor, url: string) => (await who.get(url)).statusCode === 200;

it('a hold and a login at the same time: the hold is the member’s, or is told to come again', async () => {
  const member = await loggedIn(server, 'hanako');
  const outcomes = new Set<number>();
  for (let round = 0; round < 15; round += 1) {
    const visitor = await Visitor.arrive(server.app);
    const draft: Draft = await fillDraft(visitor);
    const [held, login] = await Promise.all([
      holdDraft(copyOf(visitor), draft),
      statusOf(copyOf(visitor).post(LOGIN, credentials('hanako'))),
    ]);
    expect(login).toBe(204);
    outcomes.add(held.statusCode);
    expect([201, 404, 419]).toContain(held.statusCode);
    expect(await sees(member, `${DRAFTS}/${draft.id}`)).toBe(true);
    if (held.statusCode === 201) {
      const { id } = held.json<Reservation>();
      expect(await sees(member, `${RESERVATIONS}/${id}`)).toBe(true);
    }
    await server.db.updateTable('reservation').set({ session_id: null }).execute();
  }
  expect(outcomes).toContain(201);
});

it('ten logins at once in one browser: one takes the session over, the others are told to come again', async () => {
  const visitor = await Visitor.arrive(server.app);
  const draft: Draft = await fillDraft(visitor);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => statusOf(copyOf(visitor).post(LOGIN, credentials('hanako')))),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => status === 419)).toHaveLength(9);
  expect(await sees(await loggedIn(server, 'hanako'), `${DRAFTS}/${draft.id}`)).toBe(true);
});

it('ten logins at once in a browser that a member uses: one replaces their login, the others come again and leave none behind', async () => {
  const browser = await loggedIn(server, 'taro');
  const before = copyOf(browser);
  const rivals = Array.from({ length: 10 }, () => copyOf(browser));
  const statuses = await Promise.all(
    rivals.map((rival) => statusOf(rival.post(LOGIN, credentials('hanako')))),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => status === 419)).toHaveLength(9);
  expect((await before.get(ME)).json().code).toBe('SESSION_EXPIRED');
  // The browser has the cookie of the one that was first; with it the next one comes again.
  const first = rivals[statuses.indexOf(204)] as Visitor;
  const again = copyOf(first);
  expect(await statusOf(again.post(LOGIN, credentials('hanako')))).toBe(204);
  expect((await first.get(ME)).json().code).toBe('SESSION_EXPIRED');
  expect(await sees(again, ME)).toBe(true);
});

/** How a customer confirms, and what they may be told: booked, still paying, or to come again. */
const CONFIRMATIONS = {
  port: {
    prepare: async (visitor: Visitor) => {
      const held = await hold(visitor);
      return { held, confirm: () => commit(copyOf(visitor), held) };
    },
    outcomes: ['200 confirmedUnpaid', '419 expired'],
  },
  card: payingBy(CARDS.frictionless, ['200 confirmed', '419 expired']),
  challenge: payingBy(CARDS.challenge, ['202 paymentProcessing', '419 expired']),
};

function payingBy(card: string, outcomes: string[]) {
  const prepare = async (visitor: Visitor) => {
    const ready = await holdToPay(visitor, { card });
    return { held: ready.held, confirm: () => pay(copyOf(visitor), ready) };
  };
  return { prepare, outcomes };
}

const stateOf = async ({ id }: Reservation) => {
  const query = server.db.selectFrom('reservation').select('state').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).state;
};

it.each(isLong ? (['port', 'card', 'challenge'] as const) : (['port'] as const))(
  'a logout and a confirmation at the same time (%s): one of them comes first, neither fails, and no other hold is left',
  async (way) => {
    const { prepare, outcomes: possible } = CONFIRMATIONS[way];
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds(24, 100); round += 1) {
      const visitor = await Visitor.arrive(server.app);
      const other = await hold(visitor);
      const { held, confirm } = await prepare(visitor);
      const [committed, left] = await Promise.all([
        confirm(),
        statusOf(copyOf(visitor).delete(LOGOUT)),
      ]);
      expect(left).toBe(204);
      expect(await stateOf(other)).toBe('expired');
      const state = await stateOf(held);
      const outcome = `${committed.statusCode} ${state}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      // A customer who has booked has the number, and with it the booking.
      if (committed.statusCode === 200) {
        expect((await lookedUp(server.app, committed.json())).state).toBe(state);
      }
    }
    report(`a logout beside a confirmation (${way})`, outcomes);
    expect(Object.keys(outcomes).filter((outcome) => !possible.includes(outcome))).toEqual([]);
    // Nobody proves who they are any more: what is still being paid ends, and its places are free.
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    await deleteWhatIsOver(server.services);
    server.clock.set(NOW);
    const paying = server.db.selectFrom('reservation').select('id');
    expect(await paying.where('state', '=', 'paymentProcessing').execute()).toEqual([]);
    const charged = server.db
      .selectFrom('sandbox_charge as c')
      .innerJoin('payment as p', 'p.id', 'c.charge_key')
      .innerJoin('reservation as r', 'r.id', 'p.reservation_id')
      .select(['c.id', 'r.state'])
      .where('c.state', '=', 'captured');
    expect((await charged.execute()).filter(({ state }) => state !== 'confirmed')).toEqual([]);
    const ended = server.db.selectFrom('session').select('id').where('ended_at', 'is not', null);
    expect(await ended.execute()).toEqual([]);
  },
  rounds(60_000, 300_000),
);

it('a logout, holds and a retention run at the same time: nothing is left, and nothing fails', async () => {
  const draftIds: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const visitor = await Visitor.arrive(server.app);
    const drafts = await Promise.all([1, 2, 3].map(() => fillDraft(visitor)));
    draftIds.push(...drafts.map(({ id }) => id));
    const [left, ...held] = await Promise.all([
      statusOf(copyOf(visitor).delete(LOGOUT)),
      ...drafts.map((draft) => statusOf(holdDraft(copyOf(visitor), draft))),
      deleteWhatIsOver(server.services),
    ]);
    expect(left).toBe(204);
    for (const status of held.slice(0, -1)) expect([201, 419]).toContain(status);
  }
  const live = server.db
    .selectFrom('reservation')
    .select('id')
    .where('state', '=', 'held')
    .where('draft_id', 'in', draftIds);
  expect(await live.execute()).toEqual([]);
});

describe('a withdrawal beside a hold, a confirmation, changes of the profile and a login', () => {
  const email = 'misaki@example.jp';

  it('leaves nothing of the member, and what was booked to be found by its number', async () => {
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds(8, 60); round += 1) {
      const member = await signedUp(server, email);
      const draft = await fillDraft(member);
      const ready = await hold(member);
      const elsewhere = await Visitor.arrive(server.app);
      const [left, held, committed, ...others] = await Promise.all([
        statusOf(copyOf(member).delete(ME)),
        statusOf(holdDraft(copyOf(member), draft)),
        commit(copyOf(member), ready),
        statusOf(copyOf(member).post(COMPANIONS, hina())),
        statusOf(copyOf(member).put(ME, misaki({ phone: '090-1111-2222' }), ifMatch(1))),
        statusOf(elsewhere.post(LOGIN, { email, password: NEW_PASSWORD })),
      ]);
      expect(left).toBe(204);
      const outcome = `hold ${held}, confirmation ${committed.statusCode}, others ${others}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const isBooked = committed.statusCode === 200;
      expect(await stateOf(ready)).toBe(isBooked ? 'confirmedUnpaid' : 'expired');
      if (isBooked) await lookedUp(server.app, committed.json());
      expect((await elsewhere.get(ME)).statusCode).toBe(401);
      const live = server.db.selectFrom('reservation').select('id').where('state', '=', 'held');
      expect(await live.where('draft_id', '=', draft.id).execute()).toEqual([]);
    }
    report('a withdrawal beside all else', outcomes);
    const members = server.db.selectFrom('member').select('session_id');
    expect(await members.where('login_email', '=', email).execute()).toEqual([]);
    const orphans = server.db.selectFrom('session').select('id').where('token_hash', 'is', null);
    expect(await orphans.where('id', 'not in', members).execute()).toEqual([]);
  });

  it('a booking that is being confirmed then is in the mail with its number', async () => {
    const member = await signedUp(server, email);
    const ready = await hold(member);
    const waiting = async (count: number) => {
      const busy = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await busy.execute(server.db)).rows[0]?.count).toBe(count);
    };
    // The confirmation's mail is its last statement: until then it has all its locks.
    const { committed, left } = await inTransaction(server.db, async (tx) => {
      await sql`lock table mail in share mode`.execute(tx);
      const committed = commit(copyOf(member), ready);
      await waiting(1);
      const left = statusOf(copyOf(member).delete(ME));
      await waiting(2);
      return { committed, left };
    });
    expect([(await committed).statusCode, await left]).toEqual([200, 204]);
    const [mail] = (await mailsTo(server, email)).filter(({ kind }) => kind === 'memberRemoved');
    expect(mail?.text).toContain(groupsOfFour(ready.reservationNumber));
  });

  it('control: without the lock of the session a hold outlives its member', async () => {
    const member = await signedUp(server, email);
    const draft = await fillDraft(member);
    const row = server.db.selectFrom('member').select(['id', 'session_id']);
    const { id, session_id } = await row.where('login_email', '=', email).executeTakeFirstOrThrow();
    const held = await inTransaction(server.db, async (tx) => {
      const holds = tx.selectFrom('reservation').select('id').where('session_id', '=', session_id);
      expect(await holds.execute()).toEqual([]);
      const made = await holdDraft(member, draft);
      await tx.deleteFrom('member').where('id', '=', id).execute();
      await tx.deleteFrom('session').where('id', '=', session_id).execute();
      return made.json<Reservation>();
    });
    expect(await stateOf(held)).toBe('held');
  });
});

describe('the end of an account that nobody used, beside a login', () => {
  const account = { email: 'rin-old@example.jp', password: NEW_PASSWORD };
  const long = new Date(Date.parse(NOW) - 4 * 366 * 24 * 3600_000);
  const noticed = {
    last_login_at: long,
    end_noticed_at: new Date(Date.parse(NOW) - 31 * 86_400_000),
  };
  const unused = async () => {
    await signedUp(server, account.email);
    const row = server.db.updateTable('member').set(noticed);
    await row.where('login_email', '=', account.email).execute();
    return Visitor.arrive(server.app);
  };
  const end = () =>
    endAccounts(server.db, server.clock, (error) => {
      throw error;
    });

  it('keeps the account and the login, or ends both', async () => {
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds(8, 60); round += 1) {
      const visitor = await unused();
      const [ended, login] = await Promise.all([end(), statusOf(visitor.post(LOGIN, account))]);
      const isMember = await sees(visitor, ME);
      const outcome = `ended ${ended}, login ${login}, member ${isMember}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await server.db.deleteFrom('member').where('login_email', '=', account.email).execute();
    }
    report('the end of an account beside a login', outcomes);
    const possible = ['ended 0, login 204, member true', 'ended 1, login 401, member false'];
    expect(Object.keys(outcomes).filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });

  it('control: an account that is found first and removed afterwards takes a login with it', async () => {
    const visitor = await unused();
    const members = server.db.selectFrom('member').select('id');
    const due = await members.where('end_noticed_at', 'is not', null).execute();
    expect(await statusOf(visitor.post(LOGIN, account))).toBe(204);
    for (const { id } of due) await server.db.deleteFrom('member').where('id', '=', id).execute();
    expect(await sees(visitor, ME)).toBe(false);
  });
});

it('forty wrong passwords at once over several connections: five are evaluated', async () => {
  const { failedLogins } = defaultLimits;
  const limited = await startTestServer({
    database: { ...server.database, close: async () => undefined },
    clock: server.clock,
    limits: { failedLogins },
  });
  const visitors = await Promise.all(Array.from({ length: 8 }, () => Visitor.arrive(limited.app)));
  const body = { ...credentials('taro'), password: 'wrong' };
  const attempts = Array.from({ length: 40 }, (_, index) => visitors[index % 8]?.post(LOGIN, body));
  const statuses = (await Promise.all(attempts)).map((response) => response?.statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  await limited.close();
});

describe('forty companions added at once over several connections', () => {
  const memberId = async () =>
    (
      await server.db
        .selectFrom('member')
        .select('id')
        .where('login_email', '=', credentials('taro').email)
        .executeTakeFirstOrThrow()
    ).id;
  const many = Array.from({ length: 40 }, (_, index) => index);

  it('are kept as far as the limit goes', async () => {
    const member = await loggedIn(server, 'taro');
    const statuses = await Promise.all(
      many.map(() => statusOf(copyOf(member).post(COMPANIONS, hina()))),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(COMPANION_LIMIT);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40 - COMPANION_LIMIT);
  });

  it('customers of a booking that are kept ten times at once add the companion once', async () => {
    await server.db.deleteFrom('companion').execute();
    const member = await loggedIn(server, 'hanako');
    const draft = await fillDraft(member, { adults: 2 });
    const other = { familyName: '山田', givenName: '翔', familyNameKana: 'ヤマダ' };
    const input = structuredClone(draft.customers);
    Object.assign(input.passengers[1] ?? {}, {
      ...other,
      givenNameKana: 'ショウ',
      birthDate: '1984-11-02',
      age: '',
    });
    const url = `${DRAFTS}/${draft.id}/customers`;
    expectStatus(await member.put(url, input, ifMatch(draft.version)), 200);
    const { version } = (await member.get(ME)).json();
    const keep = () => copyOf(member).post(KEPT_CUSTOMERS, { draftId: draft.id }, ifMatch(version));
    const kept = await Promise.all(Array.from({ length: 10 }, keep));
    const counts = kept.map((response) => expectStatus(response, 200).json().companions);
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('control: counted without the member’s row, more are kept', async () => {
    await server.db.deleteFrom('companion').execute();
    const owner = await memberId();
    const content = checkCompanion(hina(), () => undefined, new Date(NOW));
    let reading = 2;
    let bothHaveRead = () => {};
    const turn = new Promise<void>((resolve) => (bothHaveRead = resolve));
    const addNaively = () =>
      inTransaction(server.db, async (tx) => {
        const { length } = await findEntries(tx, 'companion', owner);
        reading -= 1;
        if (reading === 0) bothHaveRead();
        await turn;
        if (length > 0) return false;
        const entry = { content, columns: { sensitive_consent: null, consented_at: null } };
        const of = { id: newId('cmp'), memberId: owner };
        await insertEntry(tx, 'companion', of, entry, new Date(NOW));
        return true;
      });
    expect(await Promise.all([addNaively(), addNaively()])).toEqual([true, true]);
  });
});

describe('ten payments at once that keep the same card, over several connections', () => {
  const ids = Array.from({ length: 10 }, (_, nth) => `card_aaaaaaaaaaaa${nth}`);
  const states = async () => {
    const rows = await server.db.selectFrom('stored_card').select('state').execute();
    return rows.map(({ state }) => state).sort();
  };
  beforeEach(async () => {
    const { id: member_id } = await server.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', credentials('hanako').email)
      .executeTakeFirstOrThrow();
    const same = { provider: 'sandbox', fingerprint: 'x', brand: 'VISA', last4: '4242' };
    const card = { ...same, member_id, state: 'pending', expires_on: '2030-12' } as const;
    const now = { agreed_at: new Date(NOW), next_try_at: new Date(NOW) };
    await server.db.deleteFrom('stored_card').execute();
    await server.db
      .insertInto('stored_card')
      .values(ids.map((id) => ({ ...card, ...now, id, holder: id, token: id, consent: '1' })))
      .execute();
  });
  afterAll(() => server.db.deleteFrom('stored_card').execute());

  it('keep it once', async () => {
    const settle = (id: string) =>
      inTransaction(server.db, async (tx) => {
        await lockMemberOfCard(tx, id);
        await settleCard(tx, { stored_card_id: id }, 'captured', new Date(NOW));
      });
    await Promise.all(ids.map(settle));
    expect(await states()).toEqual([...Array.from({ length: 9 }, () => 'ending'), 'kept']);
  });

  it('control: looked for without the member’s row, it is kept twice', async () => {
    let reading = 2;
    let bothHaveRead = () => {};
    const turn = new Promise<void>((resolve) => (bothHaveRead = resolve));
    const keepNaively = (id: string) =>
      inTransaction(server.db, async (tx) => {
        const kept = await tx
          .selectFrom('stored_card')
          .select('id')
          .where('state', '=', 'kept')
          .execute();
        reading -= 1;
        if (reading === 0) bothHaveRead();
        await turn;
        if (kept.length > 0) return;
        await tx.updateTable('stored_card').set({ state: 'kept' }).where('id', '=', id).execute();
      });
    await Promise.all(ids.slice(0, 2).map(keepNaively));
    expect((await states()).filter((state) => state === 'kept')).toHaveLength(2);
  });
});

describe('a member’s card while something else happens to it, over several connections', () => {
  const isWaited = () =>
    vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
  const memberOf = (person: 'hanako') =>
    server.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', credentials(person).email)
      .executeTakeFirstOrThrow();
  afterAll(() => server.db.deleteFrom('stored_card').execute());

  async function challenged(hanako: Visitor) {
    const draft = await fillDraft(hanako);
    const token = await tokenOf(hanako, CARDS.challenge);
    const chosen = await choose(hanako, draft.id, { method: 'card', token, keepCard: true });
    const choice = expectStatus(chosen, 200).json<DraftPayment>();
    const held = expectStatus(await holdDraft(hanako, draft), 201).json<Reservation>();
    expectStatus(await pay(hanako, { held, choice }), 202);
    return { draft, held };
  }

  it('is not found when it goes while it is being chosen', async () => {
    const hanako = await loggedIn(server, 'hanako');
    await challenged(hanako);
    const draft = await fillDraft(hanako);
    const kept = server.db.updateTable('stored_card').set({ state: 'kept' }).returning('id');
    const { id: cardId } = await kept.executeTakeFirstOrThrow();
    let choosing: ReturnType<typeof choose> | undefined;
    await server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('stored_card').execute();
      choosing = choose(hanako, draft.id, { method: 'card', cardId });
      await isWaited();
    });
    expect((await choosing)?.statusCode).toBe(404);
  });

  /** Whether the reservation is free while its settlement waits for a member who is being removed. */
  async function isFreeDuring(settle: (held: Reservation) => Promise<unknown>): Promise<boolean> {
    const { held } = await challenged(await loggedIn(server, 'hanako'));
    const { id } = await memberOf('hanako');
    let settling: Promise<unknown> | undefined;
    const isFree = await server.db.transaction().execute(async (tx) => {
      await lockMember(tx, id);
      settling = settle(held);
      await isWaited();
      const row = tx.selectFrom('reservation').select('id').where('id', '=', held.id);
      return row.forUpdate().skipLocked().executeTakeFirst();
    });
    await settling;
    return isFree !== undefined;
  }
  const paymentOf = ({ id }: Reservation) =>
    server.db
      .selectFrom('payment')
      .select(['id', 'stored_card_id'])
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();

  it('a settlement waits for the member before it holds the reservation, as a removal does', async () => {
    const log = { warn: () => undefined, error: () => undefined };
    const isFree = await isFreeDuring(async (held) => {
      const { id: paymentId } = await paymentOf(held);
      const charge = { paymentId, chargeId: 'sbxchg_x', status: 'declined' } as const;
      await settlePayment(paymentContext(server.services, log), charge);
    });
    expect(isFree).toBe(true);
  });

  it('control: the other way round, removal and settlement wait for each other', async () => {
    const isFree = await isFreeDuring(async (held) => {
      const { stored_card_id: cardId } = await paymentOf(held);
      await inTransaction(server.db, async (tx) => {
        await tx
          .selectFrom('reservation')
          .select('id')
          .where('id', '=', held.id)
          .forUpdate()
          .execute();
        await lockMemberOfCard(tx, cardId ?? '');
      });
    });
    expect(isFree).toBe(false);
  });
});

describe('one signature of a passkey, sent twenty times at once over several connections', () => {
  it('logs in once', async () => {
    const { device } = await addPasskey(await loggedIn(server, 'taro'));
    const visitor = await Visitor.arrive(server.app);
    const assertion = device.get(await requestOptions(visitor));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(copyOf(visitor).post(PASSKEY_LOGIN, assertion))),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  it('control: a challenge that is read before it is removed is there for two', async () => {
    const visitor = await Visitor.arrive(server.app);
    await requestOptions(visitor);
    let reading = 2;
    let bothHaveRead = () => {};
    const turn = new Promise<void>((resolve) => (bothHaveRead = resolve));
    const takeNaively = () =>
      inTransaction(server.db, async (tx) => {
        const rows = await tx.selectFrom('passkey_challenge').select('challenge_hash').execute();
        reading -= 1;
        if (reading === 0) bothHaveRead();
        await turn;
        await tx.deleteFrom('passkey_challenge').execute();
        return rows.length > 0;
      });
    expect(await Promise.all([takeNaively(), takeNaively()])).toEqual([true, true]);
  });
});

const claim = (who: Visitor, { reservationNumber }: Reservation) =>
  statusOf(who.post(CLAIMS, { reservationNumber, contactKind: 'phone', contact: '090-1234-5678' }));
const ownersOf = async ({ id }: Reservation, ...members: Visitor[]) => {
  const found = await Promise.all(members.map((who) => sees(who, `${RESERVATIONS}/${id}`)));
  return found.filter(Boolean).length;
};

it('two members who claim one booking at once: one gets it, the other is told that there is none', async () => {
  const [hanako, taro] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'taro')];
  for (let round = 0; round < 10; round += 1) {
    // Those who are told that there is none count as failed look-ups.
    await server.db.deleteFrom('rate_limit').execute();
    const booked = await book(await Visitor.arrive(server.app));
    const both = [hanako, taro, hanako, taro].map((who) => claim(copyOf(who), booked));
    const statuses = await Promise.all(both);
    // A member who has it may claim it again.
    const [first, second] = [statuses[0] === 200, statuses[1] === 200];
    expect(first).not.toBe(second);
    expect(statuses).toEqual([first, second, first, second].map((isOwn) => (isOwn ? 200 : 404)));
    expect(await ownersOf(booked, hanako, taro)).toBe(1);
  }
});

it('control: two who look whose it is, and take it afterwards, are both told that it is theirs', async () => {
  const booked = await book(await Visitor.arrive(server.app));
  let looking = 2;
  let bothHaveLooked = () => {};
  const turn = new Promise<void>((resolve) => (bothHaveLooked = resolve));
  const claimNaively = (email: string) =>
    inTransaction(server.db, async (tx) => {
      const member = await tx
        .selectFrom('member')
        .select('session_id')
        .where('login_email', '=', email)
        .executeTakeFirstOrThrow();
      const owner = await tx
        .selectFrom('reservation as r')
        .innerJoin('member as m', 'm.session_id', 'r.session_id')
        .select('m.id')
        .where('r.id', '=', booked.id)
        .executeTakeFirst();
      looking -= 1;
      if (looking === 0) bothHaveLooked();
      await turn;
      if (owner) return false;
      const { session_id } = member;
      await tx.updateTable('reservation').set({ session_id }).where('id', '=', booked.id).execute();
      return true;
    });
  const emails = (['hanako', 'taro'] as const).map((person) => credentials(person).email);
  expect(await Promise.all(emails.map(claimNaively))).toEqual([true, true]);
});
