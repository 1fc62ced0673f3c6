import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a login is checked with. */
export type Credentials = Pick<
  Selectable<Database['member']>,
  'id' | 'session_id' | 'password_hash'
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

/** @param previous the hash that the new one replaces; a password changed meanwhile stays */
export async function replacePasswordHash(
  db: Kysely<Database>,
  memberId: string,
  hashes: { previous: string; next: string },
): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: hashes.next })
    .where('id', '=', memberId)
    .where('password_hash', '=', hashes.previous)
    .execute();
}
