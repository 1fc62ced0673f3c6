import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isStalePlan } from './failures.ts';

/** Texts that are remembered; the product has about two hundred. */
const MOST_STATEMENTS = 1000;
/** Longer ones are loads of many rows, which are never the same twice. */
const LONGEST_TEXT = 10_000;

/**
 * Gives a name to every statement that comes a second time. The database then reads and plans it
 * once for each connection, which is most of what a small statement costs.
 */
export class StatementNames {
  #names = new Map<string, string>();
  #generation = 0;

  /** @returns undefined for a statement that is run without a name */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known) return known;
    if (known === undefined) {
      const isWorthIt = text.length <= LONGEST_TEXT && this.#names.size < MOST_STATEMENTS;
      if (isWorthIt) this.#names.set(text, '');
      return undefined;
    }
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    const name = `s${this.#generation}_${hash}`;
    this.#names.set(text, name);
    return name;
  }

  /** From now on other names: what is prepared under the previous ones no longer fits the tables. */
  renew(): void {
    this.#generation += 1;
    this.#names = new Map();
  }
}

/** A name for each text that comes again; none where the session of a statement is not that of the next one. */
const NO_NAMES: Pick<StatementNames, 'nameOf' | 'renew'> = {
  nameOf: () => undefined,
  renew: () => undefined,
};

/**
 * The pool for the query builder, with statements that are prepared once.
 * @param sharesSessions whether a pooler gives each transaction another session; it is asked before the first
 *   statement, and again where that has failed. Then nothing is prepared, and each transaction sets what it needs
 * @param settings of each transaction there
 */
export function withNamedStatements(
  pool: pg.Pool,
  sharesSessions: () => Promise<boolean>,
  settings: Record<string, string>,
): PostgresPool {
  const kept = new StatementNames();
  const sets = Object.entries(settings).map(([name, value]) => `; set local ${name} = '${value}'`);
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const isShared = await sharesSessions();
      const client = await pool.connect();
      const known =
        wrapped.get(client) ??
        (isShared ? naming(client, NO_NAMES, sets.join('')) : naming(client, kept, ''));
      wrapped.set(client, known);
      return known;
    },
  };
}

function naming(
  client: pg.PoolClient,
  names: Pick<StatementNames, 'nameOf' | 'renew'>,
  afterBegin: string,
): PostgresPoolClient {
  const { stream } = client.connection;
  let isCollecting = false;
  // What is asked for before the event loop goes on leaves in one packet.
  const collect = () => {
    if (isCollecting || !(stream instanceof Socket)) return;
    isCollecting = true;
    stream.cork();
    process.nextTick(() => {
      isCollecting = false;
      stream.uncork();
    });
  };
  const run = (text: string, values: readonly unknown[]) => {
    collect();
    // Without values it may be several statements at once, which cannot be prepared.
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name && { name }) });
  };
  // Sent with the statement after it, which fails with it.
  let begun: Promise<unknown> | undefined;
  const runAfterBegin = async (text: string, values: readonly unknown[]) => {
    const previous = begun;
    begun = undefined;
    const [result] = await Promise.all([run(text, values), previous]);
    return result;
  };
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text === 'begin') {
      collect();
      begun = client.query(text + afterBegin);
      begun.catch(() => undefined);
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    // The other form of a beginning, with a level of isolation.
    if (text.startsWith('start transaction')) return client.query(text + afterBegin);
    try {
      return await runAfterBegin(text, values);
    } catch (error) {
      // Another process has changed the tables. A transaction has to begin again.
      if (!isStalePlan(error)) throw error;
      names.renew();
      if (client.getTransactionStatus() !== 'I') throw error;
      return run(text, values);
    }
  };
  return {
    // The query builder's type also has a form for cursors, which nobody uses here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDestroyed) => client.release(isDestroyed),
  };
}
