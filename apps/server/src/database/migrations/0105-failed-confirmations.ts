import { type Kysely, sql } from 'kysely';

/** A login counts wrong passwords that were given in it: whoever has only its cookie cannot go on trying. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login add column failed_confirmations int not null default 0`.execute(db);
}
