import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Notice, ServiceReport } from '../../rules/schema-news.ts';

/** A route with what sails on it on one day. */
export interface RouteDay {
  id: string;
  name: string;
  /** Sailings of the day, cancelled ones included. */
  sailings: number;
  /** In the order of their departure. */
  cancelled: CancelledSailing[];
  /** By the company's word, those that have not arrived; in the same order. */
  delayed: DelayedSailing[];
}

export interface DelayedSailing extends CancelledSailing {
  /** Minutes. */
  late: number;
}

export interface CancelledSailing {
  /** Departure from the first port, minutes after 0:00 of the service date. */
  minutes: number;
  from: string;
  to: string;
  reason: string | null;
}

/** The routes on which something sails, or should have sailed, on a service date. One round trip. */
export async function findRouteDays(
  db: Kysely<Database>,
  date: string,
  now: Date,
): Promise<RouteDay[]> {
  const delayed = sql`s.status = 'scheduled' and s.delay_minutes is not null
    and s.service_date::timestamp at time zone 'Asia/Tokyo' + interval '1 minute'
      * (s.call_arrivals[array_upper(s.call_arrivals, 1)] + s.delay_minutes) > ${now}`;
  const { rows } = await sql<RouteDay>`
    select r.id, r.name, count(*)::int as sailings,
      coalesce(jsonb_agg(jsonb_build_object('minutes', s.call_departures[1],
          'from', from_port.name, 'to', to_port.name, 'reason', s.status_reason)
        order by s.call_departures[1], s.id) filter (where s.status = 'cancelled'), '[]')
        as cancelled,
      coalesce(jsonb_agg(jsonb_build_object('minutes', s.call_departures[1],
          'from', from_port.name, 'to', to_port.name, 'reason', s.delay_reason,
          'late', s.delay_minutes)
        order by s.call_departures[1], s.id) filter (where ${delayed}), '[]') as delayed
    from route r
    join sailing s on s.route_id = r.id and s.service_date = ${date}::date
      and s.status <> 'withdrawn'
    join port from_port on from_port.id = s.call_ports[1]
    join port to_port on to_port.id = s.call_ports[array_upper(s.call_ports, 1)]
    where not r.retired
    group by r.id order by r.source_id, r.position`.execute(db);
  return rows;
}

/**
 * What the operators' documents say, then the office; a document that was loaded by an older release says nothing.
 */
export async function findNews(
  db: Kysely<Database>,
): Promise<{ reports: ServiceReport[]; notices: Notice[] }> {
  const { rows } = await sql<{ reports: ServiceReport[]; notices: Notice[] }>`
    select reports, notices from (
      select id, coalesce(document -> 'serviceReports', '[]') as reports,
        coalesce(document -> 'notices', '[]') as notices
      from operator_source where not is_ended
      union all select null, '[]', coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'id', id, 'title', title, 'body', body, 'important', important,
          'publishedOn', published_on, 'until', until)) order by created_at), '[]')
      from notice where withdrawn_at is null
    ) n order by id nulls last`.execute(db);
  return {
    reports: rows.flatMap((row) => row.reports),
    notices: rows.flatMap((row) => row.notices),
  };
}
