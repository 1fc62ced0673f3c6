import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** It is in the next draw of its opening. Written out: with a parameter a prepared statement could not use the index. */
export const UNDECIDED = sql<boolean>`o.confirmed_at is not null and o.withdrawn_at is null and o.decided_at is null`;

/** Whether a draw is still to come, or in the middle, for a sailing: what is withheld of it is kept for that. */
export async function isBeforeDraw(db: Kysely<Database>, sailingId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from pre_order_demand d join pre_order o on o.id = d.order_id
    where d.sailing_id = ${sailingId} and ${UNDECIDED}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Keeps from buyers what the undecided orders of sailings ask for, as far as it is free; the rest is sold as soon as the sales
 * open. The caller has locked the legs.
 */
export async function keepPlaces(
  tx: Transaction<Database>,
  sailingIds: readonly string[],
): Promise<void> {
  for (const sailingId of sailingIds) {
    const { legs, pools, demands } = await read(tx, sailingId);
    for (const { leg, total } of legs) {
      const asked = pools.map((pool) =>
        demands
          .filter(({ from_call, to_call }) => from_call <= leg && leg < to_call)
          .flatMap((demand) => demand.pools)
          .reduce((sum, each) => sum + (each.poolId === pool ? each.quantity : 0), 0),
      );
      const kept = total.map((places, index) => Math.min(places, asked[index] ?? 0));
      const free = total.map((places, index) => places - (kept[index] ?? 0));
      const withheld = kept.some((places) => places > 0) ? kept : null;
      await tx
        .updateTable('leg_inventory')
        .set({ free, withheld })
        .where('sailing_id', '=', sailingId)
        .where('leg', '=', leg)
        .execute();
    }
  }
}

async function read(tx: Transaction<Database>, sailingId: string) {
  const legs = await tx
    .selectFrom('leg_inventory')
    .select(['leg', sql<number[]>`stock_plus(free, withheld)`.as('total')])
    .where('sailing_id', '=', sailingId)
    .orderBy('leg')
    .execute();
  const sailing = await tx
    .selectFrom('sailing')
    .select('pool_ids')
    .where('id', '=', sailingId)
    .executeTakeFirst();
  const demands = await tx
    .selectFrom('pre_order_demand as d')
    .innerJoin('pre_order as o', 'o.id', 'd.order_id')
    .select(['d.from_call', 'd.to_call', 'd.pools'])
    .where('d.sailing_id', '=', sailingId)
    .where(UNDECIDED)
    .execute();
  return { legs, pools: sailing?.pool_ids ?? [], demands };
}
