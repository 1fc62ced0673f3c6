import type { Port, Route, RouteList } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';

/** All ports in use, operator by operator, in the order of their documents. One round trip. */
export async function listPorts(db: Kysely<Database>): Promise<Port[]> {
  const rows = await db
    .selectFrom('port')
    .select(['id', 'name', 'name_kana', 'address', 'phone'])
    .where('retired', '=', false)
    .orderBy('source_id')
    .orderBy('position')
    .execute();
  return rows.map(({ name_kana, ...port }) => ({ ...port, nameKana: name_kana }));
}

/**
 * All routes in use with the sections that can be booked, today's date in Japan, the last date that
 * has sailings, and the largest party. One round trip.
 */
export async function listRoutes(db: Kysely<Database>, clock: Clock): Promise<RouteList> {
  const today = jstDate(clock.now());
  const { rows } = await sql<Route & { bookable_until: string; max_party: number }>`
    select r.id, r.name, (r.rules #> '{passengers,maxPerBooking}')::int as max_party,
      (select max(generated_until) from operator_source) as bookable_until,
      (select coalesce(jsonb_agg(jsonb_build_object('fromPortId', s.from_port_id,
          'toPortId', s.to_port_id, 'durationMinutes', s.shortest_minutes) order by s.position), '[]')
        from section s where s.route_id = r.id) as sections
    from route r where not r.retired
    order by r.source_id, r.position`.execute(db);
  return {
    routes: rows.map(({ id, name, sections }) => ({ id, name, sections })),
    today,
    // Operators may differ: an offer refuses a party that is too large for its own.
    maxPartySize: Math.max(1, ...rows.map(({ max_party }) => max_party)),
    bookableUntil: rows[0]?.bookable_until ?? today,
  };
}
