import { addDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { isSame } from '../domain/content-hash.ts';
import { findAffected } from '../domain/service/operated-sailings.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { loadOperator } from './load-operator.ts';
import { sailingColumns, tripShapes } from './timetable.ts';

/** A sailing by its trip and the day of its service (JST). */
interface SailingOfTrip {
  id: string;
  tripId: string;
  date: string;
}

/** What loading a document has changed. */
export interface LoadComparison {
  /** Sailings from yesterday on, before. */
  before: number;
  added: SailingOfTrip[];
  changed: SailingOfTrip[];
  withdrawn: SailingOfTrip[];
  /** Something of them is sold, and the document has them otherwise or not at all. */
  kept: (SailingOfTrip & { bookings: number })[];
  /** Yen before and after; null where there is none. */
  fares: { what: string; period: string; before: number | null; after: number | null }[];
}

/** Loads a document and says what that has changed: the caller decides whether it stays. */
export async function loadAndCompare(
  tx: Kysely<Database>,
  document: OperatorDocument,
  clock: Clock,
): Promise<LoadComparison> {
  const from = addDays(jstDate(clock.now()), -1);
  const before = await readSailings(tx, document.id, from);
  const faresBefore = await readFares(tx, document.id);
  await loadOperator(tx, document, { clock });
  const after = await readSailings(tx, document.id, from);
  const faresAfter = await readFares(tx, document.id);
  const sails = (sailing: StoredSailing | undefined) =>
    sailing !== undefined && sailing.status !== 'withdrawn';
  const list = [...after.values()];
  return {
    before: [...before.values()].filter(sails).length,
    added: list.filter((each) => sails(each) && !sails(before.get(each.id))).map(named),
    changed: list
      .filter((each) => sails(each) && sails(before.get(each.id)))
      .filter(({ id, fingerprint }) => before.get(id)?.fingerprint !== fingerprint)
      .map(named),
    withdrawn: list.filter((each) => !sails(each) && sails(before.get(each.id))).map(named),
    kept: await findKept(tx, document, list.filter(sails)),
    fares: changedFares(faresBefore, faresAfter),
  };
}

interface StoredSailing extends SailingOfTrip {
  status: string;
  fingerprint: string;
  /** Vessel, calls, times and people's fuel adjustment, as {@link expected} has them. */
  shape: string;
  /** Fuel adjustments of vehicles, then those of some sections and grades. */
  fuel: unknown;
}

const named = ({ id, tripId, date }: StoredSailing): SailingOfTrip => ({ id, tripId, date });

async function readSailings(
  tx: Kysely<Database>,
  sourceId: string,
  from: string,
): Promise<Map<string, StoredSailing>> {
  const { rows } = await sql<StoredSailing>`
    select id, trip_id as "tripId", service_date::text as date, status, fingerprint,
      concat_ws(' ', route_id, vessel_id, direction, fare_period, fuel_adult_yen, fuel_child_yen,
        array_to_string(call_ports, ','), array_to_string(call_arrivals, ','),
        array_to_string(call_departures, ',')) as shape,
      json_build_array(fuel_vehicle_yen, coalesce(fuel_parts, '[]')) as fuel
    from sailing where source_id = ${sourceId} and service_date >= ${from}::date
    order by service_date, trip_id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sold sailings that the document has otherwise, or no longer. */
async function findKept(
  tx: Kysely<Database>,
  document: OperatorDocument,
  sailings: readonly StoredSailing[],
): Promise<LoadComparison['kept']> {
  const affected = await findAffected(
    tx,
    sailings.map(({ id }) => id),
  );
  const sold = sailings.filter(({ id }) => affected.has(id));
  const days = sold.map(({ date }) => date).sort();
  if (days.length === 0) return [];
  const shapes = expected(document, days[0] ?? '', days.at(-1) ?? '');
  return sold
    .filter(({ tripId, date, shape, fuel }) => {
      const is = shapes.get(`${tripId} ${date}`);
      return (
        is?.shape !== shape ||
        !isSame(
          is.fuel.map((each) => JSON.parse(each)),
          fuel,
        )
      );
    })
    .map((each) => ({ ...named(each), bookings: affected.get(each.id)?.bookings ?? 0 }));
}

interface Expected {
  shape: string;
  /** JSON of each part of {@link StoredSailing.fuel}. */
  fuel: string[];
}

function expected(document: OperatorDocument, from: string, until: string): Map<string, Expected> {
  const shapes = tripShapes(document);
  const columns = sailingColumns(document, from, until);
  return new Map(
    columns.trip.flatMap((position, index) => {
      const shape = shapes[position];
      if (!shape) return [];
      const text = [
        shape.route_id,
        shape.vessel_id,
        shape.direction,
        columns.farePeriod[index],
        columns.fuelAdultYen[index],
        columns.fuelChildYen[index],
        shape.call_ports.join(),
        shape.call_arrivals.join(),
        shape.call_departures.join(),
      ].join(' ');
      const fuel = [columns.fuelVehicleYen[index] ?? '{}', columns.fuelParts[index] ?? '[]'];
      return [[`${shape.trip_id} ${columns.serviceDate[index]}`, { shape: text, fuel }]];
    }),
  );
}

interface StoredFare {
  what: string;
  period: string;
  yen: number;
}

async function readFares(tx: Kysely<Database>, sourceId: string): Promise<Map<string, StoredFare>> {
  const { rows } = await sql<StoredFare>`
    select concat(a.name, ' → ', b.name, ' ', f.what) as what, f.period, f.yen
    from (select route_id, from_port_id, to_port_id, period, each.* from fare cross join lateral (values
        (grade, adult_yen),
        (concat(grade, ' roomYen'), room_yen),
        (concat(grade, ' childYen'), (more ->> 'childYen')::int),
        (concat(grade, ' residentAdultYen'), (more -> 'residentYen' ->> 'adult')::int),
        (concat(grade, ' residentChildYen'), (more -> 'residentYen' ->> 'child')::int)
      ) as each(what, yen)
      union all
      select route_id, from_port_id, to_port_id, period, each.* from vehicle_fare cross join lateral (values
        (class_id, yen), (concat(class_id, ' perMetreYen'), nullif(metre_yen, 0))) as each(what, yen)) f
    join route r on r.id = f.route_id and r.source_id = ${sourceId}
    join port a on a.id = f.from_port_id join port b on b.id = f.to_port_id
    where f.yen is not null
    order by r.position, a.position, b.position, f.what, f.period`.execute(tx);
  return new Map(rows.map((row) => [`${row.what} ${row.period}`, row]));
}

function changedFares(
  before: ReadonlyMap<string, StoredFare>,
  after: ReadonlyMap<string, StoredFare>,
): LoadComparison['fares'] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const { what = '', period = '' } = is ?? was ?? {};
    if (was?.yen === is?.yen) return [];
    return [{ what, period, before: was?.yen ?? null, after: is?.yen ?? null }];
  });
}
