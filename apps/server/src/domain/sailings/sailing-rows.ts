import type { LegName } from '@ferry/api/customer-server';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { FuelPart } from '../../database/fuel-part.ts';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { CabinType, Pool } from '../../rules/schema.ts';
import type { StockDemand } from '../inventory/demand.ts';
import type { GradeFare } from './grade-fare.ts';
import { preparedIfChanged, preparedWithContent, type SailingContent } from './operator-content.ts';

/** A sailing with everything that a search, a quote or a reservation says about it. */
export interface SailingRow {
  id: string;
  route_id: string;
  route_name: string;
  rules: RouteRules;
  vessel_id: string;
  vessel_name: string;
  vessel_kana: string | null;
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
  from_port_kana: string | null;
  to_port_name: string;
  to_port_kana: string | null;
  /** Of the ports of call by their ids; null where there are only two ports. */
  call_names: Record<string, { name: string; nameKana: string | null }> | null;
  /** By vehicle class. */
  fuel_vehicle_yen: Record<string, number>;
  /** Of some sections and grades; read by `fuelOf`. */
  fuel_parts: readonly FuelPart[] | null;
  /** Free places, a row for each leg and a column for each of `pool_ids`. */
  free: number[][];
  /** What the customer who looks at it has booked of it already. */
  booked?: readonly StockDemand[];
  /** Fares of the section in the sailing's period, by grade. */
  fares: Record<string, GradeFare> | null;
  /** Fares of vehicles on the section in the sailing's period, by class. */
  vehicle_fares: Record<string, VehicleYen> | null;
}

/** The yen of a vehicle of a class; an object where each metre above the class costs more. */
export type VehicleYen = number | { yen: number; metreYen: number };

/** A pair of ports. */
export interface PortPair {
  fromPortId: string;
  toPortId: string;
}

/** Fares of a section by grade, and by class of vehicle, out of `fare f` and `vehicle_fare f`. */
export const FARES = sql`jsonb_object_agg(f.grade,
  jsonb_build_object('adultYen', f.adult_yen, 'roomYen', f.room_yen) || f.more)`;
export const VEHICLE_FARES = sql`jsonb_object_agg(f.class_id, case f.metre_yen when 0 then to_jsonb(f.yen)
  else jsonb_build_object('yen', f.yen, 'metreYen', f.metre_yen) end)`;

/**
 * The sailings of a service date and some routes that call at both ports, in any order of rows; one
 * with more than two calls also when it goes the other way. Their fares are read once for all.
 */
export const findSailingsOfDay = preparedIfChanged(
  (search: PortPair & { date: string; routeIds: readonly string[] }, content) => {
    const { date, routeIds, fromPortId, toPortId } = search;
    const ofSection = sql`route_id = any(${routeIds}) and from_port_id = ${fromPortId}
      and to_port_id = ${toPortId}`;
    return sailingsOf(content, {
      ...placesOf(search),
      from: sql`sailing s
        left join (select route_id, period, ${FARES} as fares from fare f where ${ofSection}
          group by route_id, period) as f on f.route_id = s.route_id and f.period = s.fare_period
        left join (select route_id, period, ${VEHICLE_FARES} as fares from vehicle_fare f
          where ${ofSection}
          group by route_id, period) as w on w.route_id = s.route_id and w.period = s.fare_period`,
      fares: sql`f.fares`,
      vehicleFares: sql`w.fares`,
      where: sql`s.service_date = ${date}::date and s.route_id = any(${routeIds})
        and s.status <> 'withdrawn' and (s.status = 'cancelled' or not s.is_off_sale)
        and ${callsAt(search)}`,
    });
  },
);

/** Leaves out the other direction of sailings with two calls; `sectionOf` knows about those with more. */
export const callsAt = ({ fromPortId, toPortId }: PortPair): RawBuilder<unknown> =>
  sql`s.call_ports @> array[${fromPortId}, ${toPortId}]
    and (s.call_ports[1] = ${fromPortId} or cardinality(s.call_ports) > 2)`;

/** One sailing, also a withdrawn one; undefined when it or one of the ports does not exist. */
export async function findSailing(
  db: Kysely<Database>,
  ports: PortPair,
  sailingId: string,
): Promise<SailingRow | undefined> {
  const [row] = await findById(db, { ...ports, sailingId });
  return row;
}

const findById = findSailings((search: PortPair & { sailingId: string }) => ({
  ...placesOf(search),
  from: sql`sailing s`,
  where: sql`s.id = ${search.sailingId}`,
}));

/** The sailings of a reservation's legs, between the ports of each, with the legs themselves. */
export const findSailingsOfReservation = findSailings<
  { reservationId: string },
  { sold: Selectable<Database['reservation_leg']> }
>(({ reservationId }) => ({
  ...faresBetween(sql`t.from_port_id`, sql`t.to_port_id`),
  from: sql`reservation_leg t join sailing s on s.id = t.sailing_id`,
  more: sql`, to_json(t) as sold`,
  where: sql`t.reservation_id = ${reservationId}`,
}));

/** The sailings of the legs that a change leads to, between the ports of each. */
export const findSailingsOfChange = findSailings<{ changeId: string }, { leg: LegName }>(
  ({ changeId }) => ({
    ...faresBetween(sql`t.from_port_id`, sql`t.to_port_id`),
    from: sql`change_leg t join sailing s on s.id = t.sailing_id`,
    more: sql`, t.leg`,
    where: sql`t.change_id = ${changeId}`,
  }),
);

/** The sailings that a draft's trip names, between the ports of each leg. */
export const findSailingsOfDraft = findSailings<{ draftId: string }, { leg: LegName }>(
  ({ draftId }) => {
    const text = (key: string) => sql`t.choice ->> ${sql.lit(key)}`;
    return {
      ...faresBetween(text('fromPortId'), text('toPortId')),
      from: sql`draft d
        cross join lateral (values ('outbound', d.trip -> 'outbound'), ('return', d.trip -> 'return'))
          as t(leg, choice)
        join sailing s on s.id = ${text('sailingId')}`,
      more: sql`, t.leg`,
      where: sql`d.id = ${draftId}`,
    };
  },
);

/** What differs between the statements for sailings. */
interface SailingsQuery {
  from: RawBuilder<unknown>;
  fromPortId: RawBuilder<unknown>;
  toPortId: RawBuilder<unknown>;
  fares: RawBuilder<unknown>;
  vehicleFares: RawBuilder<unknown>;
  more?: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

function placesOf({ fromPortId, toPortId }: PortPair) {
  return faresBetween(sql`${fromPortId}`, sql`${toPortId}`);
}

function faresBetween(fromPortId: RawBuilder<unknown>, toPortId: RawBuilder<unknown>) {
  const ofSection = sql`f.route_id = s.route_id and f.from_port_id = ${fromPortId}
    and f.to_port_id = ${toPortId} and f.period = s.fare_period`;
  return {
    fromPortId,
    toPortId,
    fares: sql`(select ${FARES} from fare f where ${ofSection})`,
    vehicleFares: sql`(select ${VEHICLE_FARES} from vehicle_fare f where ${ofSection})`,
  };
}

type LeanRow = Omit<SailingRow, keyof SailingContent>;

function findSailings<Values extends object, More = unknown>(
  queryOf: (values: Values) => SailingsQuery,
) {
  return preparedWithContent((values: Values, content) =>
    sailingsOf<More>(content, queryOf(values)),
  );
}

function sailingsOf<More>(
  content: RawBuilder<unknown>,
  { from, fromPortId, toPortId, fares, vehicleFares, more = sql``, where }: SailingsQuery,
): RawBuilder<LeanRow & More> {
  return sql<LeanRow & More>`
    select ${SAILING_COLUMNS}, ${content}, s.fuel_vehicle_yen,
      from_port.name as from_port_name, from_port.name_kana as from_port_kana,
      to_port.name as to_port_name, to_port.name_kana as to_port_kana,
      case when cardinality(s.call_ports) > 2 then (
        select json_object_agg(p.id, json_build_object('name', p.name, 'nameKana', p.name_kana))
        from port p where p.id = any(s.call_ports)) end as call_names,
      (select to_json(array_agg(l.free order by l.leg)) from leg_inventory l
        where l.sailing_id = s.id) as free,
      ${fares} as fares, ${vehicleFares} as vehicle_fares ${more}
    from ${from}
    join route r on r.id = s.route_id
    join vessel v on v.id = s.vessel_id
    join port from_port on from_port.id = ${fromPortId}
    join port to_port on to_port.id = ${toPortId}
    where ${where}`;
}

/**
 * What a sailing `s` of a route `r` with a vessel `v` has itself. Lists come as JSON, which is read
 * several times as fast as the database's own form.
 */
export const SAILING_COLUMNS = sql`s.id, s.route_id, r.name as route_name, s.vessel_id,
  v.name as vessel_name, v.name_kana as vessel_kana, s.service_date, to_json(s.call_ports) as call_ports,
  to_json(s.call_arrivals) as call_arrivals, to_json(s.call_departures) as call_departures,
  to_json(s.call_boarding) as call_boarding, to_json(s.call_landing) as call_landing,
  to_json(s.pool_ids) as pool_ids, s.status, s.fare_period, s.fuel_adult_yen, s.fuel_child_yen,
  s.fuel_parts`;
