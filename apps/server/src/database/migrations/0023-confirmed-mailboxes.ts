import { type Kysely, sql } from 'kysely';

/**
 * A mailbox is confirmed for sessions and for a booking, no longer for whoever types it. What was
 * confirmed before stays where it is booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table confirmed_mailbox (
    session_id bigint not null references session on delete cascade,
    mail_hash bytea not null,
    primary key (session_id, mail_hash)
  )`,
  'drop index mail_confirmation_by_mail',
  `alter table mail_confirmation drop column confirmed_for_days,
    add column session_id bigint references session on delete set null,
    add column reservation_id text references reservation on delete cascade`,
  'create index mail_confirmation_of_session on mail_confirmation (session_id)',
  'create index mail_confirmation_of_reservation on mail_confirmation (reservation_id)',
  // Links that are on their way.
  `update mail_confirmation m set reservation_id = r.id from reservation r
    where m.confirmed_at is null and r.mail_hash = m.mail_hash and r.confirm_mail_by = m.expires_at`,
  `update operator_source set document = document #- '{payments,unpaid,confirmedForDays}'`,
  `update route set rules = rules #- '{payments,unpaid,confirmedForDays}'`,
];
