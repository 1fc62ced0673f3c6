import { type Kysely, sql } from 'kysely';

/**
 * Refunds by transfer and at the port, which the operator makes: what a store has taken goes to an
 * account of the customer's, kept encrypted until it is paid out. A payment at a store may take the
 * place of another one, whose number is ended; money that came to no reservation is a refund without a
 * cancellation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table refund alter column cancellation_id drop not null',
  `alter table refund add column way text not null default 'card'
    check (way in ('card', 'account', 'accountByProvider', 'port'))`,
  'alter table refund add column fee_yen int not null default 0 check (fee_yen between 0 and amount_yen)',
  'alter table refund add column remind_at timestamptz',
  'alter table refund drop constraint refund_check',
  `alter table refund add constraint refund_check check (
    (state in ('refunded', 'stopped') or way in ('account', 'port')) = (next_check_at is null))`,
  'create unique index refund_of_payment on refund (payment_id) where cancellation_id is null',
  'create index refund_to_remind on refund (remind_at) where remind_at is not null',
  `create table refund_account (
    refund_id text primary key references refund on delete cascade,
    sealed text not null,
    registered_at timestamptz not null
  )`,
  'alter table payment drop constraint payment_method_check',
  `alter table payment add constraint payment_method_check
    check (method in ('card', 'convenienceStore', 'port'))`,
  'alter table payment add column transfer_fee_yen int not null default 0 check (transfer_fee_yen >= 0)',
  'alter table payment add column is_by_transfer boolean not null default false',
  'alter table payment add column replaces text references payment on delete cascade',
  'create index payment_replaces on payment (replaces) where replaces is not null',
];
