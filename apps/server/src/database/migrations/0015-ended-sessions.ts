import { type Kysely, sql } from 'kysely';

/** A session that was ended while one of its reservations was being paid stays until that is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column ended_at timestamptz`.execute(db);
}
