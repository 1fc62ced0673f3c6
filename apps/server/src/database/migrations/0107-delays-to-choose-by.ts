import { type Kysely, sql } from 'kysely';

/** From how late a sailing on its customers may take another one, and how long that is held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update route set rules = jsonb_set(rules, '{changes}',
    '{"rebookHoldMinutes": 30, "chooseFromDelayMinutes": 60}'::jsonb || (rules -> 'changes'))`.execute(
    db,
  );
}
