import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { drawn } from '../../src/domain/pre-orders/draw.ts';
import { storeDraw } from '../../src/domain/pre-orders/draw-rows.ts';
import { Visitor } from '../support/api.ts';
import { fillDraft, holdDraft } from '../support/booking.ts';
import {
  DRAWN,
  drawNow,
  order,
  placesOf,
  preOrder,
  SOON,
  usePreOrders,
} from '../support/pre-orders.ts';
import { isLong } from '../support/rounds.ts';
import { withFree } from '../support/stand-by.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { offer } from '../support/waitlist.ts';

// What is drawn where ordinary customers buy, and processes draw, at the same moment.

const server = usePostgresServer({ processes: 2 });
usePreOrders(server);

const [ORDERS, PLACES] = isLong ? [200, 50] : [24, 6];
const BUYERS = isLong ? 60 : 10;
const other = () => server.processes[1] ?? server;

async function orderAll(): Promise<void> {
  // All come from one address here.
  await sql`update route set rules = jsonb_set(rules, '{holds,places}', '{"ofAddress": 900, "ofContact": 900}')`.execute(
    server.db,
  );
  for (let index = 1; index <= ORDERS; index += 1) {
    await order(server, `po${index}@example.jp`, preOrder(index));
  }
}

/** They arrive shortly before: a session of the day of the orders is over. */
const buyersReady = () => {
  server.clock.set('2027-07-25T08:59:30+09:00');
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = await Visitor.arrive(server.processes[index % 2]?.app ?? server.app);
      return { buyer, draft: await fillDraft(buyer, { date: '2027-09-25' }) };
    }),
  );
};

const outcomes = async () => {
  const { rows } = await sql<{ held: number; waiting: number; mails: number; twice: number }>`select
    (select count(*)::int from waitlist_entry where offered_at is not null) as held,
    (select count(*)::int from waitlist_entry where offered_at is null) as waiting,
    (select count(*)::int from mail where kind = 'preOrderOutcome') as mails,
    (select count(*)::int from (select pre_order_id from waitlist_entry where offered_at is not null
      group by 1 having count(*) > 1) t) as twice`.execute(server.db);
  return rows[0];
};

describe('受付開始の瞬間に', () => {
  it(`${ORDERS}件の申込と${PLACES}席: ${PLACES}件に1回ずつ取り置き、全員に知らせ、ほかの買い物客には渡らない`, async () => {
    await withFree(server, SOON, PLACES, async () => {
      await orderAll();
      const ready = await buyersReady();
      server.clock.set(DRAWN);
      const [first, second, ...bought] = await Promise.all([
        drawNow(server),
        drawNow(other()),
        ...ready.map(({ buyer, draft }) => holdDraft(buyer, draft)),
        offer(server, 'awaited'),
        offer(other()),
      ]);
      expect(Number(first) + Number(second)).toBe(ORDERS);
      const statuses = bought.slice(0, BUYERS).map((each) => Object(each).statusCode);
      expect(statuses).toEqual(Array.from({ length: BUYERS }, () => 409));
      expect(await outcomes()).toEqual({
        held: PLACES,
        waiting: ORDERS - PLACES,
        mails: ORDERS,
        twice: 0,
      });
      expect(await placesOf(server)).toEqual({ free: 0, kept: 0 });
      const lines = await sql<{ agrees: boolean }>`select bool_and(a.place < b.place) as agrees
        from waitlist_entry w join pre_order a on a.id = w.pre_order_id
          join waitlist_entry v on v.place > w.place join pre_order b on b.id = v.pre_order_id`.execute(
        server.db,
      );
      expect(lines.rows[0]?.agrees).toBe(true);
    });
  });

  it('(対照)申し込まれた席を取り置いておかなければ、買い物客に渡る', async () => {
    await withFree(server, SOON, PLACES, async () => {
      await orderAll();
      await sql`update leg_inventory set free = stock_plus(free, withheld), withheld = null
        where sailing_id = ${SOON}`.execute(server.db);
      const ready = await buyersReady();
      server.clock.set(DRAWN);
      const bought = await Promise.all(
        ready.slice(0, PLACES).map(({ buyer, draft }) => holdDraft(buyer, draft)),
      );
      expect(bought.map(({ statusCode }) => statusCode)).toContain(201);
      await drawNow(server);
      expect((await outcomes())?.held).toBeLessThan(PLACES);
    });
  });

  it('途中で止まった抽選は、同じ種と同じ順で続き、どの申込も1回だけ試す', async () => {
    await withFree(server, SOON, PLACES, async () => {
      await orderAll();
      server.clock.set(DRAWN);
      // As after a process that died between the seed and the first orders.
      const { rows } = await sql<{
        id: string;
      }>`select id from pre_order where confirmed_at is not null`.execute(server.db);
      const ids = rows.map(({ id }) => id).sort();
      const seed = Buffer.alloc(32, 7);
      await inTransaction(server.db, (tx) =>
        storeDraw(tx, {
          opensAt: new Date(DRAWN),
          seed,
          now: server.clock.now(),
          ids: drawn(seed, ids),
        }),
      );
      expect(await drawNow(other())).toBe(ORDERS);
      const placed = await server.db
        .selectFrom('pre_order')
        .select('id')
        .orderBy('place')
        .execute();
      expect(placed.map(({ id }) => id)).toEqual(drawn(seed, ids));
      expect(await outcomes()).toMatchObject({ held: PLACES, mails: ORDERS, twice: 0 });
    });
  });
});
