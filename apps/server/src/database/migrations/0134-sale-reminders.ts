import { type Kysely, sql } from 'kysely';

/** Contacts that get one mail when the sales of a day open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sale_reminder (
    id bigint generated always as identity primary key,
    from_port_id text not null,
    to_port_id text not null,
    service_date date not null,
    opens_at timestamptz not null,
    email text,
    mail_hash bytea,
    member_id text references member on delete cascade,
    token_hash bytea not null unique,
    confirmed_at timestamptz,
    remove_at timestamptz,
    check ((email is null) = (member_id is not null)),
    check ((email is null) = (mail_hash is null)),
    check ((confirmed_at is null) = (remove_at is not null))
  )`,
  'create index sale_reminder_due on sale_reminder (opens_at) where confirmed_at is not null',
  'create index sale_reminder_of_mailbox on sale_reminder (mail_hash) where mail_hash is not null',
  'create index sale_reminder_of_member on sale_reminder (member_id) where member_id is not null',
  'create index sale_reminder_to_remove on sale_reminder (remove_at) where remove_at is not null',
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice', 'contactChange', 'contactChangeNotice', 'waitlistLink', 'waitlistOffer',
      'saleReminderLink')
      then text_body is null
    else sealed_body is null end)`,
];
