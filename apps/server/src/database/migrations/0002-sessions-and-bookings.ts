import { type Kysely, sql } from 'kysely';

/** Sessions, what keeps repeated and excessive requests in check, drafts and reservations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...sessionTables, ...bookingTables, ...guardTables]) {
    await sql.raw(statement).execute(db);
  }
}

const sessionTables = [
  // The cookie's value is not here: whoever reads this table cannot take over a session.
  `create table session (
    id bigint generated always as identity primary key,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  'create index session_by_last_seen on session (last_seen_at)',
];

const bookingTables = [
  `create table draft (
    id text primary key,
    session_id bigint not null references session on delete cascade,
    version int not null,
    party jsonb not null,
    sailing_id text not null references sailing,
    from_port_id text not null,
    to_port_id text not null,
    cabin_type_id text not null,
    customers jsonb not null,
    reservation_id text,
    expires_at timestamptz not null
  )`,
  'create index draft_by_session on draft (session_id)',
  'create index draft_by_expiry on draft (expires_at)',
  // What was sold (stock, cabin type, price) is here in full: showing it and giving places back must
  // not depend on an operator's document that has changed since.
  `create table reservation (
    id text primary key,
    reservation_number text not null unique,
    version int not null,
    state text not null check (state in ('held', 'confirmedUnpaid', 'expired')),
    sailing_id text not null references sailing,
    from_call int not null,
    to_call int not null,
    pools jsonb not null,
    from_port_id text not null,
    to_port_id text not null,
    cabin_type jsonb not null,
    party jsonb not null,
    representative jsonb not null,
    passengers jsonb not null,
    contact_phone text not null,
    contact_email text not null,
    quote jsonb not null,
    total_yen int not null check (total_yen >= 0),
    payment_method text check (payment_method in ('port')),
    limit_time timestamptz not null,
    extensions int not null default 0 check (extensions between 0 and 10),
    draft_id text,
    session_id bigint references session on delete set null,
    client_hash bytea,
    created_at timestamptz not null,
    check ((state = 'confirmedUnpaid') = (payment_method is not null))
  )`,
  // Both are as small as the number of live holds, however many reservations there are.
  "create index reservation_due on reservation (limit_time) where state = 'held'",
  "create index reservation_holds_of_client on reservation (client_hash) where state = 'held'",
  'create index reservation_by_session on reservation (session_id)',
  'create index reservation_by_sailing on reservation (sailing_id)',
  `create table reservation_history (
    reservation_id text not null references reservation on delete cascade,
    position int not null,
    at timestamptz not null,
    event text not null check (event in ('held', 'extended', 'confirmed', 'expired')),
    primary key (reservation_id, position)
  )`,
  `create table guest_right (
    session_id bigint not null references session on delete cascade,
    reservation_id text not null references reservation on delete cascade,
    expires_at timestamptz not null,
    primary key (session_id, reservation_id)
  )`,
  'create index guest_right_by_reservation on guest_right (reservation_id)',
];

const guardTables = [
  `create table idempotent_answer (
    session_id bigint not null references session on delete cascade,
    operation text not null,
    key text not null,
    request_hash bytea not null,
    status int not null,
    headers jsonb not null,
    body text not null,
    created_at timestamptz not null,
    primary key (session_id, operation, key)
  )`,
  'create index idempotent_answer_by_age on idempotent_answer (created_at)',
  `create table rate_limit (
    bucket bytea primary key,
    hits int not null,
    resets_at timestamptz not null
  )`,
  'create index rate_limit_by_reset on rate_limit (resets_at)',
];
