import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LegalVersions } from '../../database/member-tables.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { CheckedMember } from './check-member.ts';

/** What a login is checked with. */
export type Credentials = Pick<
  Selectable<Database['member']>,
  'id' | 'session_id' | 'password_hash' | 'email' | 'locked_at'
>;

/** @param loginEmail as `loginEmailOf` gives it */
export function findCredentials(
  db: Kysely<Database>,
  loginEmail: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'session_id', 'password_hash', 'email', 'locked_at'])
    .where('login_email', '=', loginEmail)
    .executeTakeFirst();
}

/**
 * @param previous the hash that the new one replaces; a password changed meanwhile stays
 * @returns whether it was replaced
 */
export async function replacePasswordHash(
  db: Kysely<Database>,
  memberId: string,
  hashes: { previous: string; next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ password_hash: hashes.next })
    .where('id', '=', memberId)
    .where('password_hash', '=', hashes.previous)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Keeps the password from being changed, and the member from being locked, until the transaction
 * ends.
 * @returns false when either has happened meanwhile
 */
export async function keepPassword(
  tx: Transaction<Database>,
  { id, password_hash }: Credentials,
): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('locked_at', 'is', null)
    // Two logins at once come one after the other: each notes itself in the row.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the member from being locked until the transaction ends.
 * @returns false when they are
 */
export async function keepUnlocked(tx: Transaction<Database>, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('locked_at', 'is', null)
    // Two logins at once come one after the other: each notes itself in the row.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whatever it was. A member who logs in at the same time with the one before is refused, or ended
 * by the caller.
 */
export async function setPasswordHash(
  tx: Transaction<Database>,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .execute();
}

/** What members write of themselves, as the table has it. */
export const profileColumns = (member: CheckedMember) => ({
  family_name: member.familyName,
  given_name: member.givenName,
  family_name_kana: member.familyNameKana,
  given_name_kana: member.givenNameKana,
  phone: member.phone,
  address: JSON.stringify(member.address),
  birth_date: member.birthDate,
  sex: member.sex,
  nationality: member.nationality,
  passport_number: member.passportNumber,
  news: member.news,
});

/** What a member's login is compared with. */
export async function findLoginEmail(
  db: Kysely<Database>,
  memberId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('login_email')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.login_email;
}

/**
 * Keeps others from changing what is counted for a member until the transaction ends.
 * @throws DomainError `UNAUTHENTICATED` when they are gone
 */
export async function lockMember(tx: Transaction<Database>, memberId: string): Promise<void> {
  const locked = tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate();
  if (!(await locked.executeTakeFirst())) throw new DomainError('UNAUTHENTICATED');
}

/** @returns whether the session is the member's; they are not removed until the transaction ends */
export async function holdMember(
  tx: Transaction<Database>,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The member has logged in: the account does not end for want of use. */
export async function noteLogin(
  tx: Transaction<Database>,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ last_login_at: now, end_noticed_at: null })
    .where('id', '=', memberId)
    .execute();
}

/** What a new member has agreed to, with the version of each text. */
export async function keepConsents(
  tx: Transaction<Database>,
  memberId: string,
  versions: LegalVersions,
  agreedAt: Date,
): Promise<void> {
  const rows = (['memberTerms', 'privacyPolicy'] as const).map((consent) => ({
    member_id: memberId,
    consent,
    version: versions[consent],
    agreed_at: agreedAt,
  }));
  await tx.insertInto('member_consent').values(rows).execute();
}
