import { type Kysely, sql } from 'kysely';

/** A phone number that is replaced twice keeps the time of the first: the earliest of a booking is the one before all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table previous_phone drop constraint previous_phone_pkey,
    add primary key (reservation_id, phone, replaced_at)`.execute(db);
}
