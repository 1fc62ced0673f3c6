import { type Kysely, sql } from 'kysely';

/** What the operator does not sail is moved to another sailing without a difference, within so many days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update route set rules = jsonb_set(rules, '{changes}',
    '{"rebookWithinDays": 14, "chooseWithinDays": 7}'::jsonb || (rules -> 'changes'))`.execute(db);
}
