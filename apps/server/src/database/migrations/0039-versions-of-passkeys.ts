import { type Kysely, sql } from 'kysely';

/** The name of a passkey is changed in one window at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkey add column version int not null default 1`.execute(db);
}
