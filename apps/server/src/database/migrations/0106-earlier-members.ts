import { type Kysely, sql } from 'kysely';

/**
 * A visitor's session keeps whose login was over in the same browser: their mails are not counted with those that
 * strangers cause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table session add column earlier_member_id text references member on delete set null`,
  `create index session_of_earlier_member on session (earlier_member_id)
    where earlier_member_id is not null`,
];
