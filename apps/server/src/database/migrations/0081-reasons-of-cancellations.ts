import { type Kysely, sql } from 'kysely';

/** Why a customer cancels, where that was said: one of a few words, never free text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table cancellation add column reason text
    check (reason in ('plans', 'mistake', 'otherSailing', 'otherTransport', 'other'))`)
    .execute(db);
}
