import { randomBytes } from 'node:crypto';
import type { Passkey } from '@ferry/api/external-server';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../instant.ts';

type Row = Selectable<Database['passkey']>;

/** What is stored of a passkey beside its member and its name. */
export type NewPasskey = Pick<Row, 'credential_id' | 'public_key' | 'transports' | 'is_synced'> & {
  counter: number;
};

/** A passkey with whose it is. */
export type UsablePasskey = Pick<
  Row,
  'id' | 'member_id' | 'credential_id' | 'public_key' | 'counter' | 'transports'
> & { session_id: number };

/** A member's passkeys in the order in which they were added. */
export function findPasskeys(db: Kysely<Database>, memberId: string): Promise<Row[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** @returns undefined when a passkey of that credential is there already, of any member */
export async function insertPasskey(
  tx: Transaction<Database>,
  of: { id: string; memberId: string; name: string },
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('passkey')
    .values({
      ...passkey,
      id: of.id,
      member_id: of.memberId,
      name: of.name,
      transports: JSON.stringify(passkey.transports),
      added_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPasskey(row);
}

/** The passkey of a credential, and the member's own session. */
export function findByCredential(
  db: Kysely<Database>,
  credentialId: string,
): Promise<UsablePasskey | undefined> {
  return db
    .selectFrom('passkey as p')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.member_id', 'p.credential_id', 'p.public_key', 'p.counter', 'p.transports'])
    .select('m.session_id')
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Notes that a passkey has logged its member in; nobody removes it before the transaction ends.
 * @returns false when it has been removed, or another signature was faster
 */
export async function usePasskey(
  tx: Transaction<Database>,
  passkey: Pick<Row, 'id' | 'counter'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where(sql<boolean>`counter = ${passkey.counter}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * @param of with the version that the member has seen
 * @returns undefined when this member has no such version of it
 */
export async function renamePasskeyRow(
  db: Kysely<Database>,
  { id, memberId, version }: { id: string; memberId: string; version: number },
  name: string,
): Promise<Passkey | undefined> {
  const row = await db
    .updateTable('passkey')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && toPasskey(row);
}

/** @returns whether it was there */
export async function deletePasskeyRow(
  db: Kysely<Database>,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What a member is to devices: random, the same for all passkeys of the member. */
export async function passkeyHandleOf(db: Kysely<Database>, memberId: string): Promise<string> {
  const fresh = randomBytes(16).toString('base64url');
  const { passkey_handle } = await db
    .updateTable('member')
    .set({ passkey_handle: sql<string>`coalesce(passkey_handle, ${fresh})` })
    .where('id', '=', memberId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow();
  return passkey_handle ?? fresh;
}

export const toPasskey = (row: Row): Passkey => ({
  id: row.id,
  version: row.version,
  name: row.name,
  isSynced: row.is_synced,
  addedAt: jstInstant(row.added_at),
  lastUsedAt: row.last_used_at && jstInstant(row.last_used_at),
});
