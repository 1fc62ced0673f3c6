import { type Kysely, sql } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { StockDemand } from './demand.ts';

interface TakeResult {
  status: SailingStatus | 'offSale' | null;
  legs: number;
  taken: number;
  short_pools: string[];
  sold_out: boolean;
}

/**
 * Takes places from every leg of the section, or from none. One statement: the legs are locked in
 * their order, so that buyers of overlapping sections never wait for each other in a circle, and
 * the decision is made on the locked rows. A check constraint backs it.
 *
 * A leg number is unique per sailing only; a caller that books two sailings in one transaction
 * locks both first (see {@link lockStock}).
 * @param tx the caller's transaction
 * @throws DomainError `CABIN_SOLD_OUT` when a pool has not enough left, `SAILING_SOLD_OUT` when all
 *   of the sailing's pools are empty on the section, both with `details.poolIds`;
 *   `SAILING_CANCELLED`, `NOT_FOUND` (withdrawn from the timetable) or `WEB_SALES_CLOSED` (the timetable has it
 *   otherwise now); nothing is taken
 * @throws RangeError when the section or a pool does not exist, or a quantity is not positive
 */
export async function takeStock(tx: Kysely<Database>, demand: StockDemand): Promise<void> {
  const { legs, ids, quantities } = checked(demand);
  const { sailingId, fromCall, toCall } = demand;
  const pools = ids.length;
  const [row] = await take(tx, { sailingId, fromCall, toCall, legs, pools, ids, quantities });
  if (row?.status === 'cancelled') throw new DomainError('SAILING_CANCELLED');
  if (row?.status === 'withdrawn') throw new DomainError('NOT_FOUND');
  if (row?.status === 'offSale') throw new DomainError('WEB_SALES_CLOSED');
  if (!row || row.legs !== legs) throw new RangeError(`No such section: ${describe(demand)}`);
  if (row.taken === legs) return;
  throw new DomainError(row.sold_out ? 'SAILING_SOLD_OUT' : 'CABIN_SOLD_OUT', {
    poolIds: row.short_pools,
  });
}

type Demanded = Omit<StockDemand, 'pools'> & ReturnType<typeof checked> & { pools: number };

const take = prepared(
  (_, { sailingId, fromCall, toCall, legs, pools, ids, quantities }: Demanded) => sql<TakeResult>`
    with requested as (
      select s.pool_ids, case when s.is_off_sale and s.status = 'scheduled' then 'offSale'
          else s.status end as status, count(d.quantity)::int as known,
        array_agg(coalesce(d.quantity, 0) order by p.position) as demand
      from sailing s
      cross join lateral unnest(s.pool_ids) with ordinality as p(pool_id, position)
      left join unnest(${ids}::text[], ${quantities}::int[]) as d(pool_id, quantity)
        on d.pool_id = p.pool_id
      where s.id = ${sailingId}
      group by s.id
    ), locked as (
      select leg, free from leg_inventory
      where sailing_id = ${sailingId} and leg >= ${fromCall} and leg < ${toCall}
      order by leg for update
    ), fit as (
      select w.demand, bool_and(stock_covers(l.free, w.demand)) as covered,
        count(*)::int as legs
      from locked l, requested w
      where w.known = ${pools} and w.status = 'scheduled'
      group by w.demand
    ), taken as (
      update leg_inventory t set free = stock_minus(t.free, fit.demand)
      from locked l, fit
      where t.sailing_id = ${sailingId} and t.leg = l.leg
        and fit.covered and fit.legs = ${legs}
      returning t.leg
    )
    select (select status from requested) as status, coalesce((select legs from fit), 0) as legs,
      (select count(*)::int from taken) as taken,
      short.pools as short_pools, short.sold_out
    from (
      select coalesce(array_agg(w.pool_ids[p.position]) filter (where p.least < p.requested), '{}') as pools,
        coalesce(bool_and(p.least <= 0), false) as sold_out
      from requested w, lateral (
        select u.position, min(u.free) as least, max(u.requested) as requested
        from locked l, lateral unnest(l.free, w.demand) with ordinality as u(free, requested, position)
        group by u.position
      ) p
    ) short`,
);

/**
 * Gives places back to every leg of the section: the inverse of {@link takeStock}. While a customer waits for places of the
 * sailing they are withheld from buyers, see {@link releaseStock}.
 * @param isRetaken the caller takes places of the sailing again for the same customer: they are free at once
 * @throws RangeError when the section or a pool does not exist, or when more would be free than the
 *   sailing has: then the places had been given back before, and nothing is changed
 */
export async function returnStock(
  tx: Kysely<Database>,
  supply: StockDemand,
  isRetaken = false,
): Promise<void> {
  // A leg that is on stand-by has given its places back already.
  if (supply.pools.length === 0) return;
  const { legs, ids, quantities } = checked(supply);
  const result = await sql<{ returned: number }>`
    with given as (
      select array_agg(coalesce(d.quantity, 0) order by p.position) as supply,
        count(d.quantity)::int as known
      from sailing s
      cross join lateral unnest(s.pool_ids) with ordinality as p(pool_id, position)
      left join unnest(${ids}::text[], ${quantities}::int[]) as d(pool_id, quantity)
        on d.pool_id = p.pool_id
      where s.id = ${supply.sailingId}
    ), locked as (
      select leg, free, withheld, capacity from leg_inventory
      where sailing_id = ${supply.sailingId} and leg >= ${supply.fromCall} and leg < ${supply.toCall}
      order by leg for update
    ), fit as (
      select g.supply, bool_and(stock_covers(l.capacity,
          stock_plus(stock_plus(l.free, l.withheld), g.supply))) as fits,
        count(*)::int as legs, not ${isRetaken}::boolean and exists (
          select from waitlist_entry where sailing_id = ${supply.sailingId}
            and joined_at is not null and offered_at is null and withdrawn_at is null) as is_awaited
      from locked l, given g
      where g.known = ${ids.length}
      group by g.supply
    ), returned as (
      update leg_inventory t set
        free = case when fit.is_awaited then t.free else stock_plus(t.free, fit.supply) end,
        withheld = case when fit.is_awaited then stock_plus(fit.supply, t.withheld)
          else t.withheld end
      from locked l, fit
      where t.sailing_id = ${supply.sailingId} and t.leg = l.leg and fit.fits and fit.legs = ${legs}
      returning t.leg
    )
    select count(*)::int as returned from returned
  `.execute(tx);
  if (result.rows[0]?.returned !== legs) {
    throw new RangeError(`Not taken, or no such section: ${describe(supply)}`);
  }
}

/**
 * Makes free what was withheld of a sailing. The caller has locked its legs, and takes of it for waiting customers
 * before others can.
 */
export async function releaseStock(tx: Kysely<Database>, sailingId: string): Promise<void> {
  await tx
    .updateTable('leg_inventory')
    .set({ free: sql<number[]>`stock_plus(free, withheld)`, withheld: null })
    .where('sailing_id', '=', sailingId)
    .where('withheld', 'is not', null)
    .execute();
}

/** Sailings with places that are withheld. */
export async function findWithheld(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('leg_inventory')
    .select('sailing_id')
    .distinct()
    .where('withheld', 'is not', null)
    .execute();
  return rows.map((row) => row.sailing_id);
}

/**
 * Locks all legs of the sailings in their order, for a transaction that gives back to or takes
 * from more than one: two that swap in opposite directions must not wait for each other.
 */
export async function lockStock(tx: Kysely<Database>, sailingIds: string[]): Promise<void> {
  await tx
    .selectFrom('leg_inventory')
    .select('leg')
    .where('sailing_id', 'in', sailingIds)
    // As the operator's document locks them, whatever the database's collation is.
    .orderBy(sql`sailing_id collate "C"`)
    .orderBy('leg')
    .forUpdate()
    .execute();
}

/** The demand as parallel arrays, one entry for each pool. */
function checked(demand: StockDemand) {
  const legs = demand.toCall - demand.fromCall;
  const byPool = new Map<string, number>();
  for (const { poolId, quantity } of demand.pools) {
    if (!Number.isInteger(quantity) || quantity <= 0) {
      throw new RangeError(`Not a number of places: ${describe(demand)}`);
    }
    byPool.set(poolId, (byPool.get(poolId) ?? 0) + quantity);
  }
  if (legs < 1 || byPool.size === 0) throw new RangeError(`Nothing to take: ${describe(demand)}`);
  return { legs, ids: [...byPool.keys()], quantities: [...byPool.values()] };
}

function describe({ sailingId, fromCall, toCall, pools }: StockDemand): string {
  const places = pools.map(({ poolId, quantity }) => `${quantity} × ${poolId}`).join(', ');
  return `${sailingId} calls ${fromCall}–${toCall}: ${places}`;
}
