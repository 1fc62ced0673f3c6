import {
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely';
import { isRetryable } from './failures.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 4;

/**
 * Runs the work in one transaction: all of it is stored, or nothing when it throws. When the
 * database gave it up in favour of another one (deadlock, serialisation failure), it runs again,
 * so it must have no effect outside of the database.
 *
 * Statements that are begun before the answers of others (`Promise.all`) are sent together: one
 * round trip. The database runs them one after the other, in the order of the calls, each with its
 * own view of what is committed.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .execute((tx) =>
          tx.getExecutor().provideConnection((connection) => work(sendingTogether(tx, connection))),
        );
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection')),
});
const props = { config: { dialect }, dialect, driver: new DummyDriver() };

/** The query builder's own transaction waits for each answer before it sends the next statement. */
function sendingTogether(
  tx: Transaction<Database>,
  connection: DatabaseConnection,
): Transaction<Database> {
  const executor = tx
    .getExecutor()
    .withConnectionProvider({ provideConnection: (use) => use(connection) });
  return new Transaction<Database>({ ...props, executor });
}
