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

const run = promisify(execFile);
const DEBIAN_ROOT = '/usr/lib/postgresql';

export interface ThrowawayCluster {
  /** The folder with the server's programs. */
  bin: string;
  /** A new, migrated database of the cluster. */
  openDatabase(): Promise<OpenDatabase>;
  /** A new, empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Dies as by a power cut, without finishing anything, and comes back with the same data. */
  restart(): Promise<void>;
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

/**
 * Starts a PostgreSQL of our own on a free port, with its data in a temporary folder.
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
  await runAsPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'ferry',
    '-E',
    'UTF8',
    '-A',
    'trust',
    '--no-sync',
  ]);
  const control = (...args: string[]) => runAsPostgres(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const start = () => {
    // Who waits for each other is told at once: a test that provokes it waits for nothing else.
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=120 -c deadlock_timeout=50ms -c fsync=${durable ? 'on' : 'off'}`;
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
  return {
    bin,
    openDatabase: async () => openMigrated(await createDatabase(server)),
    createDatabase: () => createDatabase(server),
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

async function createDatabase(server: string): Promise<string> {
  const name = `ferry_${databases++}`;
  const admin = await openDatabase({ databaseUrl: `${server}/postgres` });
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  return `${server}/${name}`;
}

async function openMigrated(databaseUrl: string): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl });
  await migrateDatabase(database.db);
  return database;
}

/** The address of an open database of a cluster, for another pool or process. */
export async function urlOf({ db }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string; port: number }>`
    select current_database() as name, inet_server_port() as port`.execute(db);
  return `postgres://ferry@127.0.0.1:${rows[0]?.port}/${rows[0]?.name}`;
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: there it runs as Debian's own user for it. */
async function runAsPostgres(command: string, args: string[]): Promise<void> {
  const [file, ...rest] = isRoot()
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args];
  await run(file as string, rest, { cwd: tmpdir() });
}

async function giveToPostgres(folder: string): Promise<void> {
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  await chown(folder, user as number, group as number);
}

/**
 * A port on which nobody listens, below those that systems give to outgoing connections: the many of
 * a test that runs beside this one could take it before the server is up, or while it restarts.
 */
async function freePort(): Promise<number> {
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
