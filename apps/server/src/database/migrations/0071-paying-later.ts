import { type Kysely, sql } from 'kysely';

/**
 * What is due on a confirmed reservation is paid later, by another method than the one before: the number
 * of a store stays good while a card is charged, so a reservation may have two open payments for a while.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table payment add column purpose text not null default 'booking'
    check (purpose in ('booking', 'later'))`,
  'alter table payment add column given_up_at timestamptz',
  // What keeps a reservation from being charged twice, whatever the code above it does: one payment
  // that is being made, one number that is good, one payment that was received.
  'drop index payment_only_one',
  `create unique index payment_one_begun on payment (reservation_id)
    where state in ('pending', 'requiresAction', 'unknown') and given_up_at is null`,
  `create unique index payment_one_number on payment (reservation_id)
    where state = 'awaitingPayment' and given_up_at is null`,
  `create unique index payment_one_captured on payment (reservation_id) where state = 'captured'`,
];
