import { type Kysely, sql } from 'kysely';

/** Members who may not log in, and what an operator did by hand. Nobody is locked before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table member add column locked_at timestamptz',
  // A row outlives the member that it is about.
  `create table operator_audit (
    id bigint generated always as identity primary key,
    done_at timestamptz not null,
    actor text not null,
    command text not null,
    member_id text,
    details text not null
  )`,
  'create index operator_audit_done_at on operator_audit (done_at)',
];
