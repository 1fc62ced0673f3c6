import { type Kysely, sql } from 'kysely';

/** Fees of earlier changes that come back by a change, by leg: the operator has ended what they were paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_change
    add column fees_back jsonb not null default '[]'`.execute(db);
}
