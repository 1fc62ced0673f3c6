import { type Kysely, sql } from 'kysely';

/**
 * Refunds that the jobs give up, and those that wait for their next attempt whatever the provider says
 * meanwhile; and what the operator has given back of a payment by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table refund add column not_before timestamptz',
  'alter table refund drop constraint refund_state_check',
  `alter table refund add constraint refund_state_check check (state in
    ('pending', 'needsAccount', 'refunded', 'stopped'))`,
  'alter table refund drop constraint refund_check',
  `alter table refund add constraint refund_check
    check ((state in ('refunded', 'stopped')) = (next_check_at is null))`,
  'alter table payment add column by_hand_yen int not null default 0 check (by_hand_yen >= 0)',
];
