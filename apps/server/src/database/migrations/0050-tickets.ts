import { type Kysely, sql } from 'kysely';

/**
 * Tickets of reservations, their links, and the keys they are signed with. Reservations that are
 * there get their tickets when somebody asks for them; operators that are there have the default
 * rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table ticket (
    id text primary key,
    reservation_id text not null references reservation (id) on delete cascade,
    leg text not null,
    subject text not null,
    generation int not null,
    sailing_id text not null,
    short_code text not null unique,
    facts_hash bytea not null,
    reservation_version int not null,
    ends_at timestamptz not null,
    created_at timestamptz not null,
    revoked_at timestamptz,
    checked_in_at timestamptz,
    boarded_at timestamptz
  )`,
  // One at a time for each traveller, whoever issues.
  `create unique index ticket_of_traveller on ticket (reservation_id, leg, subject)
    where revoked_at is null`,
  'create index ticket_by_reservation on ticket (reservation_id)',
  'create index ticket_by_sailing on ticket (sailing_id)',
  'create index ticket_by_end on ticket (ends_at)',
  `create table ticket_share (
    id text primary key,
    ticket_id text not null references ticket (id) on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    opened_at timestamptz,
    withdrawn_at timestamptz
  )`,
  'create index ticket_share_by_ticket on ticket_share (ticket_id)',
  `create table ticket_key (
    id text primary key,
    public_key bytea not null,
    used_until timestamptz not null
  )`,
  `create table port_key (
    key_hash bytea primary key,
    prefix text not null unique,
    name text not null,
    created_at timestamptz not null
  )`,
  `update route set rules = jsonb_set(rules, '{tickets}',
    '{"opensHoursBefore": 3, "beforePaymentAtPort": false}')
    where rules -> 'tickets' is null`,
];
