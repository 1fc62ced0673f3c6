import { type Kysely, sql } from 'kysely';

/**
 * Changes of reservations: drafts that lead to one, what is held for it beside the places of the booking
 * (`change_stock`), and what becomes of it. One reservation has one change in flight at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Written out here: the default of today's code may change, what this migration does may not.
const RULES = JSON.stringify({
  freeChanges: 1,
  mostChanges: 20,
  closesMinutesBeforeCheckIn: 0,
  afterTicketIssue: true,
  replacesPassengers: true,
  payWithinHours: 72,
  payMinutesBeforeCheckIn: 60,
});

const statements = [
  'alter table draft add column change_of text references reservation on delete cascade',
  'alter table draft add column change_parts jsonb',
  'create index draft_by_change on draft (change_of) where change_of is not null',
  `create table reservation_change (
    id text primary key,
    reservation_id text not null references reservation on delete cascade,
    state text not null check (state in
      ('held', 'paymentProcessing', 'awaitingPayment', 'made', 'dropped', 'lapsed')),
    position int,
    draft_id text,
    draft_version int,
    session_id bigint references session on delete set null,
    client_hash bytea,
    base_version int not null,
    representative jsonb not null,
    passengers jsonb not null,
    contact_phone text not null,
    contact_email text not null,
    mail_hash bytea,
    quote jsonb not null,
    total_yen int not null check (total_yen >= 0),
    sale jsonb,
    kept jsonb not null,
    parts jsonb not null,
    is_counted boolean not null,
    has_health_consent boolean not null default false,
    fee jsonb not null,
    fee_yen int not null check (fee_yen >= 0),
    fee_basis_yen int not null check (fee_basis_yen >= 0),
    pay_yen int not null check (pay_yen >= 0),
    refund_yen int not null check (refund_yen >= 0),
    waived_yen int not null check (waived_yen >= 0),
    payment_method text check (payment_method in ('card', 'convenienceStore', 'port')),
    limit_time timestamptz not null,
    extensions int not null default 0 check (extensions >= 0),
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (reservation_id, position),
    check (pay_yen = 0 or refund_yen = 0),
    check ((state = 'made') = (position is not null)),
    check ((state in ('made', 'dropped', 'lapsed')) = (ended_at is not null))
  )`,
  `create unique index change_in_flight on reservation_change (reservation_id)
    where state in ('held', 'paymentProcessing', 'awaitingPayment')`,
  `create index change_due on reservation_change (limit_time)
    where state in ('held', 'awaitingPayment')`,
  'create index change_by_session on reservation_change (session_id) where session_id is not null',
  'create index change_by_draft on reservation_change (draft_id) where draft_id is not null',
  `create table change_leg (
    change_id text not null references reservation_change on delete cascade,
    leg text not null check (leg in ('outbound', 'return')),
    sailing_id text not null references sailing,
    from_call int not null,
    to_call int not null,
    pools jsonb not null,
    from_port_id text not null,
    to_port_id text not null,
    content jsonb not null,
    primary key (change_id, leg)
  )`,
  'create index change_leg_by_sailing on change_leg (sailing_id)',
  `create table change_stock (
    change_id text not null references reservation_change on delete cascade,
    position int not null,
    sailing_id text not null references sailing,
    from_call int not null,
    to_call int not null,
    pools jsonb not null,
    primary key (change_id, position)
  )`,
  'create index change_stock_by_sailing on change_stock (sailing_id)',
  `update route set rules = jsonb_set(rules, '{changes}', '${RULES}')
    where rules -> 'changes' is null`,
];
