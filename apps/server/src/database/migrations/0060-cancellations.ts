import { type Kysely, sql } from 'kysely';

/**
 * Cancellations in whole and in part, with what they cost, and money that goes back in parts: each
 * refund is a row with a state of its own, and all of a payment together are never more than it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table reservation add column waived_yen int not null default 0 check (waived_yen >= 0)',
  'alter table reservation drop constraint reservation_state_check',
  `alter table reservation add constraint reservation_state_check check (state in
    ('held', 'paymentProcessing', 'confirmedUnpaid', 'confirmed', 'expired', 'cancelled'))`,
  `create table cancellation (
    id text primary key,
    reservation_id text not null references reservation on delete cascade,
    position int not null,
    at timestamptz not null,
    is_paid boolean not null,
    is_all boolean not null,
    lines jsonb not null,
    paid_yen int not null check (paid_yen >= 0),
    fee_yen int not null check (fee_yen >= 0),
    refund_yen int not null check (refund_yen >= 0),
    rest_yen int not null check (rest_yen >= 0),
    waived_yen int not null check (waived_yen >= 0),
    unique (reservation_id, position),
    check (paid_yen - refund_yen - fee_yen = rest_yen - waived_yen)
  )`,
  `create table refund (
    id text primary key,
    cancellation_id text not null unique references cancellation on delete cascade,
    payment_id text not null references payment on delete cascade,
    amount_yen int not null check (amount_yen > 0),
    state text not null check (state in ('pending', 'needsAccount', 'refunded')),
    attempt int not null default 0,
    created_at timestamptz not null,
    next_check_at timestamptz,
    checks int not null default 0,
    check ((state = 'refunded') = (next_check_at is null))
  )`,
  'create index refund_by_payment on refund (payment_id)',
  'create index refund_due on refund (next_check_at) where next_check_at is not null',
  // The embedded provider's own book of what it has given back in parts.
  `create table sandbox_refund (
    id text primary key,
    charge_id text not null references sandbox_charge on delete cascade,
    refund_key text not null,
    attempt int not null,
    amount_yen int not null check (amount_yen > 0),
    state text not null check (state in ('refunded', 'refunding', 'refundNeedsAccount', 'refundFailed')),
    unique (refund_key, attempt)
  )`,
];
