import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';

/**
 * Stores confirmed reservations until there are so many, spread over the sailings of those days, with
 * legs and history. They are copies of one that was really booked, each with an id and number of its
 * own; the counters stay, as they would in a database whose sailings are larger by as much.
 * @throws Error when nothing has been booked yet
 */
export async function fillReservations(
  db: Kysely<Database>,
  days: readonly string[],
  count: number,
): Promise<void> {
  const { rows } = await sql<{ stored: number }>`
    select count(*)::int as stored from reservation`.execute(db);
  const stored = rows[0]?.stored ?? 0;
  if (stored === 0) throw new Error('There is no reservation to copy');
  if (stored < count) {
    await db.connection().execute(async (connection) => {
      // Copies of what is right are right: looking up each reference again takes longer than all else.
      await sql`set session_replication_role = replica`.execute(connection);
      await copy(connection, days, { from: stored + 1, until: count });
      await sql`reset session_replication_role`.execute(connection);
    });
  }
  await sql`vacuum analyze reservation, reservation_leg, reservation_history`.execute(db);
  // Else gigabytes are written while searches and bookings are measured.
  await sql`checkpoint`.execute(db);
}

async function copy(
  db: Kysely<Database>,
  days: readonly string[],
  { from, until }: { from: number; until: number },
): Promise<void> {
  await sql`
    insert into reservation (id, reservation_number, version, state, representative, passengers,
      contact_phone, contact_email, quote, total_yen, payment_method, limit_time, created_at)
    select 'rsv_bench_' || n, 'BENCH' || n, version, state, representative, passengers,
      contact_phone, contact_email, quote, total_yen, payment_method, limit_time, created_at
    from (select * from reservation where state = 'confirmedUnpaid' limit 1) as model,
      generate_series(${from}::int, ${until}::int) as n`.execute(db);
  await sql`
    insert into reservation_leg (reservation_id, leg, sailing_id, from_call, to_call, pools,
      from_port_id, to_port_id, content)
    select 'rsv_bench_' || n, model.leg, sailings.ids[1 + n % cardinality(sailings.ids)],
      model.from_call, model.to_call, model.pools, model.from_port_id, model.to_port_id, model.content
    from (select l.* from reservation_leg l
        join reservation r on r.id = l.reservation_id and r.state = 'confirmedUnpaid' limit 1) as model,
      (select array_agg(id) as ids from sailing where service_date = any(${days}::date[])) as sailings,
      generate_series(${from}::int, ${until}::int) as n`.execute(db);
  await sql`
    insert into reservation_history (reservation_id, position, at, event)
    select 'rsv_bench_' || n, position, at, event
    from (values (1, now(), 'held'), (2, now(), 'confirmed')) as history(position, at, event),
      generate_series(${from}::int, ${until}::int) as n`.execute(db);
}
