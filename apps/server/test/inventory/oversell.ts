import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { DomainError } from '../../src/domain/domain-error.ts';
import type { StockDemand } from '../../src/domain/inventory/demand.ts';

// Two usual ways of selling too much, and one of selling half a journey. They exist to show that
// the tests beside them would notice: each one must oversell where takeStock does not.

/** Reads the counter, decides in the program, writes the new value: the lost update. */
export async function readThenWrite(tx: Kysely<Database>, demand: StockDemand): Promise<void> {
  const { rows } = await sql<{ leg: number; free: number[] }>`
    select leg, free from leg_inventory where sailing_id = ${demand.sailingId}
      and leg >= ${demand.fromCall} and leg < ${demand.toCall}`.execute(tx);
  const quantity = demand.pools[0]?.quantity ?? 0;
  if (rows.some((row) => (row.free[0] ?? 0) < quantity)) throw new Error('sold out');
  // Anything that takes a while between the two, such as writing the passengers.
  await sql`select pg_sleep(0.02)`.execute(tx);
  for (const row of rows) {
    await sql`update leg_inventory set free = ${row.free.map((free) => free - quantity)}
      where sailing_id = ${demand.sailingId} and leg = ${row.leg}`.execute(tx);
  }
}

/** The same for whole demands: each pool's number is read, decided on and written back. */
export async function readThenWritePools(
  tx: Kysely<Database>,
  { sailingId, fromCall, toCall, pools }: StockDemand,
): Promise<void> {
  const { rows } = await sql<{ leg: number; free: number[]; pool_ids: string[] }>`
    select l.leg, l.free, s.pool_ids from leg_inventory l join sailing s on s.id = l.sailing_id
    where l.sailing_id = ${sailingId} and l.leg >= ${fromCall} and l.leg < ${toCall}`.execute(tx);
  const left = rows.map(({ leg, free, pool_ids }) => ({
    leg,
    free: free.map((places, index) => {
      const pool = pools.find(({ poolId }) => poolId === pool_ids[index]);
      return places - (pool?.quantity ?? 0);
    }),
  }));
  if (left.some(({ free }) => free.some((places) => places < 0))) {
    throw new DomainError('CABIN_SOLD_OUT');
  }
  await sql`select pg_sleep(0.02)`.execute(tx);
  for (const { leg, free } of left) {
    await sql`update leg_inventory set free = ${free}
      where sailing_id = ${sailingId} and leg = ${leg}`.execute(tx);
  }
}

/** Counts what has been sold and adds a row when there is room: nothing connects the two. */
export async function countThenInsert(tx: Kysely<Database>, demand: StockDemand): Promise<void> {
  const { rows } = await sql<{ room: boolean }>`
    select (select count(*) from sold where sailing_id = ${demand.sailingId})
      < (select capacity[1] from leg_inventory where sailing_id = ${demand.sailingId} limit 1) as room
  `.execute(tx);
  if (!rows[0]?.room) throw new Error('sold out');
  await sql`select pg_sleep(0.02)`.execute(tx);
  await sql`insert into sold values (${demand.sailingId})`.execute(tx);
}

/** Takes leg by leg, each in a transaction of its own: a loser keeps the legs it got first. */
export async function legByLeg(db: Kysely<Database>, demand: StockDemand): Promise<void> {
  for (let leg = demand.fromCall; leg < demand.toCall; leg += 1) {
    const taken = await sql`
      update leg_inventory set free = stock_minus(free, array[1])
      where sailing_id = ${demand.sailingId} and leg = ${leg} and free[1] >= 1`.execute(db);
    if (taken.numAffectedRows !== 1n) throw new Error('sold out');
  }
}
