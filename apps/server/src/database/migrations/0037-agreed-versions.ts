import { type Kysely, sql } from 'kysely';

/** With a link to sign up: which texts were agreed to. Null in links from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_link add column agreed_versions jsonb`.execute(db);
}
