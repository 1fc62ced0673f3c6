import { type Kysely, sql } from 'kysely';

/** Whom a member travels with: kept in the profile, to be a passenger by one tap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table companion (
    id text primary key,
    member_id text not null references member on delete cascade,
    version int not null default 1,
    content jsonb not null,
    sensitive_consent text,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  'create index companion_of_member on companion (member_id, created_at, id)',
];
