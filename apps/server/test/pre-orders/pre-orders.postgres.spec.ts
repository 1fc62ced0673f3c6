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
import { isLong, report } from '../support/rounds.ts';
import { withFree } from '../support/stand-by.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { expireHolds, offer } from '../support/waitlist.ts';

// What is drawn where ordinary customers buy, and processes draw, at the same moment.

const server = usePostgresServer({ processes: 2 });
usePreOrders(server);

const [ORDERS, PLACES] = isLong ? [200, 50] : [24, 6];
/** People who order once more from four other mailboxes. */
const CHEATS = isLong ? 10 : 2;
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

/** Mailboxes in the order of the draw. */
const byPlace = async () => {
  const rows = await server.db
    .selectFrom('pre_order')
    .select('email')
    .where('place', 'is not', null)
    .where('outcome', '=', 'drawn')
    .orderBy('place')
    .execute();
  return rows.map(({ email }) => email);
};

/** Of the places of 2,000 draws, the share of those who have ordered first; more than five standard deviations are 0.02. */
const shareOfFirst = async () => {
  const { rows } = await sql<{ id: string }>`select p.id from pre_order p
    where confirmed_at is not null order by substr(email, 3, position('@' in email) - 3)::int`.execute(
    server.db,
  );
  const ids = rows.map(({ id }) => id);
  const first = new Set(ids.slice(0, PLACES));
  const DRAWS = 2_000;
  let won = 0;
  for (let index = 0; index < DRAWS; index += 1) {
    const places = drawn(Buffer.from(`seed ${index}`), ids).slice(0, PLACES);
    won += places.filter((id) => first.has(id)).length;
  }
  const share = won / DRAWS / PLACES;
  report('who has ordered first', { share, 'share of all': PLACES / ORDERS });
  return share;
};

/** Mailboxes for which places are held now, and how many were offered some so far. */
const emailsOffered = async () => {
  const { rows } = await sql<{ email: string; state: string }>`select w.email, r.state
    from waitlist_entry w join reservation r on r.id = w.reservation_id`.execute(server.db);
  const live = rows.filter(({ state }) => state === 'held').map(({ email }) => email);
  return { live, all: rows.length };
};

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

  it(`${ORDERS}人のうち${CHEATS}人が5件ずつ申し込んでも1件で、失効するたびに抽選の順に${PLACES}席が次の方へ渡る`, async () => {
    await withFree(server, SOON, PLACES, async () => {
      await orderAll();
      expect(Math.abs((await shareOfFirst()) - PLACES / ORDERS)).toBeLessThan(0.02);
      server.clock.set('2027-07-20T10:00:01+09:00');
      for (let index = 1; index <= CHEATS * 4; index += 1) {
        await order(server, `again${index}@example.jp`, preOrder((index % CHEATS) + 1));
      }
      server.clock.set(DRAWN);
      const begun = performance.now();
      expect(await drawNow(server)).toBe(ORDERS + CHEATS * 4);
      report('the draw', {
        ...{ orders: ORDERS + CHEATS * 4, places: PLACES },
        'ms until all were decided': Math.round(performance.now() - begun),
      });
      const placed = await byPlace();
      expect(placed).toHaveLength(ORDERS);
      expect(placed.filter((email) => email.startsWith('again'))).toEqual([]);
      // Each offer lapses, until all orders have had their turn.
      for (let round = 1; round * PLACES <= ORDERS; round += 1) {
        const offered = await emailsOffered();
        expect(offered.live.toSorted()).toEqual(
          placed.slice((round - 1) * PLACES, round * PLACES).toSorted(),
        );
        expect(offered.all).toBe(round * PLACES);
        server.clock.set(`2027-07-${25 + round}T10:00:00+09:00`);
        await expireHolds(server);
        await Promise.all([offer(server), offer(other())]);
      }
      expect(await emailsOffered()).toEqual({ live: [], all: ORDERS });
      const mails = await server.db
        .selectFrom('mail')
        .select('recipient')
        .where('kind', '=', 'preOrderOutcome')
        .execute();
      expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(ORDERS + CHEATS * 4);
    });
  });
});
