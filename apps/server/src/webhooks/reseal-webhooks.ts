import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { reseal } from '../domain/reseal.ts';
import { secretRecord } from '../domain/webhooks/endpoints.ts';
import type { KeyRing } from '../keys/key-ring.ts';

/** Encrypts the secrets of endpoints with the ring's first key; see {@link reseal}. */
export const resealWebhooks = (db: Kysely<Database>, keys: KeyRing) =>
  reseal<Selectable<Database['webhook_secret']>>(db, keys, {
    table: 'webhook_secret',
    id: 'id',
    column: 'sealed',
    recordOf: secretRecord,
  });
