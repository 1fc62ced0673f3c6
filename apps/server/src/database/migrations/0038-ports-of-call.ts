import { type Kysely, sql } from 'kysely';

/** What drafts showed of sailings before these told their ports of call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const leg of ['outbound', 'return']) {
    await sql`update draft
      set shown = jsonb_set(shown, ${[leg, 'sailing', 'calls']}::text[], '[]')
      where jsonb_typeof(shown -> ${leg}::text -> 'sailing') = 'object'`.execute(db);
  }
}
