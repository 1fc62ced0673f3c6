import { addDays, jstDate } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ServiceReport } from '../../rules/schema-news.ts';
import { matchesDay } from '../calendar/day-pattern.ts';
import { addMinutes } from '../instant.ts';
import { findNews } from '../service/service-rows.ts';
import { LONGEST_VOYAGE_DAYS } from './gtfs-trips.ts';

/** Days that the realtime feed looks ahead: later cancellations are out of the timetable already. */
const DAYS_AHEAD = 7;

interface SailingRow {
  tripId: string;
  routeId: string;
  routeName: string;
  /** Its service date. */
  date: string;
  isCancelled: boolean;
  reason: string | null;
  /** Minutes, by the company's word for the sailing itself. */
  decidedDelay: number | null;
  from: string;
  to: string;
  ports: string[];
  /** Minutes after 0:00 of the service date, one for each call. */
  arrivals: number[];
  departures: number[];
}

/** A sailing that does not run as planned. */
export interface RealtimeSailing extends SailingRow {
  /** The state of its route, for a sailing without a decision of its own. */
  report: ServiceReport | undefined;
  /** Minutes; 0 where none is known. */
  delay: number;
  /** At the last port, as late as it is known to be. */
  arrivesAt: Date;
}

/**
 * Sailings that have not arrived and are cancelled, late or reported on, in the order of their departure: what
 * service status and reservations say of them. Two round trips.
 */
export async function findRealtimeSailings(
  db: Kysely<Database>,
  now: Date,
): Promise<RealtimeSailing[]> {
  const { reports } = await findNews(db);
  const rows = await findRows(db, jstDate(now), [...new Set(reports.flatMap((r) => r.routeIds))]);
  return rows
    .map((row) => realtimeOf(row, reports, now))
    .filter((sailing) => isOutOfPlan(sailing) && sailing.arrivesAt > now);
}

const isOutOfPlan = ({ isCancelled, decidedDelay, report }: RealtimeSailing): boolean =>
  isCancelled || decidedDelay !== null || report !== undefined;

function realtimeOf(
  row: SailingRow,
  reports: readonly ServiceReport[],
  now: Date,
): RealtimeSailing {
  const isDecided = row.isCancelled || row.decidedDelay !== null;
  const report = isDecided
    ? undefined
    : reports.findLast(
        ({ routeIds, days, from }) =>
          routeIds.includes(row.routeId) &&
          matchesDay(days, row.date) &&
          new Date(instantOf(row.date, from)) <= now,
      );
  const delay = row.isCancelled ? 0 : (row.decidedDelay ?? report?.delayMinutes ?? 0);
  const arrival = instantOf(row.date, serviceTimeOf(row.arrivals.at(-1) ?? 0));
  return { ...row, report, delay, arrivesAt: addMinutes(new Date(arrival), delay) };
}

/** @param reported routes of which any report is there */
async function findRows(
  db: Kysely<Database>,
  today: string,
  reported: readonly string[],
): Promise<SailingRow[]> {
  const since = addDays(today, -LONGEST_VOYAGE_DAYS);
  const { rows } = await sql<SailingRow>`
    select s.trip_id as "tripId", s.route_id as "routeId", r.name as "routeName",
      s.service_date::text as date, s.status = 'cancelled' as "isCancelled",
      case when s.status = 'cancelled' then s.status_reason else s.delay_reason end as reason,
      s.delay_minutes as "decidedDelay", f.name as from, t.name as to, s.call_ports as ports,
      s.call_arrivals as arrivals, s.call_departures as departures
    from sailing s join route r on r.id = s.route_id and not r.retired
      join port f on f.id = s.call_ports[1]
      join port t on t.id = s.call_ports[array_upper(s.call_ports, 1)]
    where s.service_date between ${since}::date and ${today}::date + ${DAYS_AHEAD}::int
      and (s.status = 'cancelled' or s.status = 'scheduled' and (s.delay_minutes is not null
        or s.route_id = any(${reported}) and s.service_date <= ${today}::date))
    order by s.service_date, s.call_departures[1], s.id`.execute(db);
  return rows;
}
