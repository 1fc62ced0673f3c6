import { type Kysely, sql } from 'kysely';

/**
 * Orders for trips whose sales open later, and the draws that have decided on them. No operator takes any yet. Those that
 * got nothing wait for places like others: their entry names the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`update route set rules = jsonb_set(rules, '{waitlist}',
    '{"preOrderHours": 0, "preOrderDays": 7}'::jsonb || (rules -> 'waitlist'))`.execute(db);
}

const statements = [
  `create table pre_order (
    id text primary key,
    from_port_id text not null,
    to_port_id text not null,
    opens_at timestamptz not null,
    choices jsonb not null,
    wish jsonb not null,
    passengers jsonb not null,
    payment_method text not null,
    email text not null,
    mail_hash bytea not null,
    client_hash bytea not null,
    member_id text references member on delete cascade,
    session_id bigint references session on delete set null,
    confirmed_at timestamptz,
    withdrawn_at timestamptz,
    place int,
    decided_at timestamptz,
    outcome text check (outcome in ('drawn', 'merged', 'over')),
    remove_at timestamptz not null,
    check ((decided_at is null) = (outcome is null)),
    unique (opens_at, place)
  )`,
  `create index pre_order_undecided on pre_order (opens_at)
    where confirmed_at is not null and withdrawn_at is null and decided_at is null`,
  'create index pre_order_of_mailbox on pre_order (mail_hash)',
  'create index pre_order_of_client on pre_order (client_hash, opens_at)',
  'create index pre_order_of_member on pre_order (member_id) where member_id is not null',
  'create index pre_order_of_session on pre_order (session_id) where session_id is not null',
  'create index pre_order_to_remove on pre_order (remove_at)',
  `create table pre_order_demand (
    order_id text not null references pre_order on delete cascade,
    sailing_id text not null references sailing on delete cascade,
    from_call int not null,
    to_call int not null,
    pools jsonb not null
  )`,
  'create index pre_order_demand_of_order on pre_order_demand (order_id)',
  'create index pre_order_demand_of_sailing on pre_order_demand (sailing_id)',
  `create table pre_order_link (
    token_hash bytea primary key,
    order_id text not null references pre_order on delete cascade
  )`,
  'create index pre_order_link_of_order on pre_order_link (order_id)',
  `create table pre_order_draw (
    opens_at timestamptz primary key,
    seed bytea not null,
    made_at timestamptz not null,
    drawn int not null,
    finished_at timestamptz
  )`,
  'alter table waitlist_entry add column pre_order_id text references pre_order on delete set null',
  `create index waitlist_entry_of_pre_order on waitlist_entry (pre_order_id)
    where pre_order_id is not null`,
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice', 'contactChange', 'contactChangeNotice', 'waitlistLink', 'waitlistOffer',
      'saleReminderLink', 'preOrderLink', 'preOrderOutcome')
      then text_body is null
    else sealed_body is null end)`,
];
