import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DEMO_SOURCE } from './document.ts';

/** Whether the database has the demonstration operator, and no other. */
export async function isDemonstration(db: Kysely<Database>): Promise<boolean> {
  const sources = await db
    .selectFrom('operator_source')
    .select('id')
    .where('is_ended', '=', false)
    .execute();
  return sources.length === 1 && sources[0]?.id === DEMO_SOURCE;
}
