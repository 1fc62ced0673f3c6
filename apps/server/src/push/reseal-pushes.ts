import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { pushKeyRecord } from '../domain/push/push-keys.ts';
import { deviceRecord } from '../domain/push/push-subscriptions.ts';
import { reseal } from '../domain/reseal.ts';
import type { KeyRing } from '../keys/key-ring.ts';

/** Encrypts devices and the keys that push services know with the ring's first key; see {@link reseal}. */
export async function resealPushes(db: Kysely<Database>, keys: KeyRing) {
  const pushKeys = await reseal<Selectable<Database['push_key']>>(db, keys, {
    table: 'push_key',
    id: 'id',
    column: 'sealed',
    recordOf: ({ public_key }) => pushKeyRecord(public_key),
  });
  const devices = await reseal<Selectable<Database['push_subscription']>>(db, keys, {
    table: 'push_subscription',
    id: 'id',
    column: 'sealed',
    recordOf: deviceRecord,
  });
  return { resealed: pushKeys.resealed + devices.resealed, lost: devices.lost };
}
