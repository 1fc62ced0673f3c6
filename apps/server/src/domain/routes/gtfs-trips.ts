import { addDays } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Sailings of one trip that have the same calls, as a feed names them. */
export interface FeedTrip {
  /** The trip's own for the calls of most of its days, `<trip>.2` … for those that were moved. */
  id: string;
  trip_id: string;
  route_id: string;
  direction: 'outbound' | 'inbound';
  call_ports: string[];
  /** Minutes after 0:00 of the service date, one for each call. */
  call_arrivals: number[];
  call_departures: number[];
  call_boarding: boolean[];
  call_landing: boolean[];
  /** Service dates on which it runs. */
  dates: string[];
  /** Service dates on which it was to run. */
  cancelled: string[];
}

/** Sailings of so many days before may still be at sea. */
export const LONGEST_VOYAGE_DAYS = 3;

/** The first service date that a feed of a day has, the first of a month: a day that passes is no other feed. */
export const firstDayOf = (today: string): string =>
  `${addDays(today, -LONGEST_VOYAGE_DAYS).slice(0, 7)}-01`;

/** `0` outbound, `1` inbound, as `direction_id`. */
export const directionOf = ({ direction }: Pick<FeedTrip, 'direction'>): 0 | 1 =>
  direction === 'outbound' ? 0 : 1;

/** `2027-07-20` → `20270720`, as feeds write a date. */
export const compact = (date: string): string => date.replaceAll('-', '');

/**
 * What sails from a day on and what was to, by trip: both feeds have their ids from here. One round trip.
 * @param tripIds those alone; all without it
 */
export async function findFeedTrips(
  db: Kysely<Database>,
  { from, tripIds }: { from: string; tripIds?: readonly string[] },
): Promise<FeedTrip[]> {
  const calls = [
    ...(['trip_id', 'route_id', 'direction', 'call_ports', 'call_arrivals'] as const),
    ...(['call_departures', 'call_boarding', 'call_landing'] as const),
  ];
  const datesOf = (status: string) => sql<string[]>`coalesce(array_agg(service_date::text
    order by service_date) filter (where status = ${sql.lit(status)}), '{}')`;
  const rows: Omit<FeedTrip, 'id'>[] = await db
    .selectFrom('sailing')
    .innerJoin('route', 'route.id', 'sailing.route_id')
    .select(calls)
    .select([datesOf('scheduled').as('dates'), datesOf('cancelled').as('cancelled')])
    .where('route.retired', '=', false)
    .where('status', 'in', ['scheduled', 'cancelled'])
    .where('service_date', '>=', from)
    .$if(tripIds !== undefined, (query) =>
      query.where('trip_id', '=', sql<string>`any(${tripIds ?? []})`),
    )
    .groupBy(calls)
    .orderBy('trip_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('call_departures')
    .execute();
  const before = new Map<string, number>();
  return rows.map((row) => {
    const nth = (before.get(row.trip_id) ?? 0) + 1;
    before.set(row.trip_id, nth);
    return { ...row, id: nth === 1 ? row.trip_id : `${row.trip_id}.${nth}` };
  });
}
