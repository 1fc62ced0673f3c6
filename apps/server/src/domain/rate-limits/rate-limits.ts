import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Bucket } from '../../database/attempt-bucket.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';

/**
 * Counts one hit in each bucket, in the database, so that all processes count together. The hit is
 * counted before it is evaluated: of any number of simultaneous hits only the allowed ones get
 * through. A hit that one bucket refuses counts in no other: a client that is locked out cannot
 * lock out others.
 * @param buckets in the order in which they are asked
 * @returns seconds to wait, 0 when every bucket allows it
 */
export async function countHit(
  db: Kysely<Database>,
  buckets: readonly Bucket[],
  now: Date,
): Promise<number> {
  for (const [index, bucket] of buckets.entries()) {
    const { hits, resets_at } = await countOne(db, bucket, now);
    if (hits <= bucket.limit.hits) continue;
    await forgetHit(db, buckets.slice(0, index));
    return Math.ceil((resets_at.getTime() - now.getTime()) / 1000);
  }
  return 0;
}

/** Takes one hit back: it turned out to be none. */
export async function forgetHit(db: Kysely<Database>, buckets: readonly Bucket[]): Promise<void> {
  for (const bucket of buckets) {
    await db
      .updateTable('rate_limit')
      .set({ hits: sql<number>`greatest(hits - 1, 0)` })
      .where('bucket', '=', hashOf(bucket))
      .execute();
  }
}

/** @returns how many counters were removed because their window is over */
export async function deleteOldLimits(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function countOne(db: Kysely<Database>, bucket: Bucket, now: Date) {
  const { hits, windowSeconds } = bucket.limit;
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await addHit(db, { bucket: hashOf(bucket), hits, resetsAt, now });
  if (!row) throw new Error('A counter was not returned');
  return row;
}

type Hit = { bucket: Buffer; hits: number; resetsAt: Date; now: Date };

const addHit = prepared(
  (_, { bucket, hits, resetsAt, now }: Hit) => sql<{ hits: number; resets_at: Date }>`
    insert into rate_limit as r (bucket, hits, resets_at) values (${bucket}, 1, ${resetsAt})
    on conflict (bucket) do update set
      hits = case when r.resets_at <= ${now} then 1 else least(r.hits + 1, ${hits} + 1) end,
      resets_at = case
        when r.resets_at <= ${now} or r.hits + 1 = ${hits} then excluded.resets_at
        else r.resets_at
      end
    returning hits, resets_at`,
);

function hashOf({ name, subject }: Bucket): Buffer {
  return createHash('sha256').update(`${name}\n${subject}`).digest();
}
