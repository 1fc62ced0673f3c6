import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { estimate, isInside, isTurnOver } from './queue-place.ts';
import { beginInTurn, findPlace, findQueue, type QueueRow } from './queue-rows.ts';

/** Hours for which a line may be open: sales that opened earlier are nothing that a line is for. */
export const LONGEST_QUEUE_HOURS = 12;

/**
 * Refuses to begin a booking while others wait for their turn, whichever client calls. Without a line it is one statement.
 * @throws DomainError `WAIT_YOUR_TURN` with about how long
 */
export async function assertTurn(
  db: Kysely<Database>,
  sessionId: number,
  now: Date,
): Promise<void> {
  const queue = await findQueue(db, now);
  if (!queue || queue.opens_at > now) return;
  const place = await findPlace(db, queue.id, sessionId);
  if (!place || isTurnOver(place, now) || !isInside(place.inside_until, now)) throw wait(queue);
  await beginInTurn(db, place.lot, now);
}

/**
 * Refuses to hold what sales have just opened for, unless the booking was begun in a turn. What was on sale before the line
 * opened is a booking in progress: it goes on, and so does a hold that is there.
 * @param openings when sales of each leg opened
 * @throws DomainError `WAIT_YOUR_TURN`
 */
export async function assertTurnFor(
  db: Kysely<Database>,
  { sessionId, clock }: { sessionId: number; clock: Clock },
  openings: readonly Date[],
): Promise<void> {
  const now = clock.now();
  const opened = Math.max(0, ...openings.map((opening) => opening.getTime()));
  if (now.getTime() - opened > LONGEST_QUEUE_HOURS * 3_600_000) return;
  const queue = await findQueue(db, now);
  if (!queue || queue.opens_at > now || opened < queue.opens_at.getTime()) return;
  const place = await findPlace(db, queue.id, sessionId);
  const isBegun = place && place.ended_at === null && place.used_at !== null;
  if (!isBegun && !isInside(place?.inside_until ?? null, now)) throw wait(queue);
}

const wait = (queue: QueueRow): DomainError =>
  new DomainError('WAIT_YOUR_TURN', {
    retryAfterSeconds: Math.max(1, estimate(queue, queue.waiting + 1) ?? 60),
  });
