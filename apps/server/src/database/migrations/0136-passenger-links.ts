import { type Kysely, sql } from 'kysely';

/**
 * Links with which companions enter their own data of a booking: one of a passenger counts at a time. Links to tickets
 * know by which of them they were made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passenger_link (
    id text primary key,
    reservation_id text not null references reservation on delete cascade,
    passenger int not null,
    session_id bigint not null,
    token_hash bytea not null unique,
    shown_email text,
    version int not null default 1,
    created_at timestamptz not null,
    completed_at timestamptz,
    consent_version text,
    consented_at timestamptz,
    withdrawn_at timestamptz,
    check ((consent_version is null) = (consented_at is null))
  )`,
  `create unique index passenger_link_that_counts on passenger_link (reservation_id, passenger)
    where withdrawn_at is null`,
  'create index passenger_link_of_reservation on passenger_link (reservation_id)',
  'create index passenger_link_of_session on passenger_link (session_id)',
  `alter table ticket_share add column passenger_link_id text
    references passenger_link on delete set null`,
  `create index ticket_share_of_passenger_link on ticket_share (passenger_link_id)
    where passenger_link_id is not null`,
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice', 'contactChange', 'contactChangeNotice', 'waitlistLink', 'waitlistOffer',
      'saleReminderLink', 'preOrderLink', 'preOrderOutcome', 'passengerLink')
      then text_body is null
    else sealed_body is null end)`,
];
