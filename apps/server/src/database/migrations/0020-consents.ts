import { type Kysely, sql } from 'kysely';

/** What was agreed to for a reservation: the version of the text, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reservation_consent (
    reservation_id text not null references reservation on delete cascade,
    consent text not null check
      (consent in ('conditionsOfCarriage', 'bookingConditions', 'privacyPolicy', 'sensitiveData')),
    version text not null,
    agreed_at timestamptz not null,
    primary key (reservation_id, consent)
  )`,
];
