import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import type { TestServer } from './api.ts';

/**
 * What must hold after every test that writes: on every leg and pool the places of reservations that
 * stand are exactly those that are no longer free, and every reservation has somebody to reach.
 */
export async function expectInvariants(db: Kysely<Database>): Promise<void> {
  const { rows: wrongStock } = await sql`
    with sold as (
      select t.sailing_id, g.leg, p ->> 'poolId' as pool_id, sum((p ->> 'quantity')::int) as places
      from reservation r join reservation_leg t on t.reservation_id = r.id,
        jsonb_array_elements(t.pools) p, generate_series(t.from_call, t.to_call - 1) as g(leg)
      where r.state <> 'expired'
      group by 1, 2, 3
    ), stock as (
      select l.sailing_id, l.leg, u.pool_id, u.capacity - u.free as taken, u.free
      from leg_inventory l join sailing s on s.id = l.sailing_id,
        unnest(s.pool_ids, l.capacity, l.free) as u(pool_id, capacity, free)
    )
    select stock.*, coalesce(sold.places, 0) as sold
    from stock left join sold using (sailing_id, leg, pool_id)
    where stock.free < 0 or stock.taken <> coalesce(sold.places, 0)`.execute(db);
  expect(wrongStock).toEqual([]);
  const { rows: unreachable } = await sql`
    select id from reservation where (contact_phone = '' or contact_email = '') and names_removed_at is null`.execute(
    db,
  );
  expect(unreachable).toEqual([]);
}

/** No answer since the last check broke the contract, and nothing failed inside. */
export function expectNoFailures({ violations, log }: TestServer): void {
  expect(violations.splice(0)).toEqual([]);
  expect(log.splice(0).filter((line) => line.includes('"level":50'))).toEqual([]);
}
