import { type Kysely, sql } from 'kysely';
import { operator } from '../../rules/company.ts';

/**
 * What money was for, kept when a part of it is cancelled; and the issuer's phone as it was when a
 * receipt was issued. Those of before get the phone of this day, which they were printed with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column sold jsonb`.execute(db);
  const { number, hours } = operator.phone;
  const phone = JSON.stringify({ phoneNumber: number, phoneHours: hours });
  await sql`update receipt set content = jsonb_set(content, '{issuer}',
    content -> 'issuer' || ${phone}::jsonb)`.execute(db);
}
