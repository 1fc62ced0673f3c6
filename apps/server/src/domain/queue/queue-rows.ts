import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

export type QueueRow = Selectable<Database['sales_queue']>;
export type PlaceRow = Selectable<Database['queue_place']>;

/** Minutes in which a customer whose turn has come begins a booking. */
export const BEGIN_MINUTES = 5;
/** Minutes for which a customer who has begun one counts as inside. */
export const INSIDE_MINUTES = 15;
/** Minutes without a call after which a customer has left: turns go to the next, and the address may have another place. */
export const GONE_MINUTES = 3;

/** The line that gathers or is in force, if the operator has opened one. */
export async function findQueue(db: Kysely<Database>, now: Date): Promise<QueueRow | undefined> {
  const [row] = await readQueue(db, { now });
  return row;
}

const readQueue = prepared((db, { now }: { now: Date }) =>
  db
    .selectFrom('sales_queue')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('gathers_at', '<=', now)
    .where('ends_at', '>', now),
);

/** The line that is not closed, also one that does not gather yet. */
export const findUnclosed = (db: Kysely<Database>): Promise<QueueRow | undefined> =>
  db.selectFrom('sales_queue').selectAll().where('closed_at', 'is', null).executeTakeFirst();

/** The session's place in a line. */
export async function findPlace(
  db: Kysely<Database>,
  queueId: number,
  sessionId: number,
): Promise<PlaceRow | undefined> {
  const [row] = await readPlace(db, { queueId, sessionId });
  return row;
}

const readPlace = prepared((db, where: { queueId: number; sessionId: number }) =>
  db
    .selectFrom('queue_place')
    .selectAll()
    .where('queue_id', '=', where.queueId)
    .where('session_id', '=', where.sessionId),
);

/** Notes that the client of a place is there: its turn may come. */
export const touchPlace = (db: Kysely<Database>, lot: string, now: Date): Promise<unknown> =>
  db.updateTable('queue_place').set({ seen_at: now }).where('lot', '=', lot).execute();

/** A booking is begun in a turn: it counts as inside for some minutes from then on, twice as long in all. */
export const beginInTurn = (db: Kysely<Database>, lot: string, now: Date): Promise<unknown> =>
  db
    .updateTable('queue_place')
    .set({
      seen_at: now,
      used_at: now,
      inside_until: sql<Date>`least(${addMinutes(now, INSIDE_MINUTES)}::timestamptz,
        admitted_at + make_interval(mins => ${2 * INSIDE_MINUTES}::int))`,
    })
    .where('lot', '=', lot)
    .where('admitted_at', 'is not', null)
    .execute();

/** Keeps those who join apart from the draw: all who are in the line by then are drawn, and no other. */
export const lockQueueDraw = (
  tx: Transaction<Database>,
  mode: 'join' | 'draw',
): Promise<unknown> =>
  mode === 'join'
    ? sql`select pg_advisory_xact_lock_shared(hashtextextended('draw of the queue', 0))`.execute(tx)
    : sql`select pg_advisory_xact_lock(hashtextextended('draw of the queue', 0))`.execute(tx);

/** Makes clients of one address wait for each other. */
export const lockPlacesOf = (tx: Transaction<Database>, clientHash: Buffer): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`queue of ${clientHash.toString('base64')}`}, 0))`.execute(
    tx,
  );

/** Places of an address whose clients are there, without the session's own. */
export async function countPlacesOf(
  tx: Transaction<Database>,
  { queueId, clientHash, sessionId }: { queueId: number; clientHash: Buffer; sessionId: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ places: number }>`select count(*)::int as places from queue_place
    where client_hash = ${clientHash} and queue_id = ${queueId} and ended_at is null
      and session_id is distinct from ${sessionId}
      and (inside_until > ${now} or admitted_at is null
        and seen_at > ${addMinutes(now, -GONE_MINUTES)})`.execute(tx);
  return rows[0]?.places ?? 0;
}

interface NewPlace {
  lot: string;
  queue_id: number;
  session_id: number;
  client_hash: Buffer;
  seen_at: Date;
}

/** The last place of the line. What was begun in an earlier turn stays begun, unless it was booked. */
export async function insertPlace(tx: Transaction<Database>, place: NewPlace): Promise<void> {
  await tx
    .insertInto('queue_place')
    .values(place)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'queue_id']).doUpdateSet({
        place: sql<number>`nextval('queue_place_number')`,
        client_hash: place.client_hash,
        seen_at: place.seen_at,
        admitted_at: null,
        inside_until: null,
        used_at: sql<Date | null>`case when queue_place.ended_at is null then queue_place.used_at end`,
        ended_at: null,
        missed: 0,
        drawn_from: null,
      }),
    )
    .execute();
}

/** Gives up the session's places. */
export const deletePlaces = (db: Kysely<Database>, sessionId: number): Promise<unknown> =>
  db.deleteFrom('queue_place').where('session_id', '=', sessionId).execute();
