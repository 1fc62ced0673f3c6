import {
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely';
import { isAftermath, isRetryable } from './failures.ts';
import { withWrites } from './pipeline.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 4;

/** Thrown by work that has to be done again from its beginning: what it had chosen was taken. */
export class TryAgain extends Error {}

/**
 * Runs the work in one transaction: all of it is stored, or nothing when it throws. When the
 * database gave it up in favour of another one (deadlock, serialisation failure), or it threw
 * {@link TryAgain}, it runs again, so it must have no effect outside of the database.
 *
 * Within another transaction it is a part of that one, which decides about both.
 *
 * Statements that are begun before the responses of others are sent together: see `pipeline`.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return work(db);
  return untilDone(() =>
    db
      .transaction()
      .execute((tx) =>
        tx.getExecutor().provideConnection((connection) => runOn(connection, tx, work)),
      ),
  );
}

/**
 * Reads everything as it was at one instant, and writes nothing: what another request has written since that instant
 * would refuse it, as often as many ask at once.
 */
export function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return untilDone(() => db.transaction().setIsolationLevel('repeatable read').execute(work));
}

async function untilDone<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isWorthIt = error instanceof TryAgain || isRetryable(error);
      if (attempt === ATTEMPTS || !isWorthIt) throw error;
    }
  }
}

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection')),
});
const props = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * The query builder's own transaction waits for each response before it sends the next statement;
 * this one does not. When one of several parts of the work has failed, others may still be on their
 * way: what they ask for afterwards must not reach a connection that another caller has by then. Of
 * their failures the database's first one says why: whether the work is to run again depends on it.
 */
async function runOn<Result>(
  connection: DatabaseConnection,
  tx: Transaction<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let cause: unknown;
  const executor = tx.getExecutor().withConnectionProvider({
    provideConnection: async (use) => {
      if (isOver) throw new Error('The transaction is over');
      try {
        return await use(connection);
      } catch (error) {
        cause ??= error;
        throw error;
      }
    },
  });
  try {
    return await withWrites(new Transaction<Database>({ ...props, executor }), work);
  } catch (error) {
    throw isAftermath(error) ? cause : error;
  } finally {
    isOver = true;
  }
}
