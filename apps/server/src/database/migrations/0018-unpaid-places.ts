import { type Kysely, sql } from 'kysely';

/**
 * What is booked and not paid is counted: by session, phone, mail address and client address, and on
 * each sailing. Mail addresses are confirmed by a link. What was booked before stays and is not
 * counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const rules = JSON.stringify(RULES);
  await sql`update operator_source
    set document = jsonb_set(document, '{payments,unpaid}', ${rules}::jsonb)
    where document ? 'payments'`.execute(db);
  await sql`update route set rules = jsonb_set(rules, '{payments,unpaid}', ${rules}::jsonb)`.execute(
    db,
  );
}

// Written out here: the default of today's code may change, what this migration does may not.
const RULES = {
  ofContact: { reservations: 5, places: 27 },
  withoutConfirmation: { reservations: 2, places: 9 },
  confirmWithinHours: 24,
  confirmedForDays: 365,
  unconfirmedPercentOfPool: 20,
  unconfirmedOfAddress: { places: 27, hours: 24 },
};

const isLive = `state in ('held', 'paymentProcessing', 'confirmedUnpaid')`;

const statements = [
  `alter table reservation
    add column mail_hash bytea,
    add column unpaid_since timestamptz,
    add column is_mail_confirmed boolean not null default false,
    add column confirm_mail_by timestamptz`,
  `create index reservation_live_of_session on reservation (session_id, limit_time) where ${isLive}`,
  `create index reservation_live_of_phone on reservation (contact_phone, limit_time) where ${isLive}`,
  `create index reservation_live_of_mail on reservation (mail_hash, limit_time) where ${isLive}`,
  `create index reservation_unpaid_of_client on reservation (client_hash, unpaid_since)
    where client_hash is not null and unpaid_since is not null`,
  `create index reservation_to_confirm on reservation (confirm_mail_by)
    where confirm_mail_by is not null and state = 'confirmedUnpaid'`,
  'alter table reservation_leg add column is_unconfirmed boolean not null default false',
  'create index reservation_leg_unconfirmed on reservation_leg (sailing_id) where is_unconfirmed',
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation') then text_body is null
    else sealed_body is null end)`,
  // Neither the token nor the address: the token is only in the mail.
  `create table mail_confirmation (
    token_hash bytea primary key,
    mail_hash bytea not null,
    confirmed_for_days int not null check (confirmed_for_days > 0),
    expires_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  `create index mail_confirmation_by_mail on mail_confirmation (mail_hash)
    where confirmed_at is not null`,
];
