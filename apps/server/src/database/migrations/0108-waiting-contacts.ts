import { type Kysely, sql } from 'kysely';

/**
 * A mail address that a guest has typed waits to become the contact of a booking, and a phone number that they have
 * replaced still finds it for a time. Who has claimed a booking of another mailbox is such a guest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reservation
    add column new_email text,
    add column new_email_at timestamptz,
    add column new_email_by bigint references session on delete set null,
    add column is_claimed boolean not null default false,
    add constraint reservation_new_email check ((new_email is null) = (new_email_at is null))`,
  `create index reservation_of_new_email on reservation (lower(new_email))
    where new_email is not null`,
  `create index reservation_new_email_by on reservation (new_email_by)
    where new_email_by is not null`,
  `create table previous_phone (
    reservation_id text not null references reservation on delete cascade,
    phone text not null,
    shown jsonb not null,
    replaced_at timestamptz not null,
    primary key (reservation_id, phone)
  )`,
  `create table contact_change_link (
    token_hash bytea primary key,
    reservation_id text not null references reservation on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index contact_change_link_of on contact_change_link (reservation_id)',
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice', 'contactChange', 'contactChangeNotice') then text_body is null
    else sealed_body is null end)`,
];
