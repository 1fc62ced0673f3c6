import { type Kysely, sql } from 'kysely';

/** Cancellations of what was paid for which the company has taken no fee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cancellation
    add column is_fee_waived boolean not null default false`.execute(db);
}
