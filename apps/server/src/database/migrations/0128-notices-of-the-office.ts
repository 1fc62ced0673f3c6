import { type Kysely, sql } from 'kysely';

/** Notices that the office has published beside documents and feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notice (
    id text primary key,
    title text not null,
    body text not null,
    important boolean not null,
    published_on date not null,
    until date,
    actor text not null,
    created_at timestamptz not null,
    withdrawn_at timestamptz
  )`.execute(db);
}
