import { type Kysely, sql } from 'kysely';

/** Operator data whose sales were ended by hand: its bookings stay, nothing else of it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_source
    add column is_ended boolean not null default false`.execute(db);
}
