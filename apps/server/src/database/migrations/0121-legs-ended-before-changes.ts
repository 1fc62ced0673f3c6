import { type Kysely, sql } from 'kysely';

/**
 * Legs that the operator had ended when a change was priced: a change that leaves another one by then is overtaken.
 * Of what is in flight, the reason of the fee tells it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_change
    add column ended_legs jsonb not null default '[]'`.execute(db);
  await sql`update reservation_change set ended_legs = '["outbound", "return"]'
    where fee ->> 'reason' = 'serviceCancelled'`.execute(db);
}
