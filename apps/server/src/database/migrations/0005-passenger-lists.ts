import { type Kysely, sql } from 'kysely';

/** The names in a reservation are removed some time after the voyage; its money facts stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rules = JSON.stringify({ passengerListMonths: 12 });
  await sql`update operator_source set document = document || ${rules}::jsonb`.execute(db);
  await sql`update route set rules = rules || ${rules}::jsonb`.execute(db);
  await sql`alter table reservation add column names_removed_at timestamptz`.execute(db);
  await sql`create index reservation_with_names on reservation (sailing_id)
    where names_removed_at is null`.execute(db);
}
