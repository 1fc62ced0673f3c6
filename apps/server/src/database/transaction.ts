import type { Kysely, Transaction } from 'kysely';
import { isRetryable } from './failures.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 4;

/**
 * Runs the work in one transaction: all of it is stored, or nothing when it throws. When the
 * database gave it up in favour of another one (deadlock, serialisation failure), it runs again,
 * so it must have no effect outside of the database.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
