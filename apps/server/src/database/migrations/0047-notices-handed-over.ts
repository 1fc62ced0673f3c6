import { type Kysely, sql } from 'kysely';

/**
 * The days until an account ends count from the notice that was handed over, not from one that was
 * written. Where that is not known any more, the member is told again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table member add column end_notice text',
  `update member set end_noticed_at = null, end_notice = (
      select mail.occasion from mail
      where mail.kind = 'accountEnding' and mail.occasion like 'accountEnding ' || member.id || ' %'
      order by mail.created_at desc limit 1)
    where end_noticed_at is not null`,
];
