import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SailingEventKind, SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import { STANDS_BY } from './standing-by.ts';

/** A sailing as the company knows it. */
export interface OperatedSailing {
  id: string;
  routeId: string;
  /** `YYYY-MM-DD`, of its timetable. */
  date: string;
  /** Minutes after 0:00 of its date, from the first port. */
  departs: number;
  /** At the last port, as planned. */
  arrives: number;
  from: string;
  to: string;
  status: SailingStatus;
  statusReason: string | null;
  /** What the company has decided itself; null where the document alone says how it runs. */
  decidedStatus: 'scheduled' | 'cancelled' | null;
  delayMinutes: number | null;
  delayReason: string | null;
  /** The port has let a passenger aboard. */
  isBoarded: boolean;
  /** The document has it otherwise now. */
  isOffSale: boolean;
}

/** What is booked on a sailing, paid or to pay; nothing of what is held only. */
export interface Affected {
  bookings: number;
  people: number;
  vehicles: number;
  /** Of this leg, as sold. */
  yen: number;
}

/** Some sailings, or a route's of a day in the order of their departure. */
type SailingQuery =
  | { ids: readonly string[] }
  | { routeIds: readonly string[]; date: string; time?: number; since?: number };

/** In the order of their departure; without those that the timetable no longer has, unless they are named. */
export async function findOperatedSailings(
  db: Kysely<Database>,
  query: SailingQuery,
): Promise<OperatedSailing[]> {
  const { rows } = await sql<OperatedSailing>`
    select s.id, s.route_id as "routeId", s.service_date as date, s.call_departures[1] as departs,
      s.call_arrivals[array_upper(s.call_arrivals, 1)] as arrives, f.name as from, t.name as to,
      s.status, s.status_reason as "statusReason", s.decided_status as "decidedStatus", s.delay_minutes as "delayMinutes",
      s.delay_reason as "delayReason", s.is_off_sale as "isOffSale",
      exists (select from ticket k where k.sailing_id = s.id and k.boarded_at is not null) as "isBoarded"
    from sailing s join port f on f.id = s.call_ports[1]
      join port t on t.id = s.call_ports[array_upper(s.call_ports, 1)]
    where ${whereOf(query)}
    order by s.service_date, s.call_departures[1], s.id`.execute(db);
  return rows;
}

function whereOf(query: SailingQuery): RawBuilder<unknown> {
  if ('ids' in query) return sql`s.id = any(${query.ids})`;
  const { routeIds, date, time = null, since = null } = query;
  return sql`s.service_date = ${date}::date and s.route_id = any(${routeIds})
    and s.status <> 'withdrawn'
    and (${time}::int is null or s.call_departures[1] = ${time})
    and (${since}::int is null or s.call_departures[1] >= ${since})`;
}

/** What is booked on each sailing; none for one on which nothing is. */
export async function findAffected(
  db: Kysely<Database>,
  sailingIds: readonly string[],
): Promise<Map<string, Affected>> {
  const { rows } = await sql<Affected & { id: string }>`
    select l.sailing_id as id, count(*)::int as bookings,
      sum((select count(*) from jsonb_array_elements(r.passengers) p
        where p ->> (l.leg || 'Cabin') is not null))::int as people,
      sum(jsonb_array_length(l.content -> 'vehicles'))::int as vehicles,
      sum((r.quote #>> array[l.leg, 'totalYen'])::int)::int as yen
    from reservation_leg l join reservation r on r.id = l.reservation_id
      join sailing s on s.id = l.sailing_id
    where l.sailing_id = any(${sailingIds}) and not ${STANDS_BY} and ${isBooked}
    group by l.sailing_id`.execute(db);
  return new Map(rows.map(({ id, ...affected }) => [id, affected]));
}

/** A reservation `r` that its customer counts on. */
const isBooked = sql`r.state in ('paymentProcessing', 'confirmedUnpaid', 'confirmed')`;

/** A route's id and name. */
export interface NamedRoute {
  id: string;
  name: string;
}

export const findRoutes = (db: Kysely<Database>): Promise<NamedRoute[]> =>
  db
    .selectFrom('route')
    .select(['id', 'name'])
    .where('retired', '=', false)
    .orderBy('source_id')
    .orderBy('position')
    .execute();

/** Ids of the sailings of a day. */
export async function findIdsOfDay(db: Kysely<Database>, date: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sailing')
    .select('id')
    .where('service_date', '=', date)
    .where('status', '<>', 'withdrawn')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was decided about a sailing, the first first. */
export const findSailingEvents = (
  db: Kysely<Database>,
  sailingId: string,
): Promise<
  { kind: SailingEventKind; minutes: number | null; reason: string; actor: string; at: Date }[]
> =>
  db
    .selectFrom('sailing_event')
    .select(['kind', 'minutes', 'reason', 'actor', 'at'])
    .where('sailing_id', '=', sailingId)
    .orderBy('id')
    .execute();
