import { type Kysely, sql } from 'kysely';

/**
 * A reservation's record goes some time after the voyage and leaves the amounts, which go later. What is
 * there goes in its turn: the job finds all that is due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table reservation add column record_removed_at timestamptz',
  `create index reservation_with_record on reservation (created_at)
    where record_removed_at is null`,
  `create index reservation_with_amounts on reservation (created_at)
    where record_removed_at is not null`,
];
