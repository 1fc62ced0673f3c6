import { type Kysely, sql } from 'kysely';

/** Payments, what the embedded provider knows of them, and reservations that are paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...reservationChanges, ...paymentTables, ...sandboxTables]) {
    await sql.raw(statement).execute(db);
  }
  const payments = JSON.stringify({ payments: RULES });
  await sql`update operator_source set document = document || ${payments}::jsonb`.execute(db);
  await sql`update route set rules = rules || ${payments}::jsonb`.execute(db);
}

// Written out here: the default of today's code may change, what this migration does may not.
const RULES = {
  convenienceStore: {
    minimumDaysBefore: 3,
    payWithinDays: 4,
    closesDaysBefore: 2,
    maximumYen: 300_000,
    refundFeeYen: 550,
    stores: [],
  },
  port: { isOffered: true },
  card: { isOffered: true },
};

const reservationChanges = [
  'alter table reservation drop constraint if exists reservation_state_check',
  'alter table reservation drop constraint if exists reservation_payment_method_check',
  'alter table reservation drop constraint if exists reservation_check',
  `alter table reservation add constraint reservation_state_check
    check (state in ('held', 'paymentProcessing', 'confirmedUnpaid', 'confirmed', 'expired'))`,
  `alter table reservation add constraint reservation_payment_method_check
    check (payment_method in ('card', 'convenienceStore', 'port'))`,
  `alter table reservation add constraint reservation_paid_how
    check (state in ('held', 'expired') or payment_method is not null)`,
  // Small: only those that wait for a payment at a store.
  `create index reservation_unpaid on reservation (limit_time)
    where state = 'confirmedUnpaid' and payment_method = 'convenienceStore'`,
  'alter table reservation_history drop constraint reservation_history_event_check',
  `alter table reservation_history add constraint reservation_history_event_check check (event in
    ('held', 'changed', 'extended', 'confirmed', 'paid', 'paymentFailed', 'refunded', 'expired'))`,
];

const paymentTables = [
  // The token is the provider's, works once and is removed with the attempt that uses it.
  // One number for each choice ever made, so that a version never comes back.
  'create sequence draft_payment_version maxvalue 999999999 cycle',
  `create table draft_payment (
    draft_id text primary key references draft on delete cascade,
    version int not null,
    method text not null check (method in ('card', 'convenienceStore', 'port')),
    token text,
    fingerprint text,
    card jsonb,
    store jsonb,
    check ((method = 'card') = (token is not null)),
    check ((method = 'convenienceStore') = (store is not null))
  )`,
  `create table payment (
    id text primary key,
    attempt bigint generated always as identity,
    reservation_id text not null references reservation on delete cascade,
    session_id bigint references session on delete set null,
    request_key text not null,
    request_hash bytea not null,
    provider text not null,
    method text not null check (method in ('card', 'convenienceStore')),
    state text not null check (state in ('pending', 'requiresAction', 'unknown', 'awaitingPayment',
      'captured', 'failed', 'cancelled', 'timedOut', 'expired', 'refundPending', 'refunded')),
    amount_yen int not null check (amount_yen > 0),
    token text,
    card jsonb,
    store jsonb,
    pay_by timestamptz,
    charge_id text,
    action_url text,
    instructions jsonb,
    failure text,
    attempt_buckets jsonb not null default '[]',
    created_at timestamptz not null,
    next_check_at timestamptz,
    checks int not null default 0
  )`,
  'create unique index payment_by_request on payment (session_id, request_key)',
  'create index payment_by_charge on payment (provider, charge_id)',
  'create index payment_by_reservation on payment (reservation_id)',
  'create index payment_due on payment (next_check_at) where next_check_at is not null',
  // What keeps a reservation from being charged twice, whatever the code above it does.
  `create unique index payment_only_one on payment (reservation_id)
    where state in ('pending', 'requiresAction', 'unknown', 'awaitingPayment', 'captured')`,
  `create table payment_event (
    provider text not null,
    id text not null,
    charge_id text not null,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (provider, id)
  )`,
  'create index payment_event_due on payment_event (received_at) where processed_at is null',
];

// The embedded provider's own books: nothing outside of it reads or writes them. No card number.
const sandboxTables = [
  `create table sandbox_token (
    id text primary key,
    brand text not null,
    last4 text not null,
    fingerprint text not null,
    scenario text not null,
    created_at timestamptz not null,
    charge_key text
  )`,
  `create table sandbox_charge (
    id text primary key,
    charge_key text not null unique,
    method text not null,
    amount_yen int not null,
    state text not null,
    scenario text not null,
    action_id text unique,
    return_url text not null,
    payment_number text,
    store_name text,
    expires_at timestamptz,
    settles_at timestamptz,
    settles_as text,
    refunded_yen int not null default 0,
    created_at timestamptz not null
  )`,
  `create table sandbox_event (
    id text primary key,
    charge_id text not null,
    type text not null,
    created_at timestamptz not null,
    due_at timestamptz,
    attempts int not null default 0
  )`,
  // The secret that the sandbox signs with, and that its receiver knows.
  'create table sandbox_setting (webhook_secret text not null)',
  `insert into sandbox_setting
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  'create index sandbox_event_due on sandbox_event (due_at) where due_at is not null',
];
