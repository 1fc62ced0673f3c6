import { createHash, ECDH } from 'node:crypto';
import type { PushSubscriptionRequest } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { DomainError } from '../domain-error.ts';
import { isKnownService } from './known-services.ts';
import { findPushKey } from './push-keys.ts';

/** Devices of a reservation; the oldest makes room for another one. */
const MOST_DEVICES = 10;

const Device = v.strictObject({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });
/** Where a message goes, and whom it is encrypted for. */
export type Device = v.InferOutput<typeof Device>;

/** Who subscribes. */
interface Subscriber {
  sessionId: number;
  login: { id: number; memberId: string } | undefined;
}

/** A device of a reservation: the associated data of what is stored of it. */
interface DeviceOf {
  reservation_id: string;
  endpoint_hash: string;
}

/**
 * The devices of a reservation, the newest first.
 * @returns their hashes
 */
export async function listSubscribed(
  db: Kysely<Database>,
  reservationId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('endpoint_hash')
    .where('reservation_id', '=', reservationId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ endpoint_hash }) => endpoint_hash);
}

/**
 * Notifies a device of what becomes of a reservation's sailings from now on. The same device takes its own place.
 * @param hash of its endpoint, as the client has it
 * @throws DomainError `VALIDATION_FAILED` for an endpoint that is no push service's, or with another hash, and for keys
 *   that are none
 */
export async function subscribeDevice(
  tx: Transaction<Database>,
  keys: KeyRing,
  { reservationId, hash, by }: { reservationId: string; hash: string; by: Subscriber },
  { publicKey, ...device }: PushSubscriptionRequest,
  now: Date,
): Promise<void> {
  const key = await findPushKey(tx, keys, publicKey);
  const wrong = [
    ...(isKnownService(device.endpoint) && hashOf(device.endpoint) === hash ? [] : ['endpoint']),
    ...(isPoint(device.p256dh) ? [] : ['p256dh']),
    ...(key ? [] : ['publicKey']),
  ];
  if (wrong.length > 0 || !key) {
    const errors = Object.fromEntries(wrong.map((name) => [name, ['INVALID_FORMAT' as const]]));
    throw new DomainError('VALIDATION_FAILED', { errors });
  }
  const of = { reservation_id: reservationId, endpoint_hash: hash };
  await unsubscribeDevice(tx, reservationId, hash);
  await tx
    .insertInto('push_subscription')
    .values({
      ...of,
      push_key_id: key.id,
      sealed: keys.seal(JSON.stringify(device), deviceRecord(of)),
      session_id: by.sessionId,
      login_id: by.login?.id ?? null,
      member_id: by.login?.memberId ?? null,
      created_at: now,
    })
    .execute();
  await sql`delete from push_subscription where id in (
    select id from push_subscription where reservation_id = ${reservationId}
    order by id desc offset ${MOST_DEVICES})`.execute(tx);
}

/** @throws KeyLostError */
export const openDevice = (keys: KeyRing, of: DeviceOf, sealed: string): Device =>
  v.parse(Device, JSON.parse(keys.open(sealed, deviceRecord(of))));

/** The associated data of a device. */
export const deviceRecord = ({ reservation_id, endpoint_hash }: DeviceOf): string =>
  `push subscription ${reservation_id} ${endpoint_hash}`;

/** One press: this device is not notified any more, nor of what waits. */
export async function unsubscribeDevice(
  db: Kysely<Database>,
  reservationId: string,
  hash: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('reservation_id', '=', reservationId)
    .where('endpoint_hash', '=', hash)
    .execute();
}

/** A reservation that is over has no devices. */
export async function unsubscribeAll(db: Kysely<Database>, reservationId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('reservation_id', '=', reservationId).execute();
}

/** A session that has lost the right to a reservation is not notified of it. @param kept sessions that go on */
export async function unsubscribeOthers(
  db: Kysely<Database>,
  reservationId: string,
  kept: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('reservation_id', '=', reservationId)
    .where('session_id', 'not in', [...kept])
    .execute();
}

/** What was subscribed in logins of a member that were ended. */
export async function unsubscribeEnded(db: Kysely<Database>, memberId: string): Promise<void> {
  await sql`delete from push_subscription where login_id in (
    select id from login where member_id = ${memberId} and ended_at is not null)`.execute(db);
}

/** Whether something of a reservation `r` is still to come. */
const isAhead = (now: Date) => sql<boolean>`exists (
  select from reservation_leg l join sailing s on s.id = l.sailing_id
  where l.reservation_id = r.id and s.service_date::timestamp at time zone 'Asia/Tokyo'
    + (s.call_arrivals[l.to_call + 1] + coalesce(s.delay_minutes, 0)) * interval '1 minute'
    > ${now})`;

/** Whether devices can be notified of a reservation: booked, and not arrived. */
export async function canSubscribe(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`select from reservation r where r.id = ${reservationId}
    and r.state in ('confirmed', 'confirmedUnpaid') and ${isAhead(now)}`.execute(db);
  return rows.length > 0;
}

/** @returns how many devices were removed because their reservation has arrived or ended, or their login was ended */
export async function deleteOldDevices(db: Kysely<Database>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from push_subscription p using reservation r
    where r.id = p.reservation_id
      and (r.state in ('cancelled', 'expired') or not ${isAhead(now)}
        or p.login_id in (select id from login where ended_at is not null))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Whether the bytes are a point of the curve: nothing can be encrypted for another one. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
