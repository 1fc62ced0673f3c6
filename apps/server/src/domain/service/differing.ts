import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentCalls } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import { STANDS_BY } from './standing-by.ts';
import { tellOfDecided } from './tell-of-sailings.ts';

/** A sailing of which something is sold and that the document has otherwise now. */
export interface DifferingSailing {
  id: string;
  route: string;
  /** `YYYY-MM-DD`, of its timetable. */
  date: string;
  from: string;
  to: string;
  /** Minutes after 0:00 of its date, from the first port and at the last one, as it is sold. */
  departs: number;
  arrives: number;
  document: DocumentCalls;
  /** The company keeps it as it is sold. */
  isKept: boolean;
  /** Reservation numbers of those who count on it. */
  bookings: string[];
}

/** @param ids undefined: all that are off sale and have not sailed, in the order of their departure */
export async function findDiffering(
  db: Kysely<Database>,
  { ids, now }: { ids?: readonly string[]; now: Date },
): Promise<DifferingSailing[]> {
  const { rows } = await sql<DifferingSailing>`
    select s.id, s.route_id as route, s.service_date as date, f.name as from, t.name as to,
      s.call_departures[1] as departs,
      s.call_arrivals[array_upper(s.call_arrivals, 1)] as arrives, s.document_calls as document,
      not s.is_off_sale as "isKept",
      (select coalesce(jsonb_agg(r.reservation_number order by r.reservation_number), '[]')
        from reservation_leg l join reservation r on r.id = l.reservation_id
        where l.sailing_id = s.id and not ${STANDS_BY}
          and r.state in ('paymentProcessing', 'confirmedUnpaid', 'confirmed')) as bookings
    from sailing s join port f on f.id = s.call_ports[1]
      join port t on t.id = s.call_ports[array_upper(s.call_ports, 1)]
    where s.document_calls is not null and s.status = 'scheduled'
      and s.service_date::timestamp at time zone 'Asia/Tokyo'
        + s.call_departures[1] * interval '1 minute' > ${now}
      and ${ids ? sql`s.id = any(${ids})` : sql`s.is_off_sale`}
    order by s.service_date, s.call_departures[1], s.id`.execute(db);
  return rows;
}

/**
 * Gives sailings the times of the document, and each leg whose own times differ the times that it was booked for. What waits for its
 * payment at the port waits until the check-in of then.
 */
export async function moveSailings(
  tx: Transaction<Database>,
  ids: readonly string[],
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  // A change of a booking writes its legs anew, also one that leads here: it comes first, or sees the sailing moved.
  await sql`select from reservation where id in (
      select reservation_id from reservation_leg where sailing_id = any(${ids})
      union
      select c.reservation_id from change_leg l join reservation_change c on c.id = l.change_id
      where l.sailing_id = any(${ids}) and c.ended_at is null)
    order by id for update`.execute(tx);
  await sql`update reservation r set limit_time = r.limit_time + interval '1 minute'
      * ((s.document_calls -> 'departures' ->> l.from_call)::int - s.call_departures[l.from_call + 1])
    from reservation_leg l join sailing s on s.id = l.sailing_id
    where l.reservation_id = r.id and s.id = any(${ids}) and l.leg = 'outbound'
      and r.state = 'confirmedUnpaid' and r.payment_method = 'port'`.execute(tx);
  await sql`update reservation_leg l set moved_from = jsonb_build_object(
      'departure', s.call_departures[l.from_call + 1], 'arrival', s.call_arrivals[l.to_call + 1])
    from sailing s where s.id = l.sailing_id and s.id = any(${ids}) and not ${STANDS_BY}
      and (s.call_departures[l.from_call + 1], s.call_arrivals[l.to_call + 1]) is distinct from
        ((s.document_calls -> 'departures' ->> l.from_call)::int,
          (s.document_calls -> 'arrivals' ->> l.to_call)::int)`.execute(tx);
  const listOf = (key: string) => sql`(select array_agg(value::int order by position)
    from jsonb_array_elements_text(document_calls -> ${sql.lit(key)})
      with ordinality as t(value, position))`;
  await sql`update sailing set call_arrivals = ${listOf('arrivals')},
    call_departures = ${listOf('departures')}, document_calls = null, kept_calls = null
    where id = any(${ids})`.execute(tx);
  // The event has its new times.
  await sql`with decided as (
      insert into sailing_event (sailing_id, kind, reason, actor, at)
      select id, 'moved', '', ${actor}, ${now}::timestamptz from sailing
      where id = any(${ids}) order by id
      returning *
    )${tellOfDecided()}`.execute(tx);
}

/** Puts them on sale again as they are sold, until the document says something else of them. */
export async function keepSailings(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await sql`update sailing set kept_calls = document_calls where id = any(${ids})`.execute(tx);
}
