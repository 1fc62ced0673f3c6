import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import type { StockDemand } from '../../src/domain/inventory/demand.ts';
import { returnStock, takeStock } from '../../src/domain/inventory/stock.ts';
import { freeBerths, insertSailing } from '../support/sailings.ts';

/** The same behaviour on both databases. */
export function stockSuite(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  let count = 0;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  /** Three legs; a large and a small pool. */
  async function threeLegs(): Promise<string> {
    const id = `sail_plain-${count++}`;
    await insertSailing(database.db, { id, legs: 3, pools: { pool_floor: 10, pool_bed: 2 } });
    return id;
  }

  const demand = (
    sailingId: string,
    fromCall: number,
    toCall: number,
    pools: Record<string, number>,
  ) => ({
    sailingId,
    fromCall,
    toCall,
    pools: Object.entries(pools).map(([poolId, quantity]) => ({ poolId, quantity })),
  });

  const take = (demanded: StockDemand) =>
    database.db.transaction().execute((tx) => takeStock(tx, demanded));
  const giveBack = (supply: StockDemand) =>
    database.db.transaction().execute((tx) => returnStock(tx, supply));

  describe('takeStock', () => {
    it('takes from each leg of the section and from no other', async () => {
      const id = await threeLegs();
      await take(demand(id, 1, 3, { pool_floor: 3 }));
      expect(await freeBerths(database.db, id)).toEqual([
        [10, 2],
        [7, 2],
        [7, 2],
      ]);
    });

    it('takes from several pools at once, and adds up a pool that is named twice', async () => {
      const id = await threeLegs();
      await take({
        ...demand(id, 0, 1, { pool_bed: 1, pool_floor: 2 }),
        pools: [
          { poolId: 'pool_bed', quantity: 1 },
          { poolId: 'pool_floor', quantity: 2 },
          { poolId: 'pool_floor', quantity: 2 },
        ],
      });
      expect(await freeBerths(database.db, id)).toEqual([
        [6, 1],
        [10, 2],
        [10, 2],
      ]);
    });

    it('takes nothing from any leg when one of them has too little', async () => {
      const id = await threeLegs();
      await take(demand(id, 1, 2, { pool_bed: 2 }));
      await expect(take(demand(id, 0, 3, { pool_bed: 1, pool_floor: 1 }))).rejects.toMatchObject({
        code: 'CABIN_SOLD_OUT',
        details: { poolIds: ['pool_bed'] },
      });
      expect(await freeBerths(database.db, id)).toEqual([
        [10, 2],
        [10, 0],
        [10, 2],
      ]);
    });

    it('leaves the transaction usable after a refusal', async () => {
      const id = await threeLegs();
      await database.db.transaction().execute(async (tx) => {
        await takeStock(tx, demand(id, 0, 1, { pool_floor: 1 }));
        await expect(takeStock(tx, demand(id, 0, 3, { pool_bed: 3 }))).rejects.toThrow();
        await takeStock(tx, demand(id, 0, 1, { pool_floor: 1 }));
      });
      expect(await freeBerths(database.db, id)).toEqual([
        [8, 2],
        [10, 2],
        [10, 2],
      ]);
    });

    it('says that the sailing is sold out when no pool has anything left', async () => {
      const id = await threeLegs();
      await take(demand(id, 0, 3, { pool_floor: 10, pool_bed: 2 }));
      await expect(take(demand(id, 0, 1, { pool_floor: 1 }))).rejects.toMatchObject({
        code: 'SAILING_SOLD_OUT',
        details: { poolIds: ['pool_floor'] },
      });
    });

    it.each([
      ['an unknown pool', { pool_deck: 1 }, 0, 1],
      ['a leg after the last call', { pool_floor: 1 }, 2, 4],
      ['a section backwards', { pool_floor: 1 }, 2, 1],
      ['no places', { pool_floor: 0 }, 0, 1],
      ['half a place', { pool_floor: 0.5 }, 0, 1],
      ['no pool', {}, 0, 1],
    ])('refuses %s as a mistake of the caller', async (_, pools, fromCall, toCall) => {
      const id = await threeLegs();
      await expect(
        take(demand(id, fromCall, toCall, pools as Record<string, number>)),
      ).rejects.toThrow(RangeError);
      expect(await freeBerths(database.db, id)).toEqual([
        [10, 2],
        [10, 2],
        [10, 2],
      ]);
    });
  });

  it.each([
    ['cancelled', 'SAILING_CANCELLED'],
    ['withdrawn', 'NOT_FOUND'],
  ] as const)('a %s sailing sells nothing, but takes back', async (status, code) => {
    const id = await threeLegs();
    await take(demand(id, 0, 1, { pool_bed: 1 }));
    await database.db.updateTable('sailing').set({ status }).where('id', '=', id).execute();
    await expect(take(demand(id, 0, 1, { pool_bed: 1 }))).rejects.toMatchObject({ code });
    await giveBack(demand(id, 0, 1, { pool_bed: 1 }));
    expect(await freeBerths(database.db, id)).toEqual([
      [10, 2],
      [10, 2],
      [10, 2],
    ]);
  });

  describe('returnStock', () => {
    it('is the inverse of takeStock', async () => {
      const id = await threeLegs();
      const section = demand(id, 0, 2, { pool_floor: 4, pool_bed: 2 });
      await take(section);
      await giveBack(section);
      expect(await freeBerths(database.db, id)).toEqual([
        [10, 2],
        [10, 2],
        [10, 2],
      ]);
    });

    it('refuses to give back more than the sailing has, and changes nothing', async () => {
      const id = await threeLegs();
      await take(demand(id, 0, 1, { pool_floor: 4 }));
      await expect(giveBack(demand(id, 0, 2, { pool_floor: 4 }))).rejects.toThrow(RangeError);
      expect(await freeBerths(database.db, id)).toEqual([
        [6, 2],
        [10, 2],
        [10, 2],
      ]);
    });
  });

  it('whatever is taken and given back, free is capacity minus what is live', async () => {
    const section = fc
      .tuple(fc.nat(2), fc.integer({ min: 1, max: 3 }))
      .map(([from, length]) => ({ from, to: Math.min(3, from + length) }));
    const booking = fc.record({
      section,
      floor: fc.integer({ min: 1, max: 6 }),
      givesBack: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { maxLength: 12 }), async (bookings) => {
        const id = await threeLegs();
        const live = [0, 0, 0];
        for (const { section, floor, givesBack } of bookings) {
          const demanded = demand(id, section.from, section.to, { pool_floor: floor });
          const legs = live.slice(section.from, section.to);
          const fits = legs.every((sold) => sold + floor <= 10);
          const outcome = take(demanded).then(
            () => true,
            () => false,
          );
          expect(await outcome).toBe(fits);
          if (fits && givesBack) await giveBack(demanded);
          if (!fits || givesBack) continue;
          for (let leg = section.from; leg < section.to; leg += 1)
            live[leg] = (live[leg] ?? 0) + floor;
        }
        const free = await freeBerths(database.db, id);
        expect(free.map(([floor]) => floor)).toEqual(live.map((sold) => 10 - sold));
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('the database itself refuses a negative counter', async () => {
    const id = await threeLegs();
    const oversell = database.db
      .updateTable('leg_inventory')
      .set({ free: [-1, 0] })
      .where('sailing_id', '=', id)
      .execute();
    await expect(oversell).rejects.toMatchObject({ code: '23514' });
  });
}
