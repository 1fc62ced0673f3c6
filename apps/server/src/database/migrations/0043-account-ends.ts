import { type Kysely, sql } from 'kysely';

/**
 * Accounts end when nobody has logged in for long. When members of before did so last is not known: for
 * them the time begins now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table member add column last_login_at timestamptz not null default now()',
  'alter table member add column end_noticed_at timestamptz',
  'create index member_by_last_login on member (last_login_at)',
];
