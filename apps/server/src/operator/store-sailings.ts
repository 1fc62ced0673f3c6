import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tellOfDecided } from '../domain/service/tell-of-sailings.ts';
import { OperatorDocumentError } from './parse-document.ts';
import type { SailingColumns, TripShape } from './timetable.ts';

/** Numbers of sailings. */
export interface SailingChanges {
  /** In the timetable from the first date on. */
  planned: number;
  added: number;
  changed: number;
  /** No longer in the timetable, nothing sold. */
  withdrawn: number;
  /** Differ from the timetable, but something of them is sold: left as they were sold. */
  kept: number;
  /** Of those, the ones that are off sale until they are moved or kept: other times, ports or ship, or none. */
  differing: number;
}

/**
 * Brings the sailings of a source into line with its timetable, set by set: a row at a time would
 * take minutes for a year of a busy crossing. What the company has decided about a sailing holds.
 * @param from sailings before this date are history and stay as they are
 */
export async function storeSailings(
  tx: Kysely<Database>,
  sourceId: string,
  shapes: readonly TripShape[],
  columns: SailingColumns,
  { from, now }: { from: string; now: Date },
): Promise<SailingChanges> {
  await stage(tx, shapes, columns);
  await refuseOthersTrips(tx, sourceId);
  const added = await addNew(tx, sourceId);
  const { changed, kept } = await changeUnsold(tx);
  await noteDifferences(tx);
  await takeOverCancellations(tx, now);
  const gone = await withdrawMissing(tx, sourceId, from);
  const differing = await countDiffering(tx, sourceId, from);
  await sql`drop table staged_sailing`.execute(tx);
  const planned = columns.trip.length;
  const { withdrawn } = gone;
  return { planned, added, changed, withdrawn, kept: kept + gone.kept, differing };
}

async function stage(
  tx: Kysely<Database>,
  shapes: readonly TripShape[],
  columns: SailingColumns,
): Promise<void> {
  await sql`create temporary table staged_sailing (id text primary key, trip_id text,
    route_id text, vessel_id text, service_date date, direction text, fare_period text,
    fuel_adult_yen int, fuel_child_yen int, fuel_vehicle_yen jsonb, fuel_parts jsonb, call_ports text[], call_arrivals int[],
    call_departures int[], call_boarding boolean[], call_landing boolean[], pool_ids text[],
    capacity int[], status text, status_reason text, fingerprint text) on commit drop`.execute(tx);
  const numberedShapes = shapes.map((shape, position) => ({ ...shape, position }));
  await sql`
    insert into staged_sailing
    select 'sail_' || t.trip_id || '_' || to_char(d.service_date, 'YYYYMMDD'), t.trip_id,
      t.route_id, t.vessel_id, d.service_date, t.direction, d.fare_period, d.fuel_adult_yen,
      d.fuel_child_yen, d.fuel_vehicle_yen::jsonb, nullif(d.fuel_parts, '[]')::jsonb, t.call_ports, t.call_arrivals, t.call_departures, t.call_boarding,
      t.call_landing, t.pool_ids, d.capacity::int[],
      case when d.cancelled_for is null then 'scheduled' else 'cancelled' end, d.cancelled_for,
      concat_ws(' ', t.shape_hash, d.fare_period, d.fuel_adult_yen, d.fuel_child_yen,
        d.fuel_vehicle_yen, nullif(d.fuel_parts, '[]'), d.capacity)
    from unnest(${columns.trip}::int[], ${columns.serviceDate}::date[],
      ${columns.farePeriod}::text[], ${columns.fuelAdultYen}::int[], ${columns.fuelChildYen}::int[],
      ${columns.fuelVehicleYen}::text[], ${columns.fuelParts}::text[], ${columns.cancelledFor}::text[], ${columns.capacity}::text[])
      as d(trip, service_date, fare_period, fuel_adult_yen, fuel_child_yen,
        fuel_vehicle_yen, fuel_parts, cancelled_for, capacity)
    join jsonb_to_recordset(${JSON.stringify(numberedShapes)}::jsonb) as t(position int,
      trip_id text, route_id text, vessel_id text, direction text, call_ports text[],
      call_arrivals int[], call_departures int[], call_boarding boolean[], call_landing boolean[],
      pool_ids text[], shape_hash text) on t.position = d.trip`.execute(tx);
  await sql`analyze staged_sailing`.execute(tx);
}

/** A sailing's id is made of its trip's, so two sources must not use the same trip ids. */
async function refuseOthersTrips(tx: Kysely<Database>, sourceId: string): Promise<void> {
  const { rows } = await sql<{ trip_id: string; source_id: string }>`
    select distinct s.trip_id, s.source_id from staged_sailing g join sailing s using (id)
    where s.source_id <> ${sourceId} limit 10`.execute(tx);
  if (rows.length === 0) return;
  throw new OperatorDocumentError(
    rows.map((row) => ({
      path: 'trips',
      reason: `trip "${row.trip_id}" belongs to the operator data "${row.source_id}"`,
    })),
  );
}

async function addNew(tx: Kysely<Database>, sourceId: string): Promise<number> {
  await sql`create temporary table new_sailing (id text primary key) on commit drop`.execute(tx);
  const added = await countOf(
    tx,
    sql`with fresh as (
      insert into sailing (id, source_id, trip_id, route_id, vessel_id, service_date, direction,
        fare_period, fuel_adult_yen, fuel_child_yen, fuel_vehicle_yen, fuel_parts, call_ports, call_arrivals, call_departures,
        call_boarding, call_landing, pool_ids, status, status_reason, document_reason, fingerprint)
      select id, ${sourceId}, trip_id, route_id, vessel_id, service_date, direction, fare_period,
        fuel_adult_yen, fuel_child_yen, fuel_vehicle_yen, fuel_parts, call_ports, call_arrivals,
        call_departures, call_boarding, call_landing, pool_ids, status, status_reason, status_reason,
        fingerprint
      from staged_sailing order by service_date, id
      on conflict do nothing returning id
    ) insert into new_sailing select id from fresh`,
  );
  await insertLegs(tx, 'new_sailing');
  await sql`drop table new_sailing`.execute(tx);
  return added;
}

/** Locks the stock first: what is sold in the same moment counts as sold. */
async function changeUnsold(tx: Kysely<Database>): Promise<{ changed: number; kept: number }> {
  await sql`create temporary table changed_sailing on commit drop as
    select s.id, false as sold from staged_sailing g join sailing s using (id)
    where s.fingerprint <> g.fingerprint or s.status = 'withdrawn'`.execute(tx);
  await lockLegs(tx, sql`select id from changed_sailing`);
  await sql`update changed_sailing c set sold = true
    where exists (select 1 from leg_inventory l where l.sailing_id = c.id and stock_plus(l.free, l.withheld) <> l.capacity)
  `.execute(tx);
  const kept = await countOf(tx, sql`delete from changed_sailing where sold`);
  const changed = await countOf(
    tx,
    sql`update sailing s set route_id = g.route_id, vessel_id = g.vessel_id,
      direction = g.direction, fare_period = g.fare_period, fuel_adult_yen = g.fuel_adult_yen,
      fuel_child_yen = g.fuel_child_yen, fuel_vehicle_yen = g.fuel_vehicle_yen,
      fuel_parts = g.fuel_parts, call_ports = g.call_ports,
      call_arrivals = g.call_arrivals, call_departures = g.call_departures,
      call_boarding = g.call_boarding, call_landing = g.call_landing, pool_ids = g.pool_ids,
      fingerprint = g.fingerprint
    from staged_sailing g join changed_sailing c using (id) where s.id = g.id`,
  );
  await sql`delete from leg_inventory where sailing_id in (select id from changed_sailing)`.execute(
    tx,
  );
  await insertLegs(tx, 'changed_sailing');
  await sql`drop table changed_sailing`.execute(tx);
  return { changed, kept };
}

/** Of what is left as sold, what the document has in its place; nothing any more where both are the same again. */
async function noteDifferences(tx: Kysely<Database>): Promise<void> {
  const shapeOf = (name: 's' | 'g') => {
    const of = (column: string) => sql.ref(`${name}.${column}`);
    return sql`(${of('call_ports')}, ${of('call_boarding')}, ${of('call_landing')},
      ${of('vessel_id')}, ${of('pool_ids')})`;
  };
  await sql`update sailing t set document_calls = d.calls
    from (
      select s.id, case when (s.call_arrivals, s.call_departures)
          is distinct from (g.call_arrivals, g.call_departures)
          or ${shapeOf('s')} is distinct from ${shapeOf('g')}
        then jsonb_build_object('arrivals', g.call_arrivals, 'departures', g.call_departures,
          'vessel', g.vessel_id, 'ports', g.call_ports,
          'isMovable', ${shapeOf('s')} is not distinct from ${shapeOf('g')}) end as calls
      from staged_sailing g join sailing s using (id)
      where s.fingerprint <> g.fingerprint or s.document_calls is not null
    ) d where t.id = d.id and t.document_calls is distinct from d.calls`.execute(tx);
}

/** Those that sail and are off sale, of the dates that were loaded. */
async function countDiffering(
  tx: Kysely<Database>,
  sourceId: string,
  from: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sailing
    where source_id = ${sourceId} and service_date >= ${from}::date and is_off_sale
      and status = 'scheduled'`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function insertLegs(
  tx: Kysely<Database>,
  ids: 'new_sailing' | 'changed_sailing',
): Promise<void> {
  await sql`insert into leg_inventory (sailing_id, leg, capacity, free)
    select g.id, leg, g.capacity, g.capacity
    from ${sql.table(ids)} join staged_sailing g using (id)
    cross join lateral generate_series(0, cardinality(g.call_ports) - 2) as leg`.execute(tx);
}

/** A decision that the document says now as well has done its work. */
async function takeOverCancellations(tx: Kysely<Database>, now: Date): Promise<void> {
  await sql`with taken_over as (
      update sailing s set document_reason = g.status_reason,
        decided_status = case when s.decided_status = 'scheduled' and g.status = 'scheduled'
          then null else s.decided_status end,
        status = coalesce(s.decided_status, g.status),
        status_reason = case s.decided_status when 'cancelled' then s.status_reason
          when 'scheduled' then null else g.status_reason end,
        delay_minutes = case when coalesce(s.decided_status, g.status) <> 'cancelled'
          then s.delay_minutes end,
        delay_reason = case when coalesce(s.decided_status, g.status) <> 'cancelled'
          then s.delay_reason end
      from staged_sailing g join sailing before using (id)
      where s.id = g.id and ((s.document_reason, s.status) is distinct from (g.status_reason,
        coalesce(s.decided_status, g.status)))
      returning s.id, before.status as before, s.status, s.status_reason
    ), decided as (
      insert into sailing_event (sailing_id, kind, reason, actor, at)
      select id, case status when 'cancelled' then 'cancelled' else 'restored' end,
        coalesce(status_reason, ''), 'document', ${now}
      from taken_over where status <> before and before <> 'withdrawn' order by id
      returning *
    )${tellOfDecided()}`.execute(tx);
}

async function withdrawMissing(
  tx: Kysely<Database>,
  sourceId: string,
  from: string,
): Promise<{ withdrawn: number; kept: number }> {
  const missing = sql`select s.id from sailing s where s.source_id = ${sourceId}
    and s.service_date >= ${from}::date and s.status <> 'withdrawn'
    and not exists (select 1 from staged_sailing g where g.id = s.id)`;
  await lockLegs(tx, missing);
  const withdrawn = await countOf(
    tx,
    sql`update sailing set status = 'withdrawn', status_reason = null, document_calls = null
      where id in (${missing})
      and decided_status is distinct from 'cancelled'
      and not exists (select 1 from leg_inventory l
        where l.sailing_id = sailing.id and stock_plus(l.free, l.withheld) <> l.capacity)`,
  );
  // What is sold of a timetable that has it no more is not sold on.
  await sql`update sailing set document_calls = '{}'
    where id in (${missing}) and document_calls is distinct from '{}'::jsonb`.execute(tx);
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from (${missing}) left_over`.execute(tx);
  return { withdrawn, kept: rows[0]?.kept ?? 0 };
}

/** In the order in which buyers lock them, whatever the database's collation is. */
async function lockLegs(tx: Kysely<Database>, ids: RawBuilder<unknown>): Promise<void> {
  await sql`select 1 from leg_inventory where sailing_id in (${ids})
    order by sailing_id collate "C", leg for update`.execute(tx);
}

async function countOf(tx: Kysely<Database>, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(tx);
  return Number(numAffectedRows ?? 0);
}
