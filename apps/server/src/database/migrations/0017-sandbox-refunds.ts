import { type Kysely, sql } from 'kysely';

/** A refund of the embedded provider can be on its way, wait for an account, or come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const STATES = `('processing', 'requiresAction', 'awaitingPayment', 'captured', 'declined',
  'tdsFailed', 'tdsCancelled', 'timedOut', 'expired', 'refunded', 'refunding',
  'refundNeedsAccount', 'refundFailed')`;

const statements = [
  'alter table sandbox_charge drop constraint sandbox_charge_state_check',
  `alter table sandbox_charge add constraint sandbox_charge_state_check check (state in ${STATES})`,
];
