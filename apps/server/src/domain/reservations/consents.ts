import type { Consents, ReservationConsent } from '@ferry/api/customer-server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BookingTables } from '../../database/booking-tables.ts';
import type { Database } from '../../database/schema.ts';
import { operator } from '../../rules/company.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';

type Consent = BookingTables['reservation_consent']['consent'];

/** The texts as they are in force; health data are a part of the privacy policy. */
const VERSIONS: Record<Consent, string> = {
  ...operator.legalVersions,
  sensitiveData: operator.legalVersions.privacyPolicy,
};

/** What must be agreed to before a reservation is confirmed. */
export const CONSENTS_TO_CONFIRM = [
  'conditionsOfCarriage',
  'bookingConditions',
  'privacyPolicy',
] as const satisfies Consent[];

/** @throws DomainError `VALIDATION_FAILED` with each one that is not given */
export function assertConsents(consents: Consents): void {
  const refused = Object.entries(consents).filter(([, isGiven]) => !isGiven);
  if (refused.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', {
    errors: Object.fromEntries(refused.map(([name]) => [`consents.${name}`, ['NOT_ACCEPTED']])),
  });
}

/** As the documents are listed. */
const ORDER: readonly Consent[] = [...CONSENTS_TO_CONFIRM, 'sensitiveData', 'informPartners'];

const sortConsents = (consents: readonly ReservationConsent[]): ReservationConsent[] =>
  consents.toSorted((a, b) => ORDER.indexOf(a.consent) - ORDER.indexOf(b.consent));

/** What was agreed to for a reservation. */
export const selectConsents = (db: Kysely<Database>, reservationId: string) =>
  db
    .selectFrom('reservation_consent')
    .select(['consent', 'version', 'agreed_at'])
    .where('reservation_id', '=', reservationId);

export type ConsentRow = Pick<
  Selectable<BookingTables['reservation_consent']>,
  'consent' | 'version' | 'agreed_at'
>;

/** As they are shown, in the order of the documents. */
export const shownConsents = (rows: readonly ConsentRow[]): ReservationConsent[] =>
  sortConsents(rows.map(({ agreed_at, ...row }) => ({ ...row, agreedAt: jstInstant(agreed_at) })));

/** What there will be, once {@link storeConsents} has stored these. */
export function withConsents(
  known: readonly ReservationConsent[],
  consents: readonly Consent[],
  agreedAt: Date,
): ReservationConsent[] {
  const added = consents.map((consent) => ({
    consent,
    version: VERSIONS[consent],
    agreedAt: jstInstant(agreedAt),
  }));
  return sortConsents([...known.filter(({ consent }) => !consents.includes(consent)), ...added]);
}

/**
 * Keeps what was agreed to for a reservation, with the version of each text and the instant; who
 * agrees once more has agreed to the newest.
 */
export async function storeConsents(
  tx: Transaction<Database>,
  reservationId: string,
  consents: readonly Consent[],
  agreedAt: Date,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map((consent) => ({
    reservation_id: reservationId,
    consent,
    version: VERSIONS[consent],
    agreed_at: agreedAt,
  }));
  await tx
    .insertInto('reservation_consent')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['reservation_id', 'consent']).doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        agreed_at: ref('excluded.agreed_at'),
      })),
    )
    .execute();
}

/** Keeps what is agreed to with a hold that was changed; what is no longer agreed to goes. */
export async function replaceConsents(
  tx: Transaction<Database>,
  reservationId: string,
  consents: readonly Consent[],
  agreedAt: Date,
): Promise<void> {
  await tx.deleteFrom('reservation_consent').where('reservation_id', '=', reservationId).execute();
  await storeConsents(tx, reservationId, consents, agreedAt);
}

/**
 * Keeps the consent to health data of a reservation that is changed: one that was given stays as it was, and goes
 * with the last of those data.
 * @param isGiven with the change
 */
export async function keepHealthConsent(
  tx: Transaction<Database>,
  reservationId: string,
  isGiven: boolean,
  agreedAt: Date,
): Promise<void> {
  const consent = 'sensitiveData' as const;
  if (isGiven) {
    const row = { reservation_id: reservationId, consent, version: VERSIONS[consent] };
    await tx
      .insertInto('reservation_consent')
      .values({ ...row, agreed_at: agreedAt })
      .onConflict((conflict) => conflict.columns(['reservation_id', 'consent']).doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('reservation_consent')
    .where('reservation_id', '=', reservationId)
    .where('consent', '=', consent)
    .execute();
}
