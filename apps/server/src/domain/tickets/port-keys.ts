import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

const PREFIX = 'port_';
const KEY_BYTES = 32;
const SHOWN_LENGTH = PREFIX.length + 6;
/** Longer than any key of ours. */
const LONGEST_KEY = 100;

/** @returns the key, which nothing keeps; the database has its hash */
export async function createPortKey(
  db: Kysely<Database>,
  name: string,
  now: Date,
): Promise<{ key: string; prefix: string }> {
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const prefix = key.slice(0, SHOWN_LENGTH);
  const row = { key_hash: hashOf(key), prefix, name, created_at: now };
  await db.insertInto('port_key').values(row).execute();
  return { key, prefix };
}

export const findPortKeys = (
  db: Kysely<Database>,
): Promise<Omit<Selectable<Database['port_key']>, 'key_hash'>[]> =>
  db
    .selectFrom('port_key')
    .select(['prefix', 'name', 'created_at'])
    .orderBy('created_at')
    .orderBy('prefix')
    .execute();

/** @returns whether there was such a key */
export async function deletePortKey(db: Kysely<Database>, prefix: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('port_key')
    .where('prefix', '=', prefix)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function isPortKey(db: Kysely<Database>, key: string): Promise<boolean> {
  if (key.length > LONGEST_KEY) return false;
  const found = await db
    .selectFrom('port_key')
    .select('prefix')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return found !== undefined;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
