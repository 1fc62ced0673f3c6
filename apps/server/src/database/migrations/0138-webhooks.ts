import { type Kysely, sql } from 'kysely';

/**
 * Who integrates, what is told to them, and what is on its way. A delivery names its endpoint without a foreign key: a
 * booking waits for nobody who adds or removes one. What a removed endpoint still gets of a transaction that began before
 * is sent to nobody and goes with its event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table webhook_endpoint (
    id text primary key,
    url text not null,
    allows_private boolean not null,
    created_at timestamptz not null,
    failing_since timestamptz,
    stopped_at timestamptz,
    removed_at timestamptz
  )`,
  'create unique index webhook_endpoint_by_url on webhook_endpoint (url) where removed_at is null',
  `create table webhook_secret (
    id text primary key,
    endpoint_id text not null references webhook_endpoint on delete cascade,
    sealed text not null,
    created_at timestamptz not null,
    ends_at timestamptz
  )`,
  'create index webhook_secret_by_endpoint on webhook_secret (endpoint_id)',
  `create table webhook_event (
    position bigint generated always as identity primary key,
    id text not null unique,
    type text not null,
    subject text not null,
    sequence int not null,
    occurred_at timestamptz not null,
    data jsonb not null
  )`,
  'create index webhook_event_by_time on webhook_event (occurred_at)',
  `create table webhook_delivery (
    endpoint_id text not null,
    event_position bigint not null references webhook_event on delete cascade,
    subject text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'parked')),
    attempts int not null default 0,
    lease int not null default 0,
    next_attempt_at timestamptz,
    last_attempt_at timestamptz,
    last_result text,
    primary key (endpoint_id, event_position),
    check ((state = 'waiting') = (next_attempt_at is not null))
  )`,
  'create index webhook_delivery_by_event on webhook_delivery (event_position)',
  `create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at)
    where state = 'waiting'`,
  `create index webhook_delivery_in_order on webhook_delivery (endpoint_id, subject, event_position)
    where state = 'waiting'`,
  `create index webhook_delivery_parked on webhook_delivery (endpoint_id) where state = 'parked'`,
];
