import { type Kysely, sql } from 'kysely';

/** Links with which a member's mail address becomes another one, and with which that is stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table member_link drop constraint member_link_kind_check',
  `alter table member_link add constraint member_link_kind_check
    check (kind in ('signUp', 'passwordReset', 'emailChange', 'emailChangeStop'))`,
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice') then text_body is null
    else sealed_body is null end)`,
];
