import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Rows of one look-up. */
const BATCH = 100;

/** What is due, and what is done about one of it. */
interface Work {
  /** @returns the next ones in the order of their ids, at most `limit` */
  find(after: string, limit: number): Promise<{ id: string }[]>;
  /** Locks it and looks again. @returns whether it was done */
  run(tx: Transaction<Database>, id: string): Promise<boolean>;
}

/**
 * Runs work for everything that is due, each in a transaction of its own: what fails is told, and
 * neither stops the others nor keeps their place.
 * @returns how many were done
 */
export async function oneByOne(
  db: Kysely<Database>,
  { find, run }: Work,
  onFailure: (error: unknown, id: string) => void,
): Promise<number> {
  let done = 0;
  let after = '';
  for (;;) {
    const batch = await find(after, BATCH);
    for (const { id } of batch) {
      try {
        if (await inTransaction(db, (tx) => run(tx, id))) done += 1;
      } catch (error) {
        onFailure(error, id);
      }
      after = id;
    }
    if (batch.length < BATCH) return done;
  }
}
