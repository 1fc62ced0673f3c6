import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** A chain that there is: a payment company knows no others. */
export const LAWSON = { store: 'store_lawson' } as const;

/** The demonstration's operator takes payments at a real chain, too. */
export async function offerLawson(db: Kysely<Database>): Promise<void> {
  const lawson = JSON.stringify([{ id: LAWSON.store, name: 'ローソン' }]);
  await sql`update route set rules = jsonb_set(rules, '{payments,convenienceStore,stores}',
    rules #> '{payments,convenienceStore,stores}' || ${lawson}::jsonb)`.execute(db);
}
