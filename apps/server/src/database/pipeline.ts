import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Statements that need no response of each other: in a transaction one round trip. They are begun,
 * sent and run in the order of the array, so it is the order of their locks, too; each has its own
 * view of what is committed. Outside of a transaction each has a connection of its own.
 * @returns their results in the same order
 * @throws the first failure
 */
export const pipeline = <Statements extends readonly unknown[] | []>(statements: Statements) =>
  Promise.all(statements);

const writes = new WeakMap<Kysely<Database>, Promise<unknown>[]>();

/**
 * Leaves a write that has been begun to its transaction, which waits for it before it commits and is
 * undone when it fails: what comes next is sent in the same round trip, and a result carries no
 * promise.
 * @throws Error outside of `inTransaction`
 */
export function beforeCommit(tx: Transaction<Database>, write: Promise<unknown>): void {
  // Heard of by the transaction, or not at all when that has failed for another reason.
  write.catch(() => undefined);
  const ofTransaction = writes.get(tx);
  if (!ofTransaction) throw new Error('Only a transaction of inTransaction waits for a write');
  ofTransaction.push(write);
}

/**
 * Runs the work of a transaction to the last of its writes.
 * @throws what the work throws, or the first of the writes that fails
 */
export async function withWrites<Result>(
  tx: Transaction<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const ofTransaction: Promise<unknown>[] = [];
  writes.set(tx, ofTransaction);
  const result = await work(tx);
  await Promise.all(ofTransaction);
  return result;
}
