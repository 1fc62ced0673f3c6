import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-folder.ts';
import { addressesOf } from './hosts.ts';
import { withNamedStatements } from './named-statements.ts';
import { sharesSessions } from './pooler.ts';
import { Primary } from './primary.ts';
import { makeAllPrivate, makeNewFilesPrivate } from './private-folder.ts';
import type { Database } from './schema.ts';
import { inWholeStatements } from './whole-statements.ts';

/** Where the data are kept. */
interface DatabaseOptions {
  /** A PostgreSQL server (15 or newer), or several hosts of which one takes what is written. Wins over `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it and without `databaseUrl` the database is in memory. */
  dataDir?: string | undefined;
  /**
   * After how long the server takes back what a process holds that has stopped in the middle of a
   * transaction (frozen, or its machine lost). PostgreSQL only; 0 for never.
   */
  abandonedAfterMs?: number | undefined;
  /** An image of a database to start the one in memory from (tests). */
  snapshot?: Blob | undefined;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  /** The embedded engine, when that is the database. */
  pglite?: PGlite;
  /** Its connections, to be counted. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** True behind a pooler that gives each transaction another session: then nothing is prepared. */
  sharesSessions(): Promise<boolean>;
  /** The primary of several hosts, and how many could take over; undefined for one host. */
  primary?: Pick<Primary, 'moves' | 'standbys'> | undefined;
  /** Ends all connections and gives the data folder back. */
  close(): Promise<void>;
}

// More connections made the same machine slower, not faster (pool 4 and 8: equal; 16: −8 %).
const MAX_CONNECTIONS = 8;
// With a single session, asking for the pool inside a transaction waits for itself: fail instead.
const CONNECTION_TIMEOUT_MS = 10_000;
// Until then nobody else can book the places that it has locked; without an end that is hours, when a
// machine is lost. Loading a timetable computes for seconds between two statements.
const ABANDONED_AFTER_MS = 60_000;

// A DATE is a Japanese calendar day and stays text; node-postgres would make it local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));

/**
 * Opens the database, without migrating it (see `migrateDatabase`).
 * @throws DataFolderError when the embedded database's folder is taken or cannot be written
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

function openServer(databaseUrl: string, options: DatabaseOptions): OpenDatabase {
  const [first = databaseUrl, ...others] = addressesOf(databaseUrl);
  const primary = others.length > 0 ? new Primary([first, ...others]) : undefined;
  const stopWatching = primary?.watch();
  const pool = new pg.Pool({
    ...(primary ? { Client: clientOf(primary) } : { connectionString: first }),
    max: MAX_CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // An idle connection that breaks must not end the process: the pool opens a new one.
  pool.on('error', () => undefined);
  // So must one that breaks inside a transaction, which then fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const settings = {
    ...PLAN_ONCE,
    ...WITHOUT_COMPILER,
    ...giveUpAfter(options.abandonedAfterMs),
  };
  onConnect(pool, settings);
  const isShared = onceDone(async () => {
    await primary?.found();
    return sharesSessions(pool);
  });
  const db = connect(pool, isShared, settings);
  const close = async () => {
    stopWatching?.();
    await db.destroy();
  };
  return { db, pool, sharesSessions: isShared, primary, close };
}

/** The pool's class of connections: each goes where the primary is at that moment. */
const clientOf = (primary: Primary) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: primary.address });
      primary.keep(this);
    }
  };

// V8 takes 500 MB to optimise PostgreSQL's largest functions, at each start. Without it a query of many
// rows takes a fifth longer.
const LITTLE_MEMORY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
// 128 MB otherwise, which each takes time to lay out: a new database is made by two of them at a time, and
// tests open hundreds.
const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.dataDir) makeNewFilesPrivate();
  const unlock = options.dataDir ? lockDataFolder(options.dataDir) : () => undefined;
  try {
    if (options.dataDir) for (const flag of LITTLE_MEMORY) setFlagsFromString(flag);
    // Loaded only here: its WebAssembly costs a server on PostgreSQL memory and start-up time.
    const { PGlite } = await import('@electric-sql/pglite');
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const dataDir = options.dataDir && join(options.dataDir, 'database');
    const pglite = await PGlite.create({
      ...(dataDir ? { dataDir, initDbStartParams: SMALL_BUFFERS } : {}),
      ...(options.snapshot
        ? {
            loadDataDir: options.snapshot,
            startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
          }
        : {}),
    });
    // It sets the modes of a new database itself, open to all, whatever the umask says.
    if (dataDir) makeAllPrivate(dataDir);
    const pool = new pg.Pool({
      // Its types describe more of the engine than it uses, and only the part of the configuration that it replaces.
      ...(createPgConfig(inWholeStatements(pglite) as PGlite) as object),
      max: 1,
      pipeline: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    onConnect(pool, PLAN_ONCE);
    const isShared = async () => false;
    const db = connect(pool, isShared);
    const close = async () => {
      await db.destroy();
      await pglite.close();
      unlock();
    };
    return { db, pglite, pool, sharesSessions: isShared, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A named statement is planned once for each connection, not again for its values each time: all of
 * them find rows by keys, so that the values change nothing, and planning took longer than running.
 * A plan is made anew when the database has new statistics of its tables.
 */
const PLAN_ONCE = { plan_cache_mode: 'force_generic_plan' };

/** Compiling a statement of many rows takes longer than running it as it is, and each connection compiles its own. */
const WITHOUT_COMPILER = { jit: 'off' };

const giveUpAfter = (milliseconds = ABANDONED_AFTER_MS) => ({
  idle_in_transaction_session_timeout: String(milliseconds),
});

/** Settings of every connection. */
function onConnect(pool: pg.Pool, settings: Record<string, string>): void {
  const [names, values] = [Object.keys(settings), Object.values(settings)];
  pool.on('connect', (client) => {
    client
      .query(
        'select set_config(name, value, false) from unnest($1::text[], $2::text[]) s(name, value)',
        [names, values],
      )
      // Where it fails, the connection is broken: the caller that has asked for it learns that.
      .catch(() => undefined);
  });
}

function connect(
  pool: pg.Pool,
  isShared: () => Promise<boolean>,
  settings: Record<string, string> = {},
): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, isShared, settings) }),
  });
}

/** One run for all who ask, until it has failed: then the next one tries again. */
function onceDone<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= run().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
