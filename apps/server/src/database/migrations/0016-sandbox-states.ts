import { type Kysely, sql } from 'kysely';

/** The embedded provider's books know the states of charges that there are, and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const STATES = `('processing', 'requiresAction', 'awaitingPayment', 'captured', 'declined',
  'tdsFailed', 'tdsCancelled', 'timedOut', 'expired', 'refunded')`;

const statements = [
  // Nothing was captured; the job that asks what became of them then ends their payments.
  `update sandbox_charge set state = case method when 'store' then 'expired' else 'timedOut' end
    where state not in ${STATES}`,
  `alter table sandbox_charge add constraint sandbox_charge_state_check check (state in ${STATES})`,
  `alter table sandbox_charge add constraint sandbox_charge_settles_as_check
    check (settles_as in ${STATES})`,
];
