import { type Kysely, sql } from 'kysely';

/** The fair line of those who come when sales open. No operator has one open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sales_queue (
    id bigint generated always as identity primary key,
    gathers_at timestamptz not null,
    opens_at timestamptz not null,
    ends_at timestamptz not null,
    closed_at timestamptz,
    inside_limit int not null check (inside_limit > 0),
    address_limit int not null check (address_limit > 0),
    per_second int not null check (per_second > 0),
    seed bytea,
    drawn_at timestamptz,
    front bigint not null default 0,
    rate int not null default 5,
    slow_ms int not null default 0,
    inside int not null default 0,
    waiting int not null default 0,
    per_minute real,
    stepped_at timestamptz,
    check (gathers_at <= opens_at and opens_at < ends_at),
    check ((seed is null) = (drawn_at is null))
  )`,
  'create unique index sales_queue_open on sales_queue ((true)) where closed_at is null',
  'create sequence queue_place_number',
  `create table queue_place (
    lot text primary key,
    queue_id bigint not null references sales_queue on delete cascade,
    session_id bigint references session on delete set null,
    client_hash bytea not null,
    place bigint not null default nextval('queue_place_number'),
    drawn_from bigint,
    seen_at timestamptz not null,
    admitted_at timestamptz,
    inside_until timestamptz,
    used_at timestamptz,
    ended_at timestamptz,
    missed smallint not null default 0,
    unique (session_id, queue_id),
    check ((admitted_at is null) = (inside_until is null))
  )`,
  'create index queue_place_waiting on queue_place (queue_id, place) where admitted_at is null',
  'create index queue_place_inside on queue_place (queue_id, inside_until) where admitted_at is not null and ended_at is null',
  'create index queue_place_admitted on queue_place (queue_id, admitted_at) where admitted_at is not null',
  'create index queue_place_of_client on queue_place (client_hash)',
];
