import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { claimKey } from '../../src/domain/idempotency/stored-responses.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import {
  fillDraft,
  hold,
  holdDraft,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { bookByCard, issued } from '../support/receipts.ts';

// What only shows when several connections work at the same time.
let cluster: ThrowawayCluster;
let server: TestServer;
/** A second process, as far as the database can tell. */
let other: OpenDatabase;

const onFailure = (error: unknown) => {
  throw error;
};

beforeAll(async () => {
  cluster = await startPostgres();
  const clock = clockAt(NOW);
  const database = await cluster.openDemonstration();
  server = await startTestServer({ database, clock });
  other = await openDatabase({ databaseUrl: await urlOf(database) });
  await sql`create table leg_inventory_before as select * from leg_inventory`.execute(server.db);
}, 120_000);
beforeEach(() => server.clock.set(NOW));
afterEach(async () => {
  await expectInvariants(server.db);
  expectNoFailures(server);
  await server.db.deleteFrom('reservation').execute();
  await sql`update leg_inventory l set capacity = b.capacity, free = b.capacity
    from leg_inventory_before b where (b.sailing_id, b.leg) = (l.sailing_id, l.leg)`.execute(
    server.db,
  );
});
afterAll(async () => {
  await other?.close();
  await server?.close();
  await cluster?.stop();
});

const statuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort();
const reservations = async () =>
  (await server.db.selectFrom('reservation').select(['id', 'state']).execute()).length;

/** Leaves so many berths of the first cabin type of the sailing that `fillDraft` chooses. */
async function leaveBerths(berths: number): Promise<void> {
  await sql`update leg_inventory set free[1] = ${berths}, capacity[1] = ${berths}
    where sailing_id = 'sail_strait-1120_20270802'`.execute(server.db);
}

describe('同時の仮予約', () => {
  it('最後の1席を2人が同時に選ぶと、1人だけが取れる', async () => {
    await leaveBerths(1);
    for (let round = 0; round < 5; round += 1) {
      const buyers = await Promise.all([1, 2].map(() => Visitor.arrive(server.app)));
      const ready = await Promise.all(
        buyers.map(async (buyer) => ({ buyer, draft: await fillDraft(buyer) })),
      );
      const responses = await Promise.all(ready.map(({ buyer, draft }) => holdDraft(buyer, draft)));
      expect(statuses(responses)).toEqual([201, 409]);
      const refused = responses.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json().code).toBe('CABIN_SOLD_OUT');
      await expectInvariants(server.db);
      await server.db.deleteFrom('reservation').execute();
      await leaveBerths(1);
    }
  });

  it('同じ鍵の仮予約が20回同時に届いても、予約は1つだけになる', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const same = key();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => holdDraft(visitor, draft, same)),
    );
    for (const { statusCode, body } of responses) {
      if (statusCode !== 201) expect(JSON.parse(body).code).toBe('REQUEST_IN_PROGRESS');
    }
    expect(
      new Set(responses.filter((each) => each.statusCode === 201).map(({ body }) => body)).size,
    ).toBe(1);
    expect(await reservations()).toBe(1);
  });

  it('同じお客様が同時に確保できるのは、5つまで', async () => {
    const limited = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      limits: { liveHoldsOfSession: 5 },
    });
    const visitor = await Visitor.arrive(limited.app);
    const drafts = await Promise.all(Array.from({ length: 9 }, () => fillDraft(visitor)));
    const responses = await Promise.all(drafts.map((draft) => holdDraft(visitor, draft)));
    expect(statuses(responses)).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('3600');
    await limited.close();
  });

  it('セッションを替えても、同じアドレスから確保できる数には上限がある', async () => {
    const limited = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      limits: { liveHoldsOfAddress: 2 },
    });
    const holdAs = async (remoteAddress: string) => {
      const visitor = await Visitor.arrive(limited.app);
      const draft = await fillDraft(visitor);
      const headers = { ...key(), ...ifMatch(draft.version) };
      const payload = holdRequest(draft);
      const options = { method: 'POST', url: RESERVATIONS, headers, payload } as const;
      return (await visitor.send({ ...options, remoteAddress })).statusCode;
    };
    // Three addresses of one IPv6 network are one client; X-Forwarded-For is nobody's here.
    expect(await holdAs('2001:db8::1')).toBe(201);
    expect(await holdAs('2001:db8::2')).toBe(201);
    expect(await holdAs('2001:db8::3')).toBe(429);
    expect(await holdAs('2001:db8:0:1::1')).toBe(201);
    await limited.close();
  });
});

describe('冪等性の鍵', () => {
  const claimOf = (visitor: { id: number }, hash: Buffer, text: string) => ({
    sessionId: visitor.id,
    operation: 'holdReservation',
    key: text,
    hash,
  });

  it('ほかの接続が処理している間は409、その接続が切れたらすぐにやり直せる', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const session = await server.db
      .selectFrom('session')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const text = randomUUID();
    const claim = claimOf(session, contentHash({ params: {}, body: holdRequest(draft) }), text);
    const crashed = other.db.transaction().execute(async (tx) => {
      expect(await claimKey(tx, claim, server.clock.now())).toBeUndefined();
      const running = await holdDraft(visitor, draft, key(text));
      expect([running.statusCode, running.json().code]).toEqual([409, 'REQUEST_IN_PROGRESS']);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(server.db);
      await sql`select 1`.execute(tx);
    });
    await expect(crashed).rejects.toThrow();
    const retried = await holdDraft(visitor, draft, key(text));
    expect(retried.statusCode).toBe(201);
    expect((await holdDraft(visitor, draft, key(text))).body).toBe(retried.body);
    expect(await reservations()).toBe(1);
  });
});

describe('終わった要求の再送', () => {
  it('12回同時に届いても、すべてに同じ応答を返す', async () => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await fillDraft(visitor);
    const same = key();
    const first = await holdDraft(visitor, draft, same);
    expect(first.statusCode).toBe(201);
    const again = await Promise.all(
      Array.from({ length: 12 }, () => holdDraft(visitor, draft, same)),
    );
    expect(again.map(({ statusCode }) => statusCode)).toEqual(again.map(() => 201));
    expect(new Set(again.map(({ body }) => body))).toEqual(new Set([first.body]));
  });
});

describe('領収書の番号', () => {
  it('12人が同時に発行しても、欠けも重なりもない。予約を押さえずに数えると重なり、押さえは表にもある', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await bookByCard(visitor);
    const asked = Array.from({ length: 12 }, () => issued(visitor, booked));
    const numbers = (await Promise.all(asked)).map(({ issue, number }) => [issue, number]);
    const expected = Array.from({ length: 12 }, (_, index) => [
      index + 1,
      `${booked.reservationNumber}-${index + 1}`,
    ]);
    expect(numbers.sort(([a], [b]) => Number(a) - Number(b))).toEqual(expected);
    // The control: two that count without the lock take the same number, and the table refuses one.
    const count = () =>
      other.db
        .selectFrom('receipt')
        .selectAll()
        .orderBy('position', 'desc')
        .executeTakeFirstOrThrow();
    const rows = await Promise.all([count(), count()]);
    const unlocked = rows.map(({ position, issue, content, ...row }, index) =>
      other.db
        .insertInto('receipt')
        .values({
          ...{ ...row, id: `rcp_control00000${index}`, content: JSON.stringify(content) },
          ...{ position: position + 1, issue: issue + 1 },
        })
        .execute(),
    );
    const outcomes = (await Promise.allSettled(unlocked)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('お取り置きの期限切れ', () => {
  it('2つのプロセスが同時に片付けても、席はちょうど1回だけ戻る', async () => {
    const visitor = await Visitor.arrive(server.app);
    const count = 12;
    for (let index = 0; index < count; index += 1) await hold(visitor);
    server.clock.set('2027-07-20T11:00:00+09:00');
    const now = server.clock.now();
    const ended = await Promise.all(
      [server.db, other.db, server.db, other.db].map((db) => expireDueHolds(db, now, onFailure)),
    );
    expect(ended.reduce((sum, each) => sum + each, 0)).toBe(count);
    const { rows } = await sql<{ state: string; events: number }>`
      select r.state, count(*)::int as events from reservation r
      join reservation_history h on h.reservation_id = r.id and h.event = 'expired'
      group by r.id`.execute(server.db);
    expect(rows).toEqual(Array.from({ length: count }, () => ({ state: 'expired', events: 1 })));
  });

  it('確定と期限切れの片付けが重なっても、どちらか一方だけになる', async () => {
    const visitor = await Visitor.arrive(server.app);
    const held = await Promise.all(Array.from({ length: 6 }, () => hold(visitor)));
    server.clock.set('2027-07-20T10:59:59+09:00');
    const over = new Date('2027-07-20T11:00:00+09:00');
    const body = {
      paymentMethod: 'port',
      consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
    };
    const commits = held.map((each) =>
      visitor.post(
        `${RESERVATIONS}/${each.id}/commit`,
        { ...body, totalYen: each.quote.totalYen },
        { ...key(), 'if-match': '"1"' },
      ),
    );
    const [ended, ...responses] = await Promise.all([
      expireDueHolds(other.db, over, onFailure),
      ...commits,
    ]);
    const confirmed = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(ended + confirmed).toBe(held.length);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).not.toContain(500);
  });
});

describe('データベースの接続', () => {
  it('すべて切れても、サーバーは動き続け、すぐに元に戻る', async () => {
    const visitor = await Visitor.arrive(server.app);
    const held = await hold(visitor);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
    const url = `${RESERVATIONS}/${held.id}`;
    const seeAll = async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => visitor.get(url)));
      return responses.map(({ statusCode }) => statusCode);
    };
    // Connections that the pool has not yet seen break may still be handed out.
    for (const status of await seeAll()) expect([200, 503]).toContain(status);
    await vi.waitFor(async () => expect(new Set(await seeAll())).toEqual(new Set([200])), 5_000);
    server.log.splice(0);
  });
});
