import { type Kysely, sql } from 'kysely';

/**
 * The consent to name passengers to the partners of a ticket is kept with the version of its text. Purchases that
 * are there have none: which text they were shown is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table reservation_consent drop constraint reservation_consent_consent_check',
  `alter table reservation_consent add constraint reservation_consent_consent_check check
    (consent in ('conditionsOfCarriage', 'bookingConditions', 'privacyPolicy', 'sensitiveData',
      'informPartners'))`,
];
