import { type Kysely, sql } from 'kysely';

/**
 * The difference of a change is a payment or refunds of its own, so that a reservation has several payments
 * that were received; and what goes back by one cancellation or change may go back of several of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table payment add column change_id text references reservation_change on delete cascade',
  'create index payment_by_change on payment (change_id) where change_id is not null',
  'alter table payment drop constraint payment_purpose_check',
  `alter table payment add constraint payment_purpose_check check (
    purpose in ('booking', 'later', 'change') and (purpose = 'change') = (change_id is not null))`,
  // One that was received for what was booked, and one for each change.
  'drop index payment_one_captured',
  `create unique index payment_one_captured on payment (reservation_id, coalesce(change_id, ''))
    where state = 'captured'`,
  'alter table refund add column change_id text references reservation_change on delete cascade',
  'alter table refund add constraint refund_of_one check (cancellation_id is null or change_id is null)',
  'alter table refund drop constraint refund_cancellation_id_key',
  `create unique index refund_by_cancellation on refund (cancellation_id, payment_id)
    where cancellation_id is not null`,
  `create unique index refund_by_change on refund (change_id, payment_id)
    where change_id is not null`,
  'drop index refund_of_payment',
  `create unique index refund_of_payment on refund (payment_id)
    where cancellation_id is null and change_id is null`,
];
