import { isEmail } from '@ferry/format/email';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loginEmailOf } from '../domain/members/log-in.ts';
import { endLinksOf } from '../domain/members/member-links.ts';
import { type GrantedScope, OWN_SCOPE, scopesOf } from '../domain/members/scopes.ts';
import { endLoginsOf } from '../domain/sessions/logins.ts';

// What an operator does to members by hand.

/** A member as an operator sees them: without a name or an address. */
export interface Account {
  id: string;
  customerNumber: string;
  scopes: string[];
  /** Whether the reading and the birth date are those to whom a scope was granted. */
  isAsGranted: boolean;
  hasBirthDate: boolean;
  lockedAt: Date | null;
  createdAt: Date;
}

/** Whom the profile says now, as it is kept with a grant. */
const PERSON = sql<string>`jsonb_build_object(
  'familyNameKana', family_name_kana, 'givenNameKana', given_name_kana, 'birthDate', birth_date)`;
const COLUMNS = [
  ...(['id', 'customer_number', 'scope', 'locked_at', 'created_at'] as const),
  sql<boolean>`resident_person is not distinct from ${PERSON}`.as('is_as_granted'),
  sql<boolean>`birth_date is not null`.as('has_birth_date'),
] as const;

/**
 * The member of a customer number or a mail address, who stays as they are until the transaction ends.
 * @returns undefined when there is none
 */
export async function lockAccountRow(
  tx: Transaction<Database>,
  name: string,
): Promise<Account | undefined> {
  const email = loginEmailOf(name);
  const row = await tx
    .selectFrom('member')
    .select(COLUMNS)
    .where(({ eb }) =>
      isEmail(email) ? eb('login_email', '=', email) : eb('customer_number', '=', name),
    )
    .forUpdate()
    .executeTakeFirst();
  return row && toAccount(row);
}

/** As {@link scopesOf} reads a list. */
const hasScope = (scope: string) => sql<boolean>`(
  scope @> ${JSON.stringify([scope])}::jsonb or scope @> ${JSON.stringify({ [scope]: true })}::jsonb)`;

/** Accounts in the order of their numbers. */
export async function listAccounts(
  db: Kysely<Database>,
  filter: { scope?: string | undefined; isLocked: boolean; after: string; limit: number },
): Promise<Account[]> {
  const rows = await db
    .selectFrom('member')
    .select(COLUMNS)
    .where('customer_number', '>', filter.after)
    .$if(filter.isLocked, (members) => members.where('locked_at', 'is not', null))
    .$if(filter.scope !== undefined, (members) => members.where(hasScope(filter.scope ?? '')))
    .orderBy('customer_number')
    .limit(filter.limit)
    .execute();
  return rows.map(toAccount);
}

/**
 * The member logs in no more, and is logged in nowhere; links that are on their way to them count no
 * more. What they have booked stays, and can be looked up.
 */
export async function lockAccount(
  tx: Transaction<Database>,
  { id }: Account,
  now: Date,
): Promise<void> {
  await setLockedAt(tx, id, now);
  await endLoginsOf(tx, id, now);
  for (const kind of ['passwordReset', 'emailChange'] as const) {
    await endLinksOf(tx, kind, id, now);
  }
}

/** The member can log in again. */
export const unlockAccount = (tx: Transaction<Database>, { id }: Account): Promise<void> =>
  setLockedAt(tx, id, null);

async function setLockedAt(
  tx: Transaction<Database>,
  id: string,
  locked_at: Date | null,
): Promise<void> {
  await tx.updateTable('member').set({ locked_at }).where('id', '=', id).execute();
}

/**
 * The scope is granted to whom the profile says now, or no more; a list of a wrong type becomes a
 * list.
 */
export async function setScope(
  tx: Transaction<Database>,
  { id, scopes }: Account,
  scope: GrantedScope,
  isGranted: boolean,
): Promise<void> {
  const others = scopes.filter((each) => each !== scope && each !== OWN_SCOPE);
  const next = [OWN_SCOPE, ...others, ...(isGranted ? [scope] : [])];
  await tx
    .updateTable('member')
    .set({ scope: JSON.stringify(next), resident_person: isGranted ? PERSON : null })
    .where('id', '=', id)
    .execute();
}

const toAccount = (row: {
  id: string;
  customer_number: string;
  scope: unknown;
  is_as_granted: boolean;
  has_birth_date: boolean;
  locked_at: Date | null;
  created_at: Date;
}): Account => ({
  id: row.id,
  customerNumber: row.customer_number,
  scopes: scopesOf(row.scope),
  isAsGranted: row.is_as_granted,
  hasBirthDate: row.has_birth_date,
  lockedAt: row.locked_at,
  createdAt: row.created_at,
});
