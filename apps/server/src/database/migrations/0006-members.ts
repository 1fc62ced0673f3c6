import { type Kysely, sql } from 'kysely';

/**
 * Members and their logins. What belongs to somebody hangs on a row of `session`; a member has one
 * such row for ever, without a cookie of its own, and every login leads to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table session alter column token_hash drop not null',
  `create table member (
    id text primary key,
    session_id bigint not null unique references session,
    customer_number text not null unique,
    login_email text not null unique,
    password_hash text not null,
    email text not null,
    family_name text not null,
    given_name text not null,
    family_name_kana text not null,
    given_name_kana text not null,
    phone text not null,
    address jsonb not null,
    birth_date date,
    sex text check (sex in ('male', 'female', 'other')),
    scope jsonb not null,
    is_demonstration boolean not null default false,
    created_at timestamptz not null
  )`,
  // As in session, only a hash of the cookie's value.
  `create table login (
    id bigint generated always as identity primary key,
    token_hash bytea not null unique,
    member_id text not null references member on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create index login_by_member on login (member_id)',
  'create index login_by_age on login (created_at)',
];
