import { type Kysely, sql } from 'kysely';

/**
 * Devices that are notified of what becomes of a booked sailing, and what is on its way to them. A message is there until
 * it was handed over: a later one about the same sailing takes its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table push_key (
    id bigint generated always as identity primary key,
    public_key text not null unique,
    sealed text not null,
    made_at timestamptz not null
  )`,
  `create table push_subscription (
    id bigint generated always as identity primary key,
    reservation_id text not null references reservation on delete cascade,
    endpoint_hash text not null,
    push_key_id bigint not null references push_key,
    sealed text not null,
    session_id bigint not null,
    login_id bigint references login on delete set null,
    member_id text references member on delete cascade,
    created_at timestamptz not null,
    unique (reservation_id, endpoint_hash)
  )`,
  'create index push_subscription_by_login on push_subscription (login_id) where login_id is not null',
  'create index push_subscription_by_member on push_subscription (member_id) where member_id is not null',
  'create index push_subscription_by_session on push_subscription (session_id)',
  `create table push_message (
    id bigint generated always as identity primary key,
    subscription_id bigint not null references push_subscription on delete cascade,
    event_id bigint not null references sailing_event on delete cascade,
    sailing_id text not null,
    title text not null,
    body text not null,
    expires_at timestamptz not null,
    attempts int not null default 0,
    next_attempt_at timestamptz not null,
    unique (subscription_id, sailing_id)
  )`,
  'create index push_message_due on push_message (next_attempt_at)',
  'create index push_message_by_event on push_message (event_id)',
];
