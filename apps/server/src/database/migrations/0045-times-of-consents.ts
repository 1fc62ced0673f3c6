import { type Kysely, sql } from 'kysely';

/**
 * When health data were agreed to is not when a companion was changed. For those of before the last
 * change is the best that is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table companion add column consented_at timestamptz',
  'update companion set consented_at = changed_at where sensitive_consent is not null',
];
