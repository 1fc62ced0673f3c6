import { type Kysely, sql } from 'kysely';

/**
 * A refund that waits for the customer's account is a state of its own. Those that wait already come
 * into it when a job next asks the provider, within a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table payment drop constraint payment_state_check',
  `alter table payment add constraint payment_state_check check (state in ('pending',
    'requiresAction', 'unknown', 'awaitingPayment', 'captured', 'failed', 'cancelled', 'timedOut',
    'expired', 'refundPending', 'refundNeedsAccount', 'refunded'))`,
];
