import { type Kysely, sql } from 'kysely';

/**
 * When the money of the embedded provider's charges came. Of charges of before the payment knows it,
 * as the server has heard of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_charge add column captured_at timestamptz`.execute(db);
  await sql`update sandbox_charge c set captured_at = p.captured_at
    from payment p where p.id = c.charge_key`.execute(db);
}
