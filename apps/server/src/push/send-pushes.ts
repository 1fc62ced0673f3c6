import { type Kysely, sql } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../database/schema.ts';
import { addMinutes } from '../domain/instant.ts';
import { isKnownService } from '../domain/push/known-services.ts';
import { openPushKey } from '../domain/push/push-keys.ts';
import { openDevice } from '../domain/push/push-subscriptions.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { PushSender } from './push-sender.ts';

const MAX_ATTEMPTS = 8;
/** Sent at the same time. */
const AT_ONCE = 50;
/** Milliseconds for a response. */
const PATIENCE_MS = 10_000;
/** The longest that a service is asked to keep a message, in seconds. */
const LONGEST_TTL = 28 * 24 * 3600;
/** The longest pause that a service can ask for, in minutes. */
const LONGEST_PAUSE = 60;

/** A push service has not taken a message. */
class PushRefusedError extends Error {
  override readonly name = 'PushRefusedError';
  readonly code: string;

  constructor(status: number) {
    super('The push service has refused the message');
    this.code = `HTTP_${status}`;
  }
}

interface Due {
  id: number;
  subscription_id: number;
  event_id: number;
  sailing_id: string;
  title: string;
  body: string;
  expires_at: Date;
  attempts: number;
}

interface Sending {
  db: Kysely<Database>;
  keys: KeyRing;
  push: PushSender;
  now: Date;
}

/**
 * Sends what is due, each message by one process. What fails comes again later, for longer each time, until it is of no
 * use any more or was tried 8 times. A process that dies while sending may send a message twice: both have the same topic
 * and event, so a device shows one. A device that its service does not know any more is forgotten.
 * @param onFailure gets the message that failed; nothing of the device
 * @returns how many were handed over
 */
export async function sendDuePushes(
  { db, keys, push }: { db: Kysely<Database>; keys: KeyRing; push: PushSender | undefined },
  now: Date,
  onFailure: (error: unknown, messageId: number) => void,
): Promise<number> {
  if (!push) return 0;
  await db
    .deleteFrom('push_message')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('attempts', '>=', MAX_ATTEMPTS)]))
    .where('next_attempt_at', '<=', now)
    .execute();
  const { rows } = await sql<Due>`
    update push_message set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + 30 * power(2, attempts) * interval '1 second'
    where id in (
      select id from push_message where next_attempt_at <= ${now} order by next_attempt_at
      limit ${AT_ONCE} for update skip locked
    )
    returning *`.execute(db);
  const sent = await Promise.all(
    rows.map((due) =>
      send({ db, keys, push, now }, due).catch((error: unknown) => {
        onFailure(error, due.id);
        return false;
      }),
    ),
  );
  return sent.filter(Boolean).length;
}

async function send(sending: Sending, due: Due): Promise<boolean> {
  const { db, push, now } = sending;
  const request = await requestOf(sending, due);
  if (!request) return false;
  const { endpoint, method, headers, body } = request;
  const response = await push.fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    // Where a service sends us on to is not for it to say.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (response.ok) {
    await done(db, due);
    return true;
  }
  if (response.status === 404 || response.status === 410) {
    await db.deleteFrom('push_subscription').where('id', '=', due.subscription_id).execute();
    return false;
  }
  await waitAsAsked(db, due, response.headers.get('retry-after'), now);
  throw new PushRefusedError(response.status);
}

/** @returns undefined when the device is gone meanwhile */
async function requestOf({ db, keys, push, now }: Sending, due: Due) {
  const row = await db
    .selectFrom('push_subscription')
    .selectAll()
    .where('id', '=', due.subscription_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await db
    .selectFrom('push_key')
    .selectAll()
    .where('id', '=', row.push_key_id)
    .executeTakeFirstOrThrow();
  const { publicKey, privateKey } = openPushKey(keys, key);
  const { endpoint, ...deviceKeys } = openDevice(keys, row, row.sealed);
  if (!isKnownService(endpoint)) throw new Error('A device is at no known push service');
  // The service sees it: not which sailing it is about.
  const topic = keys.hash('push topic', due.sailing_id).toString('base64url').slice(0, 32);
  const { title, body } = due;
  const eventId = String(due.event_id);
  const message = { title, body, reservationId: row.reservation_id, tag: topic, eventId };
  const seconds = Math.ceil((due.expires_at.getTime() - now.getTime()) / 1000);
  const details = webPush.generateRequestDetails(
    { endpoint, keys: deviceKeys },
    JSON.stringify(message),
    {
      vapidDetails: { subject: push.contact, publicKey, privateKey },
      TTL: Math.min(seconds, LONGEST_TTL),
      urgency: 'high',
      topic,
      contentEncoding: 'aes128gcm',
    },
  );
  const { 'Content-Length': _length, ...headers } = details.headers;
  return { endpoint, method: details.method, headers, body: details.body };
}

/** Handed over; a later decision may have taken its place meanwhile, and stays. */
async function done(db: Kysely<Database>, { id, event_id }: Due): Promise<void> {
  await db
    .deleteFrom('push_message')
    .where('id', '=', id)
    .where('event_id', '=', event_id)
    .execute();
}

/** @param retryAfter seconds; a date, or nothing, leaves the pause as it is */
async function waitAsAsked(
  db: Kysely<Database>,
  { id, event_id }: Due,
  retryAfter: string | null,
  now: Date,
): Promise<void> {
  if (!retryAfter || !/^\d{1,6}$/.test(retryAfter)) return;
  const until = addMinutes(now, Math.min(Number(retryAfter) / 60, LONGEST_PAUSE));
  await db
    .updateTable('push_message')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('event_id', '=', event_id)
    .where('next_attempt_at', '<', until)
    .execute();
}
