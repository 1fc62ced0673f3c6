import { type Kysely, sql } from 'kysely';

/** Which bookings got a mail about which decision on a sailing: each once, also when the mail is removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sailing_told (
    event_id bigint not null references sailing_event on delete cascade,
    reservation_id text not null references reservation on delete cascade,
    told_at timestamptz not null,
    primary key (event_id, reservation_id)
  )`.execute(db);
  await sql`create index sailing_told_by_reservation on sailing_told (reservation_id)`.execute(db);
}
