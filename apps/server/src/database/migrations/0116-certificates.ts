import { type Kysely, sql } from 'kysely';

/** From how late a sailing on there is a certificate of its delay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update route set rules = '{"certificates": {"fromDelayMinutes": 30}}'::jsonb || rules`.execute(
    db,
  );
}
