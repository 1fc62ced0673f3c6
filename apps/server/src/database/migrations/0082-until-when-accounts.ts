import { type Kysely, sql } from 'kysely';

/**
 * Until when a customer may register the account that a refund waits for; afterwards the operator
 * looks after it. Who was asked before has 90 days from then, and a month from now at least.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table refund add column register_by timestamptz',
  `update refund set register_by = greatest(created_at + interval '90 days', now() + interval '30 days')
    where way = 'account' and state = 'needsAccount'`,
  'create index refund_to_register on refund (register_by) where register_by is not null',
];
