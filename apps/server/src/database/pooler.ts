import type pg from 'pg';

/** Another connection must be had within it; a pooler with a single connection to the server never gives it. */
const TRIAL_MS = 3000;
/** On a busy pooler a connection may come back to its client by chance. */
const ROUNDS = 5;

/** A client with the id of its server process, which the driver's types leave out. */
type Client = pg.PoolClient & { processID?: number | null };

/**
 * Whether something between this process and PostgreSQL gives each transaction another
 * session of the server (PgBouncer's `pool_mode = transaction`): nothing of a session, its prepared
 * statements and its settings, is there for the next one. It is tried, with two connections, since
 * such a pooler does not say so. Held by `test/database/pooler.postgres.spec.ts`.
 * @throws what the database says when it cannot be reached
 */
export async function sharesSessions(pool: pg.Pool): Promise<boolean> {
  const one: Client = await pool.connect();
  try {
    const session = await sessionOf(one);
    // PostgreSQL says at the beginning of a connection which of its processes has it; a pooler invents it.
    if (session === one.processID) return false;
    return await hasAnother(one, session, pool);
  } finally {
    one.release();
  }
}

async function hasAnother(one: Client, session: number, pool: pg.Pool): Promise<boolean> {
  const other = await pool.connect();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // A transaction keeps its session. In a pool of connections it has the one that was free last: ours.
      const taken = within(
        TRIAL_MS,
        other.query('begin').then(() => sessionOf(other)),
      );
      if ((await taken) === session) return true;
      if ((await within(TRIAL_MS, sessionOf(one))) !== session) return true;
      await other.query('rollback');
    }
    return false;
  } catch {
    // There is no second session: all share the only one.
    return true;
  } finally {
    other.release(true);
  }
}

async function sessionOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  value.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No response in time')), milliseconds);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
