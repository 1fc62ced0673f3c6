import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { newId } from '../ids.ts';
import { addMinutes } from '../instant.ts';

/** Every event is stored once for each of them. */
const MOST_ENDPOINTS = 20;
const SECRET_BYTES = 32;
/** Minutes for which the secret of before signs as well after a rotation, as the keys of partners. */
const ROTATION_MINUTES = 7 * 24 * 60;

export type EndpointRow = Selectable<Database['webhook_endpoint']>;

/** The reason why an endpoint is not changed. */
export type EndpointProblem = 'known' | 'tooMany' | 'unknown' | 'twoSecrets' | 'notStopped';

/** The associated data of a secret. */
export const secretRecord = ({ id }: { id: string }): string => `webhook secret ${id}`;

/**
 * @returns the endpoint and its secret, which is shown once
 */
export async function addEndpoint(
  tx: Transaction<Database>,
  keys: KeyRing,
  { url, allowsPrivate }: { url: string; allowsPrivate: boolean },
  now: Date,
): Promise<{ id: string; secret: string } | EndpointProblem> {
  await lockEndpoints(tx);
  const live = await findEndpoints(tx);
  if (live.some((endpoint) => endpoint.url === url)) return 'known';
  if (live.length >= MOST_ENDPOINTS) return 'tooMany';
  const id = newId('whe');
  await tx
    .insertInto('webhook_endpoint')
    .values({ id, url, allows_private: allowsPrivate, created_at: now })
    .execute();
  return { id, secret: await addSecret(tx, keys, id, now) };
}

/**
 * A new secret in place of an endpoint's only one, which signs as well for a week.
 * @param isAtOnce all secrets of before are of no use any more
 * @returns with when the one of before ends
 */
export async function rotateSecret(
  tx: Transaction<Database>,
  keys: KeyRing,
  { id, isAtOnce }: { id: string; isAtOnce: boolean },
  now: Date,
): Promise<{ secret: string; endsAt: Date } | EndpointProblem> {
  await lockEndpoints(tx);
  if (!(await findEndpoint(tx, id))) return 'unknown';
  const live = await liveSecrets(tx, now).where('endpoint_id', '=', id).select('id').execute();
  if (live.length > 1 && !isAtOnce) return 'twoSecrets';
  const endsAt = isAtOnce ? now : addMinutes(now, ROTATION_MINUTES);
  await tx
    .updateTable('webhook_secret')
    .set({ ends_at: sql<Date>`least(coalesce(ends_at, ${endsAt}), ${endsAt})` })
    .where('endpoint_id', '=', id)
    .execute();
  return { secret: await addSecret(tx, keys, id, now), endsAt };
}

/** Removes an endpoint: its waiting events are not sent, and stay for the others. */
export async function removeEndpoint(
  tx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<EndpointProblem | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'unknown';
  await tx.deleteFrom('webhook_delivery').where('endpoint_id', '=', id).execute();
  await tx.deleteFrom('webhook_secret').where('endpoint_id', '=', id).execute();
  return undefined;
}

/** Events of from now on are sent to it again; what was parked is for a replay. */
export async function resumeEndpoint(
  tx: Transaction<Database>,
  id: string,
): Promise<EndpointProblem | undefined> {
  const endpoint = await findEndpoint(tx, id);
  if (!endpoint) return 'unknown';
  if (!endpoint.stopped_at) return 'notStopped';
  await tx
    .updateTable('webhook_endpoint')
    .set({ stopped_at: null, failing_since: null })
    .where('id', '=', id)
    .execute();
  return undefined;
}

/** Those that were not removed, the oldest first. */
export const findEndpoints = (db: Kysely<Database>): Promise<EndpointRow[]> =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findEndpoint = (db: Kysely<Database>, id: string): Promise<EndpointRow | undefined> =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/**
 * The secrets that sign for an endpoint, the newest first.
 * @throws KeyLostError
 */
export async function openSecrets(
  db: Kysely<Database>,
  keys: KeyRing,
  endpointId: string,
  now: Date,
): Promise<string[]> {
  const rows = await liveSecrets(db, now)
    .select(['id', 'sealed'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => keys.open(row.sealed, secretRecord(row)));
}

const liveSecrets = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('webhook_secret')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]));

async function addSecret(
  tx: Transaction<Database>,
  keys: KeyRing,
  endpointId: string,
  now: Date,
): Promise<string> {
  const id = newId('whs');
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const sealed = keys.seal(secret, secretRecord({ id }));
  await tx
    .insertInto('webhook_secret')
    .values({ id, endpoint_id: endpointId, sealed, created_at: now })
    .execute();
  return secret;
}

/** Locks the endpoints: of two commands at once the second sees the first one's result. */
async function lockEndpoints(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook endpoints'))`.execute(tx);
}
