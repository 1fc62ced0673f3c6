import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import type { Database } from '../../src/database/schema.ts';
import type { StockDemand } from '../../src/domain/inventory/demand.ts';
import { lockStock, takeStock } from '../../src/domain/inventory/stock.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';
import { freeBerths, insertSailing } from '../support/sailings.ts';
import { countThenInsert, legByLeg, readThenWrite } from './oversell.ts';

// The embedded database has one session, so nothing ever meets there: what must hold when buyers meet
// is proven on a real PostgreSQL.

type Take = (tx: Kysely<Database>, demand: StockDemand) => Promise<void>;

let cluster: ThrowawayCluster;
let database: OpenDatabase;
let count = 0;

beforeAll(async () => {
  cluster = await startPostgres();
  database = await cluster.openDatabase();
  await sql`create table sold (sailing_id text)`.execute(database.db);
}, 30_000);

afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

async function sailing(legs: number, berths: number): Promise<string> {
  const id = `sail_rush-${count++}`;
  await insertSailing(database.db, { id, legs, pools: { pool_floor: berths } });
  return id;
}

const oneBerth = (sailingId: string, fromCall = 0, toCall = 1): StockDemand => ({
  sailingId,
  fromCall,
  toCall,
  pools: [{ poolId: 'pool_floor', quantity: 1 }],
});

/** All buyers at once, each in a transaction. How many of them were told that they have a berth. */
async function rush(take: Take, demands: StockDemand[]): Promise<number> {
  const attempts = await Promise.allSettled(
    demands.map((demand) => database.db.transaction().execute((tx) => take(tx, demand))),
  );
  const codes = attempts.map((attempt) =>
    attempt.status === 'fulfilled' ? 'sold' : attempt.reason.code,
  );
  // A deadlock (40P01) would also be a loser, but not one that we want.
  expect(codes.filter((code) => code?.startsWith?.('40'))).toEqual([]);
  return codes.filter((code) => code === 'sold').length;
}

const buyers = (number: number, demand: StockDemand) =>
  Array.from({ length: number }, () => demand);

describe('two buyers, one berth', () => {
  it('one of them gets it', async () => {
    const id = await sailing(1, 1);
    expect(await rush(takeStock, buyers(2, oneBerth(id)))).toBe(1);
    expect(await freeBerths(database.db, id)).toEqual([[0]]);
  });

  it.each([
    ['read, decide, write', readThenWrite],
    ['count, then insert', countThenInsert],
  ])('control: "%s" sells it twice', async (_, take) => {
    const sold: number[] = [];
    // On a busy machine the two may come one after the other: what counts is that they can meet.
    while (!sold.includes(2) && sold.length < 20) {
      sold.push(await rush(take, buyers(2, oneBerth(await sailing(1, 1)))));
    }
    expect(sold).toContain(2);
  });
});

describe('500 buyers, 100 berths', () => {
  it('exactly 100 get one', async () => {
    const id = await sailing(1, 100);
    expect(await rush(takeStock, buyers(500, oneBerth(id)))).toBe(100);
    expect(await freeBerths(database.db, id)).toEqual([[0]]);
  }, 30_000);

  it.each([
    ['read, decide, write', readThenWrite],
    ['count, then insert', countThenInsert],
  ])(
    'control: "%s" sells more than 100',
    async (_, take) => {
      const id = await sailing(1, 100);
      expect(await rush(take, buyers(500, oneBerth(id)))).toBeGreaterThan(100);
    },
    30_000,
  );
});

describe('sections that share legs', () => {
  // Calls A–B–C–D with 20 berths: A→D and B→D need legs that A→B and C→D need too.
  const sections = [
    [0, 3],
    [1, 3],
    [0, 1],
    [2, 3],
    [0, 2],
  ] as const;
  const crowd = (id: string) =>
    Array.from({ length: 200 }, (_, index) => {
      const [from, to] = sections[index % sections.length] ?? [0, 3];
      return oneBerth(id, from, to);
    });

  it('each leg has lost exactly what was sold over it, and nothing is below zero', async () => {
    const id = await sailing(3, 20);
    const sold = [20, 20, 20];
    await Promise.allSettled(
      crowd(id).map(async (demand) => {
        await database.db.transaction().execute((tx) => takeStock(tx, demand));
        for (let leg = demand.fromCall; leg < demand.toCall; leg += 1)
          sold[leg] = (sold[leg] ?? 0) - 1;
      }),
    );
    const free = (await freeBerths(database.db, id)).flat();
    expect(free).toEqual(sold);
    expect(free.every((berths) => berths >= 0)).toBe(true);
    // Every leg is requested by more buyers than it has berths, and none of them is left behind.
    expect(free).toContain(0);
  }, 30_000);

  it('buyers of two sailings in opposite orders never wait for each other in a circle', async () => {
    const [one, two] = [await sailing(3, 1000), await sailing(3, 1000)];
    const both: Take = async (tx, demand) => {
      const other = oneBerth(demand.sailingId === one ? two : one, 0, 3);
      await lockStock(tx, [demand.sailingId, other.sailingId]);
      for (const each of [demand, other]) await takeStock(tx, each);
    };
    const demands = Array.from({ length: 100 }, (_, index) =>
      oneBerth(index % 2 ? one : two, 0, 3),
    );
    expect(await rush(both, demands)).toBe(100);
  }, 30_000);

  it('control: in the order of the wish, one of two such buyers is thrown out', async () => {
    const [one, two] = [await sailing(1, 10), await sailing(1, 10)];
    const inOwnOrder = async (tx: Kysely<Database>, ids: string[]) => {
      for (const id of ids) {
        await takeStock(tx, oneBerth(id));
        await sql`select pg_sleep(0.1)`.execute(tx);
      }
    };
    const attempts = await Promise.allSettled(
      [
        [one, two],
        [two, one],
      ].map((ids) => database.db.transaction().execute((tx) => inOwnOrder(tx, ids))),
    );
    const reasons = attempts.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(reasons.map((reason) => reason.code)).toEqual(['40P01']);
  }, 30_000);

  it('control: taking leg by leg leaves berths taken that nobody has', async () => {
    const id = await sailing(3, 20);
    const sold = [20, 20, 20];
    await Promise.allSettled(
      crowd(id).map(async (demand) => {
        await legByLeg(database.db, demand);
        for (let leg = demand.fromCall; leg < demand.toCall; leg += 1)
          sold[leg] = (sold[leg] ?? 0) - 1;
      }),
    );
    expect((await freeBerths(database.db, id)).flat()).not.toEqual(sold);
  }, 30_000);

  it('control: read, decide, write sells more over a leg than it has', async () => {
    const id = await sailing(3, 20);
    const whole = buyers(100, oneBerth(id, 0, 3));
    expect(await rush(readThenWrite, whole)).toBeGreaterThan(20);
  }, 30_000);
});
