import { type Kysely, sql } from 'kysely';

/**
 * What a repeated request gets is called a stored response, as in HTTP. Processes of the version
 * before read and write the same rows by the previous name, which a later release removes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table idempotent_answer rename to stored_response',
  'alter index idempotent_answer_pkey rename to stored_response_pkey',
  'alter index idempotent_answer_by_age rename to stored_response_by_age',
  'create view idempotent_answer as select * from stored_response',
  "update sandbox_token set scenario = 'lostResponse' where scenario = 'lostAnswer'",
  "update sandbox_charge set scenario = 'lostResponse' where scenario = 'lostAnswer'",
];
