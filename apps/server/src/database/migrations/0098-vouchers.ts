import { type Kysely, sql } from 'kysely';

/** What a passenger shows to a partner for one of the includes of a partner ticket; used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table voucher (
    id text primary key,
    reservation_id text not null references reservation on delete cascade,
    include smallint not null,
    passenger smallint not null,
    short_code text not null unique,
    created_at timestamptz not null,
    used_at timestamptz,
    unique (reservation_id, include, passenger)
  )`,
];
