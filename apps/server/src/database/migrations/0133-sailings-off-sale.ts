import { type Kysely, sql } from 'kysely';

/** Sailings that differ from the timetable are counted often, among a year of those that do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sailing_off_sale on sailing (service_date) where is_off_sale`.execute(db);
}
