import { type Kysely, sql } from 'kysely';

/** A member sees where they are logged in, by an id that is no secret and words for the device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table login add column public_id text unique`,
  `alter table login add column device text not null default '不明な端末'`,
  `update login set public_id = 'lgn_' || replace(gen_random_uuid()::text, '-', '')`,
  // One that a process of the version before makes gets its id here.
  `alter table login alter column public_id
    set default 'lgn_' || replace(gen_random_uuid()::text, '-', '')`,
  'alter table login alter column public_id set not null',
  'create index login_of_member on login (member_id) where ended_at is null',
];
