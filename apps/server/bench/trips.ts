import type { RouteList, SailingSearchResult, TripChoice } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { bodyOf } from './booking-steps.ts';
import type { HttpConnection } from './http-connection.ts';

const SHIOMI_NAGIURA = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
const ADULTS = 3;
const FIRST_DAY = 10;
const DAYS = 20;

/** Days of the searches and bookings: their sales are open. */
export async function openDays(connection: HttpConnection): Promise<string[]> {
  const { today } = bodyOf<RouteList>(await connection.send('GET', '/customer-api/routes'), 200);
  return Array.from({ length: DAYS }, (_, index) => addDays(today, FIRST_DAY + index));
}

export const searchPath = (date: string): string =>
  `/customer-api/sailings?${new URLSearchParams({ ...SHIOMI_NAGIURA, date, adults: String(ADULTS) })}`;

export const monthPath = (from: string, vehicles = ''): string =>
  `/customer-api/fare-calendar?${new URLSearchParams({ ...SHIOMI_NAGIURA, from, until: addDays(from, 30), adults: String(ADULTS), vehicles })}`;

export const monthWithCarPath = (from: string): string => monthPath(from, 'veh_car:469:155');

/** Every sailing of those days with three adults in its first cabin type. */
export async function findTrips(
  connection: HttpConnection,
  days: readonly string[],
): Promise<TripChoice[]> {
  const trips: TripChoice[] = [];
  for (const date of days) {
    const response = await connection.send('GET', searchPath(date));
    for (const { sailing, cabinOffers } of bodyOf<SailingSearchResult>(response, 200)
      .sailingOffers) {
      const open = cabinOffers.find(({ availability }) => availability === 'available');
      if (!open?.cabins) continue;
      const party = { adults: ADULTS, children: 0, infants: 0, babies: 0 };
      const outbound = { ...SHIOMI_NAGIURA, sailingId: sailing.id, party, cabins: open.cabins };
      trips.push({ outbound: { ...outbound, vehicles: [], pets: [], meals: [] }, return: null });
    }
  }
  return trips;
}

/** Nothing is sold out while bookings are measured. */
export async function enlargeSailings(
  db: Kysely<Database>,
  days: readonly string[],
): Promise<void> {
  await sql`
    update leg_inventory l set
      capacity = array_fill(1000000, array[cardinality(l.capacity)]),
      free = array_fill(1000000, array[cardinality(l.capacity)])
    from sailing s where s.id = l.sailing_id and s.service_date = any(${days}::date[])`.execute(db);
}

/** Pools of legs where the places taken are not those of the reservations that are valid. */
export async function countWrongStock(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    with sold as (
      select t.sailing_id, g.leg, p ->> 'poolId' as pool_id, sum((p ->> 'quantity')::int) as places
      from reservation r join reservation_leg t on t.reservation_id = r.id,
        jsonb_array_elements(t.pools) p, generate_series(t.from_call, t.to_call - 1) as g(leg)
      where r.state <> 'expired'
      group by 1, 2, 3
    )
    select count(*)::int as wrong
    from leg_inventory l join sailing s on s.id = l.sailing_id,
      unnest(s.pool_ids, l.capacity, l.free) as u(pool_id, capacity, free)
    left join lateral (
      select places from sold
      where sold.sailing_id = l.sailing_id and sold.leg = l.leg and sold.pool_id = u.pool_id
    ) as mine on true
    where u.free < 0 or u.capacity - u.free <> coalesce(mine.places, 0)`.execute(db);
  return rows[0]?.wrong ?? 0;
}
