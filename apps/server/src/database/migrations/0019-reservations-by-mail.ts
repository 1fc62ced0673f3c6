import { type Kysely, sql } from 'kysely';

/** Who has lost their reservation number is found by mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservation_by_email on reservation (contact_email)
    where state in ('confirmedUnpaid', 'confirmed') and names_removed_at is null`.execute(db);
}
