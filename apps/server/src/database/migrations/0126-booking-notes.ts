import { type Kysely, sql } from 'kysely';

/** What the office has written down about a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table booking_note (
    id text primary key,
    position bigint not null generated always as identity,
    reservation_id text not null references reservation on delete cascade,
    at timestamptz not null,
    actor text not null,
    text text not null check (length(text) between 1 and 500)
  )`.execute(db);
  await sql`create index booking_note_by_reservation on booking_note (reservation_id)`.execute(db);
}
