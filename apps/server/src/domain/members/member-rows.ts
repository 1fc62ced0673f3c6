import type { Member } from '@ferry/api/external-server';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newCustomerNumber, newId } from '../ids.ts';

/** What a login is checked with. */
export type Credentials = Pick<
  Selectable<Database['member']>,
  'id' | 'session_id' | 'password_hash'
>;

/** A new member; its id, number and session are made with it. */
export type NewMember = Omit<
  Insertable<Database['member']>,
  'id' | 'session_id' | 'customer_number'
>;

/** @param loginEmail as `loginEmailOf` gives it */
export function findCredentials(
  db: Kysely<Database>,
  loginEmail: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'session_id', 'password_hash'])
    .where('login_email', '=', loginEmail)
    .executeTakeFirst();
}

/** The member in the contract's shape. */
export async function findMember(
  db: Kysely<Database>,
  memberId: string,
): Promise<Member | undefined> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    customerNumber: row.customer_number,
    familyName: row.family_name,
    givenName: row.given_name,
    familyNameKana: row.family_name_kana,
    givenNameKana: row.given_name_kana,
    email: row.email,
    phone: row.phone,
    address: row.address,
    ...(row.birth_date && { birthDate: row.birth_date }),
    ...(row.sex && { sex: row.sex }),
    scope: row.scope,
  };
}

/**
 * Stores a member, with the session that everything of theirs will belong to.
 * @returns false when the mail address, or by chance the number, is somebody's already
 */
export async function insertMember(tx: Transaction<Database>, member: NewMember): Promise<boolean> {
  const { id: session_id } = await tx
    .insertInto('session')
    .values({ token_hash: null, created_at: member.created_at, last_seen_at: member.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('member')
    .values({ ...member, id: newId('mem'), session_id, customer_number: newCustomerNumber() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (!isNew) await tx.deleteFrom('session').where('id', '=', session_id).execute();
  return isNew;
}

/** @param former the hash that the new one replaces; a password changed meanwhile stays */
export async function replacePasswordHash(
  db: Kysely<Database>,
  memberId: string,
  hashes: { former: string; next: string },
): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: hashes.next })
    .where('id', '=', memberId)
    .where('password_hash', '=', hashes.former)
    .execute();
}
