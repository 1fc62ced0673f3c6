import { type Kysely, sql } from 'kysely';

/** Mails about a booking, or a refund of it, are found by the id that their occasion names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_by_subject on mail
    (substring(occasion from '(?:rsv|rfd)_[0-9A-Za-z]+'))`.execute(db);
}
