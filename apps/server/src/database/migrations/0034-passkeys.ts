import { type Kysely, sql } from 'kysely';

/** Keys in a member's devices that log in instead of the password, and logins that are confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table login add column confirmed_at timestamptz',
  'update login set confirmed_at = created_at',
  // For one that a process of the version before makes.
  'alter table login alter column confirmed_at set default now()',
  'alter table login alter column confirmed_at set not null',
  'alter table member add column passkey_handle text unique',
  `create table passkey (
    id text primary key,
    member_id text not null references member on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    is_synced boolean not null,
    added_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_of_member on passkey (member_id, added_at, id)',
  `create table passkey_challenge (
    challenge_hash bytea primary key,
    session_hash bytea not null,
    purpose text not null check (purpose in ('create', 'login')),
    expires_at timestamptz not null
  )`,
];
