import type { FarePeriod } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../operator/route-rules.ts';
import type { CabinType, Pool } from '../../operator/schema.ts';
import type { GradeFare, PortPair, SailingRow } from '../sailings/sailing-rows.ts';

/** First and last service date, `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  until: string;
}

/** What all sailings of a section share, so that the rows of the sailings can be short. */
export interface SectionFacts {
  routes: Record<string, { name: string; rules: RouteRules }>;
  vessels: Record<string, { name: string; pools: Pool[]; cabin_types: CabinType[] }>;
  /** Fares by route and period, then by grade. */
  fares: Record<string, Record<string, GradeFare>>;
  periodNames: Record<string, FarePeriod['name']>;
}

/** Key of {@link SectionFacts.fares}. */
export const fareKey = (routeId: string, period: string): string => `${routeId} ${period}`;

/** The routes, vessels and fares of a section. One round trip. */
export async function findSectionFacts(
  db: Kysely<Database>,
  { fromPortId, toPortId }: PortPair,
  routeIds: readonly string[],
): Promise<SectionFacts> {
  const { rows } = await sql<SectionFacts>`
    with r as (select * from route where id = any(${routeIds}))
    select
      (select jsonb_object_agg(id, jsonb_build_object('name', name, 'rules', rules)) from r)
        as routes,
      (select jsonb_object_agg(v.id, jsonb_build_object('name', v.name, 'pools', v.pools,
          'cabin_types', v.cabin_types))
        from vessel v where v.source_id in (select source_id from r)) as vessels,
      coalesce((select jsonb_object_agg(key, by_grade) from (
        select f.route_id || ' ' || f.period as key, jsonb_object_agg(f.grade,
          jsonb_build_object('adultYen', f.adult_yen, 'roomYen', f.room_yen)) as by_grade
        from fare f where f.route_id = any(${routeIds})
          and f.from_port_id = ${fromPortId} and f.to_port_id = ${toPortId}
        group by f.route_id, f.period) as fares), '{}') as fares,
      coalesce((select o.document #> '{farePeriods,names}' from operator_source o
        where o.id in (select source_id from r) order by o.id limit 1), '{}') as "periodNames"
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A query without a row');
  return facts;
}

/** What differs from sailing to sailing; the names are those of {@link SailingRow}. */
export type CalendarRow = Pick<
  SailingRow,
  | 'id'
  | 'route_id'
  | 'vessel_id'
  | 'service_date'
  | 'call_ports'
  | 'call_arrivals'
  | 'call_departures'
  | 'call_boarding'
  | 'call_landing'
  | 'pool_ids'
  | 'status'
  | 'fare_period'
  | 'fuel_adult_yen'
  | 'fuel_child_yen'
  | 'free'
>;

/**
 * All sailings of a range of days that call at both ports; with more than two calls in any order.
 * One round trip over the counters of the legs: its cost does not depend on how much has been booked.
 */
export async function findSailingsOfRange(
  db: Kysely<Database>,
  ports: PortPair,
  { from, until }: DateRange,
  routeIds: readonly string[],
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select s.id, s.route_id, s.vessel_id, s.service_date, s.call_ports, s.call_arrivals,
      s.call_departures, s.call_boarding, s.call_landing, s.pool_ids, s.status, s.fare_period,
      s.fuel_adult_yen, s.fuel_child_yen, l.free
    from sailing s
    cross join lateral (select array_agg(free order by leg) as free from leg_inventory
      where sailing_id = s.id) as l
    where s.service_date between ${from}::date and ${until}::date
      and s.route_id = any(${routeIds}) and s.status <> 'withdrawn'
      and s.call_ports @> array[${ports.fromPortId}, ${ports.toPortId}]
      and (s.call_ports[1] = ${ports.fromPortId} or cardinality(s.call_ports) > 2)
    order by s.service_date`.execute(db);
  return rows;
}
