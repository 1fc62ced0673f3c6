import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import type { Database } from '../../src/database/schema.ts';
import { CACHE, hashOfServer } from './database.ts';
import { clockAt, loadDemonstration } from './operator.ts';
import { PostgresImage } from './postgres-image.ts';

const run = promisify(execFile);
const DEBIAN_ROOT = '/usr/lib/postgresql';

export interface ThrowawayCluster {
  /** The folder with the server's programs. */
  bin: string;
  /** A new, migrated database of the cluster. */
  openDatabase(): Promise<OpenDatabase>;
  /** One with the demonstration operator's sailings around the day of {@link FILLED_AT}. */
  openDemonstration(): Promise<OpenDatabase>;
  /** A new, empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Dies as by a power cut, without finishing anything, and comes back with the same data. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `pg_ctl`: FERRY_TEST_PG_BIN, or the newest that Debian installed. */
export function findPostgresBinaries(): string | undefined {
  const chosen = process.env.FERRY_TEST_PG_BIN;
  if (chosen) return chosen;
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const newestFirst = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  return newestFirst
    .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** When the demonstration was loaded. */
const FILLED_AT = '2027-07-20T10:00:00+09:00';
/** What new databases are copies of: migrating and filling each takes seconds. */
const TEMPLATES = { migrated: 'ferry_migrated', demonstration: 'ferry_demonstration' };

/**
 * Starts a PostgreSQL of our own on a free port, with its data in a temporary folder. The first one's
 * data are kept as an image in `.cache/` until PostgreSQL or the server changes; the others start from it.
 * @param durable whether a commit waits for the disk, as it does in operation; tests need not
 * @throws Error when no PostgreSQL is installed: what only a real server can prove must not pass
 *   unproven
 */
export async function startPostgres({ durable = false } = {}): Promise<ThrowawayCluster> {
  const bin = findPostgresBinaries();
  if (!bin) {
    throw new Error(
      'These tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql) or set FERRY_TEST_PG_BIN to the folder with initdb and pg_ctl',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'ferry-postgres-'));
  if (isRoot()) await giveToPostgres(folder);
  let port = 0;
  const data = join(folder, 'data');
  const { stdout: version } = await run(join(bin, 'postgres'), ['--version']);
  const image = new PostgresImage(CACHE, `${version}${hashOfServer()}${FILLED_AT}`, asPostgres);
  const isFilled = await image.unpack(data);
  if (!isFilled) {
    const settings = ['-U', 'ferry', '-E', 'UTF8', '-A', 'trust', '--no-sync'];
    await runAsPostgres(join(bin, 'initdb'), ['-D', data, ...settings]);
  }
  const control = (...args: string[]) => runAsPostgres(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const start = () => {
    // Who waits for each other is told at once: a test that provokes it waits for nothing else. The invariants are
    // one large statement after each test: compiling it takes a second, running it as it is a hundredth.
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=120 -c deadlock_timeout=50ms -c jit=off -c fsync=${durable ? 'on' : 'off'}`;
    return control('-o', options, '-l', join(folder, 'log'), '-w', 'start');
  };
  const kill = () => control('-m', 'immediate', '-w', 'stop');
  // Another process may have taken the port since.
  for (let attempt = 1, isUp = false; !isUp; attempt += 1) {
    port = await freePort();
    isUp = await start().then(
      () => true,
      (error: unknown) => {
        if (attempt === 3) throw error;
        return false;
      },
    );
  }
  const server = `postgres://ferry@127.0.0.1:${port}`;
  if (!isFilled) {
    await createTemplates(server);
    await control('-m', 'fast', '-w', 'stop');
    await image.keep(data);
    await start();
  }
  const openCopy = async (template: string) =>
    openDatabase({ databaseUrl: await createDatabase(server, template) });
  return {
    bin,
    openDatabase: () => openCopy(TEMPLATES.migrated),
    openDemonstration: () => openCopy(TEMPLATES.demonstration),
    createDatabase: () => createDatabase(server),
    kill,
    start,
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `ferry_${databases++}`;
  await runSql(`${server}/postgres`, (db) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db),
  );
  return `${server}/${name}`;
}

/** Both of them, with nobody connected: then they can be copied. */
async function createTemplates(server: string): Promise<void> {
  const { migrated, demonstration } = TEMPLATES;
  await runSql(`${server}/postgres`, (db) => sql`create database ${sql.id(migrated)}`.execute(db));
  await runSql(`${server}/${migrated}`, migrateDatabase);
  await runSql(`${server}/postgres`, (db) =>
    sql`create database ${sql.id(demonstration)} template ${sql.id(migrated)}`.execute(db),
  );
  await runSql(`${server}/${demonstration}`, (db) => loadDemonstration(db, clockAt(FILLED_AT)));
}

async function runSql(
  databaseUrl: string,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await work(database.db).finally(() => database.close());
}

/** The address of an open database of a cluster, for another pool or process. */
export async function urlOf({ db }: Pick<OpenDatabase, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string; port: number }>`
    select current_database() as name, inet_server_port() as port`.execute(db);
  return `postgres://ferry@127.0.0.1:${rows[0]?.port}/${rows[0]?.name}`;
}

export const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: there it runs as Debian's own user for it. */
async function runAsPostgres(command: string, args: string[]): Promise<void> {
  await run(...asPostgres(command, ...args), { cwd: tmpdir() });
}

export const asPostgres = (command: string, ...args: string[]): [string, string[]] =>
  isRoot() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

export async function giveToPostgres(folder: string): Promise<void> {
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  await chown(folder, user as number, group as number);
}

/**
 * A port on which nobody listens, below those that systems give to outgoing connections: the many of
 * a test that runs beside this one could take it before the server is up, or while it restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** How many are waiting for a lock. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
