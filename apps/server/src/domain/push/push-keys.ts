import type { Kysely, Selectable } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../../database/schema.ts';
import { KeyLostError, type KeyRing } from '../../keys/key-ring.ts';

/** What this server proves itself with to push services, P-256, both parts in base64url. */
interface PushKey {
  id: number;
  publicKey: string;
  privateKey: string;
}

type PushKeyRow = Selectable<Database['push_key']>;

/**
 * The newest key that the ring opens, for a browser that subscribes; made where there is none. Another ring makes
 * another one, and devices that subscribed with the one before have to subscribe again.
 */
export async function currentPushKey(
  db: Kysely<Database>,
  keys: KeyRing,
  now: Date,
): Promise<PushKey> {
  const rows = await db.selectFrom('push_key').selectAll().orderBy('id', 'desc').execute();
  return firstOpen(keys, rows) ?? makePushKey(db, keys, now);
}

/** @returns undefined for one that there is not, or that the ring does not open */
export async function findPushKey(
  db: Kysely<Database>,
  keys: KeyRing,
  publicKey: string,
): Promise<PushKey | undefined> {
  const row = await db
    .selectFrom('push_key')
    .selectAll()
    .where('public_key', '=', publicKey)
    .executeTakeFirst();
  return firstOpen(keys, row ? [row] : []);
}

/** @throws KeyLostError */
export const openPushKey = (keys: KeyRing, { id, public_key, sealed }: PushKeyRow): PushKey => ({
  id,
  publicKey: public_key,
  privateKey: keys.open(sealed, pushKeyRecord(public_key)),
});

/** The associated data of a key. */
export const pushKeyRecord = (publicKey: string): string => `push key ${publicKey}`;

function firstOpen(keys: KeyRing, rows: readonly PushKeyRow[]): PushKey | undefined {
  for (const row of rows) {
    try {
      return openPushKey(keys, row);
    } catch (error) {
      if (!(error instanceof KeyLostError)) throw error;
    }
  }
  return undefined;
}

async function makePushKey(db: Kysely<Database>, keys: KeyRing, now: Date): Promise<PushKey> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = keys.seal(privateKey, pushKeyRecord(publicKey));
  const { id } = await db
    .insertInto('push_key')
    .values({ public_key: publicKey, sealed, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, publicKey, privateKey };
}
