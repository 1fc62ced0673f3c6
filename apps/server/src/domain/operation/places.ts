import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** From today to so many days ahead. */
const DAYS_AHEAD = 7;

/** Places of a kind on the sailings of a route on a day, on the leg that has the fewest. */
interface PlacesOfDay {
  routeId: string;
  /** From today on in Japan: 0 to 7. */
  day: number;
  /** Of the pool: `berths`, `deck` (centimetres) … */
  kind: string;
  capacity: number;
  free: number;
}

/** Of sailings that run. One round trip, by the index of days. Guarded by `test/operator/status.spec.ts`. */
export async function findPlaces(db: Kysely<Database>, now: Date): Promise<PlacesOfDay[]> {
  const { rows } = await sql<PlacesOfDay>`
    select s.route_id as "routeId", s.service_date - t.today as day, k.kind,
      sum(x.capacity)::int as capacity, sum(x.free)::int as free
    from (select (${now}::timestamptz at time zone 'Asia/Tokyo')::date as today) t
    join sailing s on s.status = 'scheduled' and s.service_date between t.today
      and t.today + ${DAYS_AHEAD}::int
    join vessel v on v.id = s.vessel_id
    cross join lateral (
      select u.pool_id, min(u.capacity) as capacity, min(u.free) as free
      from leg_inventory i
      cross join lateral unnest(s.pool_ids, i.capacity, i.free) as u(pool_id, capacity, free)
      where i.sailing_id = s.id group by u.pool_id
    ) x
    cross join lateral (
      select q ->> 'kind' as kind from jsonb_array_elements(v.pools) q where q ->> 'id' = x.pool_id
    ) k
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
