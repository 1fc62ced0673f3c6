import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { GradeFare } from '../domain/sailings/grade-fare.ts';
import type { Fare } from '../rules/fare-rules.ts';
import { routeRules } from '../rules/route-rules.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { fareDirections } from './document-issue.ts';
import { keepOwn } from './keep-own.ts';
import { storePartnerTickets } from './store-partner-tickets.ts';
import type { SectionRow } from './timetable.ts';

/**
 * Writes ports, vessels, routes, sections, fares and partner tickets. What the document no longer has is retired,
 * not deleted: reservations may speak of it.
 * @throws OperatorDocumentError when an id belongs to another source
 */
export async function storeTables(
  tx: Kysely<Database>,
  operator: OperatorDocument,
  sections: readonly SectionRow[],
): Promise<void> {
  await storePorts(tx, operator);
  await storeVessels(tx, operator);
  await storeRoutes(tx, operator);
  await storeSections(tx, operator, sections);
  await storePartnerTickets(tx, operator);
}

async function storePorts(tx: Kysely<Database>, operator: OperatorDocument): Promise<void> {
  await keepOwn(tx, operator.id, 'port', idsOf(operator.ports));
  await sql`
    insert into port (id, source_id, position, name, name_kana, description, address, directions,
      phone, latitude, longitude)
    select id, ${operator.id}, position, name, "nameKana", description, address, directions,
      phone, latitude, longitude
    from jsonb_to_recordset(${numbered(operator.ports)}::jsonb) as given(id text, position int,
      name text, "nameKana" text, description text, address text, directions text, phone text,
      latitude float8, longitude float8)
    on conflict (id) do update set position = excluded.position, name = excluded.name,
      name_kana = excluded.name_kana, description = excluded.description,
      address = excluded.address, directions = excluded.directions, phone = excluded.phone,
      latitude = excluded.latitude,
      longitude = excluded.longitude, retired = false`.execute(tx);
}

async function storeVessels(tx: Kysely<Database>, operator: OperatorDocument): Promise<void> {
  await keepOwn(tx, operator.id, 'vessel', idsOf(operator.vessels));
  await sql`
    insert into vessel (id, source_id, position, name, name_kana, description, pools, cabin_types)
    select id, ${operator.id}, position, name, "nameKana", description, pools, "cabinTypes"
    from jsonb_to_recordset(${numbered(operator.vessels)}::jsonb) as given(id text, position int,
      name text, "nameKana" text, description text, pools jsonb, "cabinTypes" jsonb)
    on conflict (id) do update set position = excluded.position, name = excluded.name,
      name_kana = excluded.name_kana, description = excluded.description, pools = excluded.pools,
      cabin_types = excluded.cabin_types, retired = false`.execute(tx);
}

async function storeRoutes(tx: Kysely<Database>, operator: OperatorDocument): Promise<void> {
  await keepOwn(tx, operator.id, 'route', idsOf(operator.routes));
  const routes = operator.routes.map((route) => ({ ...route, rules: routeRules(operator, route) }));
  await sql`
    insert into route (id, source_id, position, name, name_kana, description, rules)
    select id, ${operator.id}, position, name, "nameKana", description, rules
    from jsonb_to_recordset(${numbered(routes)}::jsonb) as given(id text, position int,
      name text, "nameKana" text, description text, rules jsonb)
    on conflict (id) do update set position = excluded.position, name = excluded.name,
      name_kana = excluded.name_kana, description = excluded.description, rules = excluded.rules, retired = false`.execute(
    tx,
  );
}

/** Sections without a fare are not sold, so they are not listed. */
async function storeSections(
  tx: Kysely<Database>,
  operator: OperatorDocument,
  sections: readonly SectionRow[],
): Promise<void> {
  const fares = operator.fares.flatMap((fare) =>
    fareDirections(fare).flatMap(([from, to]) =>
      Object.entries(fare.adultYen).map(([period, adultYen]) => ({
        route_id: fare.routeId,
        from_port_id: from,
        to_port_id: to,
        grade: fare.grade,
        period,
        adult_yen: adultYen,
        room_yen: fare.roomYen?.[period] ?? null,
        more: moreOf(fare, period),
      })),
    ),
  );
  await sql`delete from fare using route
    where fare.route_id = route.id and route.source_id = ${operator.id}`.execute(tx);
  await sql`delete from section using route
    where section.route_id = route.id and route.source_id = ${operator.id}`.execute(tx);
  await sql`insert into fare (route_id, from_port_id, to_port_id, grade, period, adult_yen,
    room_yen, more) select given.* from jsonb_to_recordset(${JSON.stringify(fares)}::jsonb)
    as given(route_id text, from_port_id text, to_port_id text, grade text, period text,
      adult_yen int, room_yen int, more jsonb)`.execute(tx);
  await storeVehicleFares(tx, operator);
  await sql`
    insert into section (route_id, from_port_id, to_port_id, position, direction, shortest_minutes)
    select route_id, from_port_id, to_port_id, position, direction, shortest_minutes
    from jsonb_to_recordset(${numbered(sections)}::jsonb) as given(route_id text,
      from_port_id text, to_port_id text, position int, direction text, shortest_minutes int)
    where exists (select 1 from fare where fare.route_id = given.route_id
      and fare.from_port_id = given.from_port_id and fare.to_port_id = given.to_port_id)
  `.execute(tx);
}

/** The yen of a fare beside its adult fare; a key is missing where the document has none. */
function moreOf(fare: Fare, period: string): Omit<GradeFare, 'adultYen' | 'roomYen'> {
  const childYen = fare.childYen?.[period];
  const adult = fare.residentAdultYen?.[period];
  const child = fare.residentChildYen?.[period];
  const residentYen = {
    ...(adult !== undefined && { adult }),
    ...(child !== undefined && { child }),
  };
  return {
    ...(childYen !== undefined && { childYen }),
    ...(Object.keys(residentYen).length > 0 && { residentYen }),
  };
}

async function storeVehicleFares(tx: Kysely<Database>, operator: OperatorDocument): Promise<void> {
  const fares = operator.vehicleFares.flatMap((fare) =>
    fareDirections(fare).flatMap(([from, to]) =>
      Object.entries(fare.yen).flatMap(([classId, byPeriod]) =>
        Object.entries(byPeriod).map(([period, yen]) => ({
          route_id: fare.routeId,
          from_port_id: from,
          to_port_id: to,
          class_id: classId,
          period,
          yen,
          metre_yen: fare.perMetreYen[classId]?.[period] ?? 0,
        })),
      ),
    ),
  );
  await sql`delete from vehicle_fare using route
    where vehicle_fare.route_id = route.id and route.source_id = ${operator.id}`.execute(tx);
  await sql`insert into vehicle_fare (route_id, from_port_id, to_port_id, class_id, period, yen, metre_yen)
    select given.* from jsonb_to_recordset(${JSON.stringify(fares)}::jsonb) as given(route_id text,
      from_port_id text, to_port_id text, class_id text, period text, yen int, metre_yen int)`.execute(
    tx,
  );
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const numbered = (list: readonly object[]) =>
  JSON.stringify(list.map((item, position) => ({ ...item, position })));
