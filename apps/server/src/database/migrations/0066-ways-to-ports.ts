import { type Kysely, sql } from 'kysely';

/** How a port is reached; empty until the operator's document is loaded again, or says nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table port add column directions text not null default ''`.execute(db);
}
