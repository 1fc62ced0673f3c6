import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addMinutes } from '../instant.ts';
import { isStuck, nextRate } from './next-rate.ts';
import {
  BEGIN_MINUTES,
  GONE_MINUTES,
  INSIDE_MINUTES,
  lockQueueDraw,
  type QueueRow,
} from './queue-rows.ts';

/** Milliseconds between two steps, of all processes together. */
const STEP_MS = 900;
/** Seconds over which the speed of the line is measured. */
const MEASURED_SECONDS = 60;
/** Seconds after the draw until the speed can be said. */
const FIRST_MEASURE_SECONDS = 10;

/**
 * Lets the line go on by one step: draws it when sales open, ends turns, and gives as many as the server can take. Any
 * number of processes do this: the first in a second does it, the others say how slow they are.
 * @param slowMs of the calling process, since it said so last
 * @returns how many turns have come
 */
export function stepQueue(db: Kysely<Database>, now: Date, slowMs: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const queue = await reportSlowness(tx, slowMs);
    if (!queue || queue.gathers_at > now) return 0;
    if (queue.ends_at <= now) {
      await tx
        .updateTable('sales_queue')
        .set({ closed_at: now })
        .where('id', '=', queue.id)
        .execute();
      return 0;
    }
    // A clock that was set back does not stop the line.
    const since = queue.stepped_at ? now.getTime() - queue.stepped_at.getTime() : STEP_MS;
    if (Math.abs(since) < STEP_MS) return 0;
    return queue.opens_at > now ? gather(tx, queue, now) : goOn(tx, queue, now);
  });
}

/** The line, locked until the step is over. */
async function reportSlowness(
  tx: Transaction<Database>,
  slowMs: number,
): Promise<QueueRow | undefined> {
  return tx
    .updateTable('sales_queue')
    .set({ slow_ms: sql<number>`greatest(slow_ms, ${slowMs}::int)` })
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function gather(tx: Transaction<Database>, { id }: QueueRow, now: Date): Promise<number> {
  await sql`update sales_queue set stepped_at = ${now}, slow_ms = 0, waiting = (
    select count(*)::int from queue_place where queue_id = ${id} and admitted_at is null
      and seen_at > ${present(now)}) where id = ${id}`.execute(tx);
  return 0;
}

async function goOn(tx: Transaction<Database>, queue: QueueRow, now: Date): Promise<number> {
  const drawnAt = queue.drawn_at ?? (await draw(tx, queue.id, now));
  await endBooked(tx, queue.id, now);
  await putBackMissed(tx, queue.id, now);
  const inside = await countInside(tx, queue.id, now);
  const rate = nextRate({ rate: queue.rate, perSecond: queue.per_second }, queue.slow_ms);
  const turns = isStuck(queue.slow_ms) ? 0 : Math.min(rate, queue.inside_limit - inside);
  const admitted = turns > 0 ? await admit(tx, queue.id, turns, now) : [];
  const front = Math.max(queue.front, ...admitted);
  await measure(tx, queue.id, { front, rate, inside: inside + admitted.length, drawnAt }, now);
  return admitted.length;
}

/**
 * Puts those who have a place into a random order: the order of `sha256(seed, lot)`, so that it can be replayed. Lots are
 * the server's, and the seed is made now: nobody can have chosen a good one.
 */
async function draw(tx: Transaction<Database>, queueId: number, now: Date): Promise<Date> {
  await lockQueueDraw(tx, 'draw');
  const seed = randomBytes(32);
  await sql`
    with lots as (
      select lot, row_number() over (order by sha256(${seed}::bytea || convert_to(lot, 'UTF8'))) as n
      from queue_place where queue_id = ${queueId}
    ), places as (
      select place, row_number() over (order by place) as n from queue_place where queue_id = ${queueId}
    )
    update queue_place as p set drawn_from = p.place, place = places.place
    from lots join places using (n) where p.lot = lots.lot`.execute(tx);
  await sql`update sales_queue set seed = ${seed}, drawn_at = ${now},
    front = coalesce((select min(place) - 1 from queue_place where queue_id = ${queueId}),
      (select last_value from queue_place_number))
    where id = ${queueId}`.execute(tx);
  return now;
}

/** A booking makes room at once. */
const endBooked = (tx: Transaction<Database>, queueId: number, now: Date): Promise<unknown> =>
  sql`update queue_place p set ended_at = ${now}
    where queue_id = ${queueId} and admitted_at is not null and ended_at is null
      and inside_until > ${now} and used_at >= admitted_at
      and exists (select from reservation r where r.session_id = p.session_id
        and r.state in ('confirmed', 'confirmedUnpaid') and r.created_at >= p.admitted_at)`.execute(
    tx,
  );

/** A turn that was not used comes once more, at the front; a client that misses that one too is the last. */
const putBackMissed = (tx: Transaction<Database>, queueId: number, now: Date): Promise<unknown> =>
  sql`update queue_place set admitted_at = null, inside_until = null, missed = missed + 1,
      place = case when missed = 0 then place else nextval('queue_place_number') end
    where queue_id = ${queueId} and admitted_at is not null and ended_at is null
      and inside_until <= ${now} and (used_at is null or used_at < admitted_at)
      and seen_at > ${present(now)}`.execute(tx);

/** Nobody is inside for longer than a turn lasts, whatever the clock was. */
async function countInside(tx: Transaction<Database>, queueId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ inside: number }>`select count(*)::int as inside from queue_place
    where queue_id = ${queueId} and admitted_at is not null and ended_at is null
      and inside_until > ${now} and inside_until <= ${addMinutes(now, INSIDE_MINUTES)}`.execute(tx);
  return rows[0]?.inside ?? 0;
}

/** @returns the places that have their turn now: the first of those whose clients are there */
async function admit(
  tx: Transaction<Database>,
  queueId: number,
  turns: number,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    update queue_place set admitted_at = ${now}, inside_until = ${addMinutes(now, BEGIN_MINUTES)}
    where lot in (
      select lot from queue_place where queue_id = ${queueId} and admitted_at is null
        and seen_at > ${present(now)} and session_id is not null
      order by place limit ${turns}::int)
    returning place`.execute(tx);
  return rows.map(({ place }) => place);
}

interface Step {
  front: number;
  rate: number;
  inside: number;
  drawnAt: Date;
}

const measure = (
  tx: Transaction<Database>,
  queueId: number,
  { front, rate, inside, drawnAt }: Step,
  now: Date,
): Promise<unknown> => {
  const seconds = Math.min(MEASURED_SECONDS, (now.getTime() - drawnAt.getTime()) / 1000);
  const since = new Date(now.getTime() - MEASURED_SECONDS * 1000);
  const speed =
    seconds < FIRST_MEASURE_SECONDS
      ? sql<null>`null`
      : sql<number>`(select count(*) from queue_place where queue_id = ${queueId}
          and admitted_at > ${since}) * ${60 / seconds}::real`;
  return sql`update sales_queue set stepped_at = ${now}, slow_ms = 0, rate = ${rate}, inside = ${inside},
    front = greatest(front, ${front}), per_minute = ${speed}, waiting = (
      select count(*)::int from queue_place where queue_id = ${queueId} and admitted_at is null
        and seen_at > ${present(now)})
    where id = ${queueId}`.execute(tx);
};

const present = (now: Date): Date => addMinutes(now, -GONE_MINUTES);
