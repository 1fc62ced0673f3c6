import { type Kysely, sql } from 'kysely';

/** A hold knows the draft it was made from, and may get the content of a later version of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table reservation add column draft_version int',
    'alter table reservation_history drop constraint reservation_history_event_check',
    `alter table reservation_history add constraint reservation_history_event_check
      check (event in ('held', 'changed', 'extended', 'confirmed', 'expired'))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
