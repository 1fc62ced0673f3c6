import { type Kysely, sql } from 'kysely';

/** Members choose which mails they get; what they were sent so far they go on getting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column inspection_reminders boolean not null default true`.execute(
    db,
  );
}
