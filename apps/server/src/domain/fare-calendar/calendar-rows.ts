import type { FarePeriod } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { GradeFare } from '../sailings/grade-fare.ts';
import {
  type HashedRows,
  preparedIfChanged,
  type SailingContent,
} from '../sailings/operator-content.ts';
import {
  callsAt,
  FARES,
  type PortPair,
  SAILING_COLUMNS,
  type SailingRow,
  VEHICLE_FARES,
  type VehicleYen,
} from '../sailings/sailing-rows.ts';

/** First and last service date, `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  until: string;
}

/** Fares of a section by route and period, then by grade. */
type SectionFares = Record<string, Record<string, GradeFare>>;

/** Fares of vehicles on a section by route and period, then by vehicle class. */
type SectionVehicleFares = Record<string, Record<string, VehicleYen>>;

/** What all sailings of a section share. */
export interface SectionFacts {
  fares: SectionFares;
  vehicleFares: SectionVehicleFares;
  periodNames: Record<string, FarePeriod['name']>;
}

/** Key of {@link SectionFares} and {@link SectionVehicleFares}. */
export const fareKey = (routeId: string, period: string): string => `${routeId} ${period}`;

/** The fares of a section, and what its operator calls the periods. One round trip. */
export async function findSectionFacts(
  db: Kysely<Database>,
  ports: PortPair,
  routeIds: readonly string[],
): Promise<SectionFacts> {
  const [facts] = await readFacts(db, { ...ports, routeIds });
  if (!facts) throw new Error('A query without a row');
  return facts;
}

const readFacts = prepared(
  (
    _,
    { fromPortId, toPortId, routeIds }: PortPair & { routeIds: readonly string[] },
  ) => sql<SectionFacts>`
    select
      coalesce((select jsonb_object_agg(key, by_grade) from (
        select f.route_id || ' ' || f.period as key, ${FARES} as by_grade
        from fare f where f.route_id = any(${routeIds})
          and f.from_port_id = ${fromPortId} and f.to_port_id = ${toPortId}
        group by f.route_id, f.period) as fares), '{}') as fares,
      coalesce((select jsonb_object_agg(key, by_class) from (
        select f.route_id || ' ' || f.period as key, ${VEHICLE_FARES} as by_class
        from vehicle_fare f where f.route_id = any(${routeIds})
          and f.from_port_id = ${fromPortId} and f.to_port_id = ${toPortId}
        group by f.route_id, f.period) as fares), '{}') as "vehicleFares",
      coalesce((select o.document #> '{farePeriods,names}' from operator_source o
        where o.id in (select source_id from route where id = any(${routeIds}))
        order by o.id limit 1), '{}') as "periodNames"`,
);

/** A sailing without what is known of its section. */
export type CalendarRow = Omit<
  SailingRow,
  'from_port_name' | 'from_port_kana' | 'to_port_name' | 'to_port_kana' | 'fares' | 'vehicle_fares'
>;

/**
 * All sailings of a range of days that call at both ports; with more than two calls in any order.
 * One round trip over the counters of the legs, whose cost does not depend on how much has been
 * booked, and another one when rules or vessels are new.
 */
export const findSailingsOfRange: (
  db: Kysely<Database>,
  search: PortPair & DateRange & { routeIds: readonly string[] },
) => Promise<HashedRows<CalendarRow>> = preparedIfChanged(
  (search, content) => sql<Omit<CalendarRow, keyof SailingContent>>`
    select ${SAILING_COLUMNS}, ${content}, s.fuel_vehicle_yen, to_json(l.free) as free
    from sailing s
    join route r on r.id = s.route_id
    join vessel v on v.id = s.vessel_id
    cross join lateral (select array_agg(free order by leg) as free from leg_inventory
      where sailing_id = s.id) as l
    where s.service_date between ${search.from}::date and ${search.until}::date
      and s.route_id = any(${search.routeIds}) and s.status <> 'withdrawn'
      and (s.status = 'cancelled' or not s.is_off_sale) and ${callsAt(search)}
    order by s.service_date`,
);
