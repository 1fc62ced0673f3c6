import { type Kysely, sql } from 'kysely';

/**
 * A member sees where they are logged in, by an id that is no secret and words for the device. The words
 * are known for longer than the logins: a device that is not new stays so.
 */
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
  // Begins empty: which devices the logins before were made on is not known.
  `create table member_device (
    member_id text not null references member on delete cascade,
    device text not null,
    primary key (member_id, device)
  )`,
];
