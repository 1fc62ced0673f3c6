import type { QueuePlace } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { newLot } from '../ids.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { checkAfter, secondsTo } from './check-after.ts';
import {
  countPlacesOf,
  deletePlaces,
  findPlace,
  findQueue,
  GONE_MINUTES,
  insertPlace,
  lockPlacesOf,
  lockQueueDraw,
  type PlaceRow,
  type QueueRow,
  touchPlace,
} from './queue-rows.ts';

interface QueueContext {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
}

/** Seconds after which an address that has all its places tries again. */
const ADDRESS_RETRY_SECONDS = 60;

/**
 * A place in the line: the session's own where it has one, else the last. Before sales open no place is better than
 * another: who is there is drawn.
 * @throws DomainError `RATE_LIMITED` where the address has all the places that one may have
 */
export async function joinQueue(
  context: QueueContext & { clientHash: Buffer },
): Promise<QueuePlace> {
  const { db, clock, sessionId, clientHash } = context;
  const now = clock.now();
  const queue = await findQueue(db, now);
  if (!queue) return withoutPlace('open', now);
  const known = await findPlace(db, queue.id, sessionId);
  if (known && isLive(known, now)) {
    await touchPlace(db, known.lot, now);
    return toPlace(queue, known, now);
  }
  return inTransaction(db, async (tx) => {
    await lockQueueDraw(tx, 'join');
    await lockPlacesOf(tx, clientHash);
    const others = await countPlacesOf(tx, { queueId: queue.id, clientHash, sessionId }, now);
    if (others >= queue.address_limit) {
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds: ADDRESS_RETRY_SECONDS });
    }
    // Another tab of the session may have been faster.
    const theirs = await findPlace(tx, queue.id, sessionId);
    if (theirs && !isTurnOver(theirs, now)) {
      await touchPlace(tx, theirs.lot, now);
    } else {
      const place = { lot: newLot(), queue_id: queue.id, session_id: sessionId };
      await insertPlace(tx, { ...place, client_hash: clientHash, seen_at: now });
    }
    const [found, place] = [await findQueue(tx, now), await findPlace(tx, queue.id, sessionId)];
    return found && place ? toPlace(found, place, now) : withoutPlace('open', now);
  });
}

/** The caller's place in the line; to ask keeps it. */
export async function getQueuePlace({
  db,
  clock,
  sessionId,
}: Omit<QueueContext, 'sessionId'> & { sessionId: number | undefined }): Promise<QueuePlace> {
  const now = clock.now();
  const queue = await findQueue(db, now);
  if (!queue) return withoutPlace('open', now);
  const place = sessionId === undefined ? undefined : await findPlace(db, queue.id, sessionId);
  if (!place || !isLive(place, now)) return outside(queue, now);
  await touchPlace(db, place.lot, now);
  return toPlace(queue, place, now);
}

/** Gives the place up; a booking that was begun goes on. */
export async function leaveQueue({ db, sessionId }: Omit<QueueContext, 'clock'>): Promise<void> {
  await deletePlaces(db, sessionId);
}

/** Its turn was used, and the time is over or the booking made: the next turn is another place. */
export const isTurnOver = ({ admitted_at, inside_until, used_at, ended_at }: PlaceRow, now: Date) =>
  ended_at !== null ||
  (admitted_at !== null &&
    used_at !== null &&
    used_at >= admitted_at &&
    !isInside(inside_until, now));

/**
 * Whether the place counts for its address. Who was away for long joins again and finds the place that they had, unless
 * others of the address are there by now: places that are left and taken up again would be more than it may have.
 */
const isLive = (place: PlaceRow, now: Date): boolean =>
  !isTurnOver(place, now) &&
  (isInside(place.inside_until, now) || place.seen_at > addMinutes(now, -GONE_MINUTES));

/** Whether the place has its turn. */
export const isInside = (insideUntil: Date | null, now: Date): boolean =>
  insideUntil !== null && insideUntil > now;

const withoutPlace = (state: 'open' | 'outside', now: Date): QueuePlace => ({
  state,
  position: null,
  peopleWaiting: null,
  estimatedSeconds: null,
  opensAt: null,
  admittedUntil: null,
  checkAfterSeconds: 60,
  serverTime: jstInstant(now),
});

const opensAt = ({ drawn_at, opens_at }: QueueRow) => (drawn_at ? null : jstInstant(opens_at));

const outside = (queue: QueueRow, now: Date): QueuePlace => ({
  ...withoutPlace('outside', now),
  peopleWaiting: queue.waiting,
  opensAt: opensAt(queue),
});

function toPlace(queue: QueueRow, row: PlaceRow, now: Date): QueuePlace {
  const plain = withoutPlace('open', now);
  if (row.inside_until && isInside(row.inside_until, now)) {
    return { ...plain, state: 'admitted', admittedUntil: jstInstant(row.inside_until) };
  }
  const waits = { ...plain, peopleWaiting: Math.max(1, queue.waiting) };
  if (!queue.drawn_at) {
    const checkAfterSeconds = checkAfter(
      queue,
      { opensIn: secondsTo(queue.opens_at, now) },
      row.place,
    );
    return { ...waits, state: 'gathering', opensAt: opensAt(queue), checkAfterSeconds };
  }
  const position = Math.max(1, row.place - queue.front);
  const estimatedSeconds = estimate(queue, position);
  const checkAfterSeconds = checkAfter(queue, { estimatedSeconds }, row.place);
  return { ...waits, state: 'waiting', position, estimatedSeconds, checkAfterSeconds };
}

const LONGEST_ESTIMATE = 86_400;

/** Seconds until the turn comes at the speed of the last minute; null where none is known. */
export function estimate({ per_minute }: QueueRow, position: number): number | null {
  if (!per_minute) return null;
  return Math.min(LONGEST_ESTIMATE, Math.ceil((position / per_minute) * 60));
}
