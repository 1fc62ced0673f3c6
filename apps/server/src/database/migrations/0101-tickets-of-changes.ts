import { type Kysely, sql } from 'kysely';

/**
 * A change of a purchase takes places of its partner ticket beside those that the purchase has, and gives
 * them back with the rest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reservation_change add column ticket_stock jsonb not null default '[]'`,
];
