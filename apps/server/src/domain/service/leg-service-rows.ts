import type { LegName } from '@ferry/api/customer-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MovedFrom } from '../../database/booking-tables.ts';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { ServiceReport } from '../../rules/schema-news.ts';

/** What is known of the service of a leg's sailing. */
export interface LegServiceRow {
  leg: LegName;
  status: SailingStatus;
  status_reason: string | null;
  /** What the company has decided of the sailing itself. */
  delay_minutes: number | null;
  delay_reason: string | null;
  service_date: string;
  /** When it was to sail before the company has moved it, as its customer has booked it. */
  moved_from: MovedFrom | null;
  /** Of its route, in the order of the document; none for a sailing of another day. */
  reports: ServiceReport[];
  /** A passenger has checked in for it. */
  is_checked_in: boolean;
  /** Its customer will be late, and may take another sailing until this service date; null where that is not so, or done. */
  stand_by_until: string | null;
  /** Its value can be kept: paid, of no partner ticket, stored by what it was sold by, and not kept before. */
  may_stand_by: boolean;
  has_vehicles: boolean;
}

/**
 * The legs of a reservation. Reports are read for a sailing alone that may be at sea: they hold
 * from a time of its own day on, and the document that they are in is large.
 * @param today `YYYY-MM-DD` in Japan
 */
export async function findLegServices(
  db: Kysely<Database>,
  reservationId: string,
  today: string,
): Promise<LegServiceRow[]> {
  return (await selectLegServices(reservationId, today).execute(db)).rows;
}

export const selectLegServices = (reservationId: string, today: string) =>
  services(today, {
    from: sql`reservation_leg`,
    movedFrom: sql`t.moved_from`,
    isCheckedIn: sql`exists (select from ticket k where k.reservation_id = t.reservation_id
      and k.sailing_id = t.sailing_id and k.checked_in_at is not null
      and k.subject not like 'gone %')`,
    standByUntil: sql`case when not t.is_stand_by_taken then t.stand_by_until end`,
    mayStandBy: sql`t.stand_by_until is null and exists (select from reservation r where r.id = t.reservation_id
      and r.state = 'confirmed' and r.sale is not null and r.sale -> 'ticket' is null)`,
    where: sql`t.reservation_id = ${reservationId}`,
  });

/** As {@link findLegServices}, the legs that a change leads to. */
export async function findLegServicesOfChange(
  db: Kysely<Database>,
  changeId: string,
  today: string,
): Promise<LegServiceRow[]> {
  const where = sql`t.change_id = ${changeId}`;
  const movedFrom = sql`null::jsonb`;
  const never = { isCheckedIn: sql`false`, standByUntil: sql`null::date`, mayStandBy: sql`false` };
  const of = { from: sql`change_leg`, movedFrom, ...never, where };
  return (await services(today, of).execute(db)).rows;
}

const services = (
  today: string,
  {
    from,
    movedFrom,
    isCheckedIn,
    standByUntil,
    mayStandBy,
    where,
  }: Record<
    'from' | 'movedFrom' | 'isCheckedIn' | 'standByUntil' | 'mayStandBy' | 'where',
    RawBuilder<unknown>
  >,
): RawBuilder<LegServiceRow> => sql<LegServiceRow>`
    select t.leg, s.status, s.status_reason, s.delay_minutes, s.delay_reason, s.service_date, ${movedFrom} as moved_from, ${isCheckedIn} as is_checked_in,
      ${standByUntil} as stand_by_until, ${mayStandBy} as may_stand_by,
      jsonb_array_length(t.content -> 'vehicles') > 0 as has_vehicles,
      case when s.service_date between ${today}::date - 3 and ${today}::date then (
        select coalesce(jsonb_agg(n.report order by o.id, n.position), '[]')
        from operator_source o cross join lateral
          jsonb_array_elements(coalesce(o.document -> 'serviceReports', '[]'))
            with ordinality as n(report, position)
        where n.report -> 'routeIds' @> to_jsonb(s.route_id)) else '[]' end as reports
    from ${from} t join sailing s on s.id = t.sailing_id
    where ${where}`;
