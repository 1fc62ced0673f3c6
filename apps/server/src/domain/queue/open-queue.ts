import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findUnclosed, type QueueRow } from './queue-rows.ts';

/** The settings of a line, as an operator types them. */
export type NewQueue = Pick<
  Insertable<Database['sales_queue']>,
  'gathers_at' | 'opens_at' | 'ends_at' | 'inside_limit' | 'address_limit' | 'per_second'
>;

/** A line as the office sees it. */
export type OpenQueue = QueueRow;

/** The line that is open, also one that does not gather yet. */
export async function findOpenQueue(
  db: Kysely<Database>,
  now: Date,
): Promise<OpenQueue | undefined> {
  const queue = await findUnclosed(db);
  return queue && queue.ends_at > now ? queue : undefined;
}

/**
 * Opens the fair line; one that is over by now ends with it.
 * @returns false where one is open already; nothing is stored then
 */
export async function openQueue(
  tx: Transaction<Database>,
  queue: NewQueue,
  now: Date,
): Promise<boolean> {
  if (await findOpenQueue(tx, now)) return false;
  await closeQueue(tx, now);
  await tx.insertInto('sales_queue').values(queue).execute();
  return true;
}

/** Ends the line: those who wait go on at once. @returns false where none was open */
export async function closeQueue(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sales_queue')
    .set({ closed_at: now })
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
