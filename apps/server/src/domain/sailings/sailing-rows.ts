import type { LegName } from '@ferry/api/customer-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../operator/route-rules.ts';
import type { CabinType, Pool } from '../../operator/schema.ts';

/** A sailing with everything that a search, a quote or a reservation says about it. */
export interface SailingRow {
  id: string;
  route_id: string;
  route_name: string;
  rules: RouteRules;
  vessel_id: string;
  vessel_name: string;
  pools: Pool[];
  cabin_types: CabinType[];
  service_date: string;
  call_ports: string[];
  /** Minutes after 0:00 JST of the service date. */
  call_arrivals: number[];
  call_departures: number[];
  call_boarding: boolean[];
  call_landing: boolean[];
  pool_ids: string[];
  status: SailingStatus;
  fare_period: string;
  fuel_adult_yen: number;
  fuel_child_yen: number;
  from_port_name: string;
  to_port_name: string;
  /** By vehicle class. */
  fuel_vehicle_yen: Record<string, number>;
  /** Free places, a row for each leg and a column for each of `pool_ids`. */
  free: number[][];
  /** Fares of the section in the sailing's period, by grade. */
  fares: Record<string, GradeFare> | null;
  /** Fares of vehicles on the section in the sailing's period, by class. */
  vehicle_fares: Record<string, number> | null;
}

/** What a grade costs: each adult, and each room where it has a room charge. */
export interface GradeFare {
  adultYen: number;
  roomYen: number | null;
}

/** A pair of ports. */
export interface PortPair {
  fromPortId: string;
  toPortId: string;
}

/** The sailings of a service date and some routes that call at both ports, in any order. */
export function findSailingsOfDay(
  db: Kysely<Database>,
  ports: PortPair,
  date: string,
  routeIds: readonly string[],
): Promise<SailingRow[]> {
  return findSailings(
    db,
    placesOf(ports),
    sql`s.service_date = ${date}::date and s.route_id = any(${routeIds})
      and s.status <> 'withdrawn'
      and s.call_ports @> array[${ports.fromPortId}, ${ports.toPortId}]`,
  );
}

/** One sailing, also a withdrawn one; undefined when it or one of the ports does not exist. */
export async function findSailing(
  db: Kysely<Database>,
  ports: PortPair,
  sailingId: string,
): Promise<SailingRow | undefined> {
  const rows = await findSailings(db, placesOf(ports), sql`s.id = ${sailingId}`);
  return rows[0];
}

/** The sailings of a reservation's legs, between the ports of each. */
export function findSailingsOfReservation(
  db: Kysely<Database>,
  reservationId: string,
): Promise<(SailingRow & { leg: LegName })[]> {
  const places = {
    from: sql`reservation_leg t join sailing s on s.id = t.sailing_id`,
    more: sql`, t.leg`,
    fromPortId: sql`t.from_port_id`,
    toPortId: sql`t.to_port_id`,
  };
  return findSailings<{ leg: LegName }>(db, places, sql`t.reservation_id = ${reservationId}`);
}

/** Where sailings and the two ports come from. */
type Places = Record<'from' | 'more' | 'fromPortId' | 'toPortId', RawBuilder<unknown>>;

const placesOf = ({ fromPortId, toPortId }: PortPair): Places => ({
  from: sql`sailing s`,
  more: sql``,
  fromPortId: sql`${fromPortId}`,
  toPortId: sql`${toPortId}`,
});

async function findSailings<More = unknown>(
  db: Kysely<Database>,
  { from, more, fromPortId, toPortId }: Places,
  where: RawBuilder<unknown>,
): Promise<(SailingRow & More)[]> {
  const { rows } = await sql<SailingRow & More>`
    select s.id, s.route_id, r.name as route_name, r.rules, s.vessel_id, v.name as vessel_name,
      v.pools, v.cabin_types, s.service_date, s.call_ports, s.call_arrivals, s.call_departures,
      s.call_boarding, s.call_landing, s.pool_ids, s.status, s.fare_period, s.fuel_adult_yen,
      s.fuel_child_yen, s.fuel_vehicle_yen, from_port.name as from_port_name, to_port.name as to_port_name,
      (select array_agg(l.free order by l.leg) from leg_inventory l where l.sailing_id = s.id)
        as free,
      (select jsonb_object_agg(f.grade,
          jsonb_build_object('adultYen', f.adult_yen, 'roomYen', f.room_yen)) from fare f
        where f.route_id = s.route_id and f.from_port_id = ${fromPortId}
          and f.to_port_id = ${toPortId} and f.period = s.fare_period) as fares,
      (select jsonb_object_agg(f.class_id, f.yen) from vehicle_fare f
        where f.route_id = s.route_id and f.from_port_id = ${fromPortId}
          and f.to_port_id = ${toPortId} and f.period = s.fare_period) as vehicle_fares ${more}
    from ${from}
    join route r on r.id = s.route_id
    join vessel v on v.id = s.vessel_id
    join port from_port on from_port.id = ${fromPortId}
    join port to_port on to_port.id = ${toPortId}
    where ${where}`.execute(db);
  return rows;
}
