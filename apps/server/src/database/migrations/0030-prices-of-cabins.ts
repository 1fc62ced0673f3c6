import { type Kysely, sql } from 'kysely';

/** Quotes that were stored before their cabins had prices say that these are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const leg of ['outbound', 'return']) {
    await sql`update reservation
      set quote = jsonb_set(quote, ${[leg, 'cabinsYen']}::text[], 'null')
      where jsonb_typeof(quote -> ${leg}::text) = 'object'`.execute(db);
    await sql`update draft
      set shown = jsonb_set(shown, ${['quote', leg, 'cabinsYen']}::text[], 'null')
      where jsonb_typeof(shown -> 'quote' -> ${leg}::text) = 'object'`.execute(db);
  }
}
