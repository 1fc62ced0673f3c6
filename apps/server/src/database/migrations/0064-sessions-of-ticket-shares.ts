import { type Kysely, sql } from 'kysely';

/**
 * Links to tickets know in which session they were made: a contact that is corrected takes those of
 * sessions that lose their right with it. Of links that are there nobody knows; they go as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_share add column session_id bigint`.execute(db);
}
