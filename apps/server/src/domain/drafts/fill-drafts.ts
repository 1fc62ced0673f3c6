import type { CustomerInput } from '@ferry/api/customer-server';
import type { Member } from '@ferry/api/external-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findMember } from '../members/find-member.ts';
import { withOwnData } from './own-customers.ts';

/** The drafts of a session that no places were taken for, to be filled in with {@link fillDrafts}. */
export async function beginningsOf(
  tx: Transaction<Database>,
  sessionId: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('draft')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('reservation_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * What is known of a member who logs in while they book goes into what they have begun, where nothing
 * is written yet: it is not asked again (WCAG 3.3.7). A window that shows the version before is told.
 * @param draftIds of {@link beginningsOf}, which are the member's by now
 */
export async function fillDrafts(
  tx: Transaction<Database>,
  draftIds: readonly string[],
  memberId: string,
): Promise<void> {
  const member = draftIds.length > 0 ? await findMember(tx, memberId) : undefined;
  if (!member) return;
  for (const id of draftIds) {
    const draft = await tx
      .selectFrom('draft')
      .select(['version', 'customers'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const customers = draft && JSON.stringify(withMissing(draft.customers, member));
    if (!draft || customers === JSON.stringify(draft.customers)) continue;
    const filled = { customers, version: draft.version + 1 };
    await tx.updateTable('draft').set(filled).where('id', '=', id).execute();
  }
}

type Names = { familyName: string; givenName: string };

/** Customers with a member's data where they are empty, and nobody else is named there. */
function withMissing(customers: CustomerInput, member: Member): CustomerInput {
  const own = withOwnData(customers, member);
  const at = customers.passengers.findIndex(({ passengerClass }) => passengerClass === 'adult');
  const isNamedElsewhere = customers.passengers.some(
    (passenger, index) => index !== at && isNamed(passenger, own.representative),
  );
  return {
    ...customers,
    representative: fill(customers.representative, own.representative, representativeRules),
    passengers: customers.passengers.map((passenger, index) => {
      const known = own.passengers[index];
      if (index !== at || !known || isNamedElsewhere) return passenger;
      return fill(passenger, known, passengerRules);
    }),
  };
}

const isNamed = (one: Names, other: Names): boolean =>
  one.familyName.trim() === other.familyName && one.givenName.trim() === other.givenName;

interface Rules {
  /** What has to be written; of several names together one is enough. Where nothing lacks, nothing is added. */
  asked: readonly (readonly string[])[];
  /** What says one thing together: where a part is written, the rest is not filled in. */
  together: readonly (readonly string[])[];
}

const NAMES = [['familyName'], ['givenName'], ['familyNameKana'], ['givenNameKana']];
const AGE = ['age', 'birthDate'];
const HOME = ['livesAbroad', 'city', 'nationality', 'passportNumber'];
const representativeRules: Rules = {
  asked: [...NAMES, ['phone'], ['email']],
  together: [['postalCode', 'prefecture', 'city', 'line1', 'building']],
};
const passengerRules: Rules = { asked: [...NAMES, ['sex'], AGE, HOME], together: [AGE, HOME] };

/** What is written, and from what is known what it lacks; as written where it names another person. */
function fill<Person extends Names>(
  written: Person,
  known: Person,
  { asked, together }: Rules,
): Person {
  const names: Names = {
    familyName: written.familyName.trim() || known.familyName,
    givenName: written.givenName.trim() || known.givenName,
  };
  if (!isNamed(names, known)) return written;
  const now = new Map<string, unknown>(Object.entries(written));
  const isEmpty = (key: string) => !now.get(key) || String(now.get(key)).trim() === '';
  const isKnown = (key: string) => Boolean(Reflect.get(known, key));
  // A name that is not divided lacks nothing.
  if (!asked.some((one) => one.every(isEmpty) && one.some(isKnown))) return written;
  const added = Object.entries(known).filter(([key]) =>
    (together.find((group) => group.includes(key)) ?? [key]).every(isEmpty),
  );
  return { ...written, ...Object.fromEntries(added) };
}
