import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import type { PoolDemand } from '../../src/database/pool-demand.ts';
import type { Database } from '../../src/database/schema.ts';
import type { StockDemand } from '../../src/domain/inventory/demand.ts';
import { lockStock, takeStock } from '../../src/domain/inventory/stock.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';
import { rounds } from '../support/rounds.ts';
import { freeBerths, insertSailing } from '../support/sailings.ts';

// Groups with vehicles, and buyers of two sailings: several pools and several rows at once.

let cluster: ThrowawayCluster;
let database: OpenDatabase;
let count = 0;

beforeAll(async () => {
  cluster = await startPostgres();
  database = await cluster.openDatabase();
}, 60_000);

afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

async function sailing(pools: Record<string, number>): Promise<string> {
  const id = `sail_group-${count++}`;
  await insertSailing(database.db, { id, legs: 2, pools });
  return id;
}

type Work = (db: Kysely<Database>) => Promise<void>;

/**
 * All customers at once.
 * @param isWhole each in one transaction, as it has to be
 * @returns the codes of those who failed
 */
async function rush(works: readonly Work[], isWhole = true): Promise<string[]> {
  const attempts = await Promise.allSettled(
    works.map((work) => (isWhole ? database.db.transaction().execute(work) : work(database.db))),
  );
  return attempts.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.code)] : []));
}

describe('200 groups of one to nine with cars', () => {
  const BERTHS = 400;
  const DECK = 24_000;
  /** Always the same groups: sizes 1–9, cars of 3.40 m to 5.50 m, a third without one. */
  const groups = Array.from({ length: 200 }, (_, index) => ({
    berths: 1 + ((index * 7) % 9),
    deckCm: index % 3 === 0 ? 0 : 370 + ((index * 31) % 210),
  }));
  const poolsOf = ({ berths, deckCm }: (typeof groups)[number]): PoolDemand[] => [
    { poolId: 'pool_berths', quantity: berths },
    ...(deckCm > 0 ? [{ poolId: 'pool_deck', quantity: deckCm }] : []),
  ];
  const demandOf = (sailingId: string, pools: PoolDemand[]): StockDemand => {
    return { sailingId, fromCall: 0, toCall: 2, pools };
  };

  /** What is gone, and what those who were told that they have it have. */
  async function compare(sailingId: string, sold: typeof groups) {
    const gone = (await freeBerths(database.db, sailingId)).map(([berths = 0, deck = 0]) => [
      BERTHS - berths,
      DECK - deck,
    ]);
    const had = [
      sold.reduce((sum, { berths }) => sum + berths, 0),
      sold.reduce((sum, { deckCm }) => sum + deckCm, 0),
    ];
    return { gone, had };
  }

  async function book(
    take: (db: Kysely<Database>, demand: StockDemand) => Promise<void>,
    isWhole = true,
  ) {
    const id = await sailing({ pool_berths: BERTHS, pool_deck: DECK });
    const sold: typeof groups = [];
    const codes = await rush(
      groups.map((group) => async (tx) => {
        await take(tx, demandOf(id, poolsOf(group)));
        sold.push(group);
      }),
      isWhole,
    );
    return { ...(await compare(id, sold)), sold, codes };
  }

  it('sells both pools to whom it sells anything, and neither too much', async () => {
    const { gone, had, sold, codes } = await book(takeStock);
    expect(gone).toEqual([had, had]);
    expect(had[0]).toBeLessThanOrEqual(BERTHS);
    expect(had[1]).toBeLessThanOrEqual(DECK);
    expect(sold.length).toBeGreaterThan(40);
    expect(codes.length).toBe(groups.length - sold.length);
    expect(codes.filter((code) => !/^(?:CABIN|SAILING)_SOLD_OUT$/.test(code))).toEqual([]);
  }, 60_000);

  it('control: pool by pool, groups without room for their car keep their berths', async () => {
    const poolByPool = async (db: Kysely<Database>, demand: StockDemand) => {
      for (const pool of demand.pools) await takeStock(db, { ...demand, pools: [pool] });
    };
    const { gone, had } = await book(poolByPool, false);
    expect(gone[0]).not.toEqual(had);
  }, 60_000);
});

describe('200 buyers of two sailings, half of them the other way round', () => {
  const ROUNDS = rounds(2, 50);
  const BUYERS = 200;
  const one = (sailingId: string): StockDemand => {
    const pools = [{ poolId: 'pool_berths', quantity: 1 }];
    return { sailingId, fromCall: 0, toCall: 2, pools };
  };

  async function round(isLocked: boolean): Promise<{ codes: string[]; free: number[][] }> {
    const [first, second] = [
      await sailing({ pool_berths: 80 }),
      await sailing({ pool_berths: 80 }),
    ];
    const codes = await rush(
      Array.from({ length: BUYERS }, (_, index) => async (tx) => {
        const order = index % 2 === 0 ? [first, second] : [second, first];
        if (isLocked) await lockStock(tx, order);
        for (const id of order) {
          await takeStock(tx, one(id));
          // Without the locks another customer gets in between.
          if (!isLocked) await sql`select pg_sleep(0.005)`.execute(tx);
        }
      }),
    );
    const free = [
      ...(await freeBerths(database.db, first)),
      ...(await freeBerths(database.db, second)),
    ];
    return { codes, free: free.map((row) => row) };
  }

  it('never deadlock, and each has both sailings or none', async () => {
    for (let each = 0; each < ROUNDS; each += 1) {
      const { codes, free } = await round(true);
      expect(codes).toHaveLength(BUYERS - 80);
      expect(new Set(codes)).toEqual(new Set(['SAILING_SOLD_OUT']));
      expect(free).toEqual([[0], [0], [0], [0]]);
    }
  }, 300_000);

  it('control: without locking both first they do', async () => {
    expect((await round(false)).codes).toContain('40P01');
  }, 300_000);
});
