import { type Kysely, sql } from 'kysely';

/**
 * By what a reservation was sold is kept with it, and terms of cancelling may differ by what is
 * cancelled. Reservations of before have nothing of the kind: for them today's terms hold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const rules = `'{"cancellationRules": []}'::jsonb`;
const statements = [
  'alter table reservation add column sale jsonb',
  `update operator_source set document = ${rules} || document`,
  `update route set rules = ${rules} || rules`,
];
