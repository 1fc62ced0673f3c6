import { type Kysely, sql } from 'kysely';

/** How a route's name is read; null until the operator's data say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table route add column name_kana text`.execute(db);
}
