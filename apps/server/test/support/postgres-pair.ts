import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { asPostgres, freePort, giveToPostgres, isRoot, startPostgres, urlOf } from './postgres.ts';

const run = promisify(execFile);

/** A primary with a standby that has every commit before it is acknowledged. */
export interface Pair {
  /** Both hosts in one address. */
  url: string;
  standbyPort: number;
  /** The first primary itself, for looking into it when it is back. */
  old: OpenDatabase;
  /** The primary of the moment dies as by a power cut. */
  killPrimary(): Promise<void>;
  /** @returns when the standby takes what is written */
  promote(): Promise<void>;
  /** The first primary comes back as it was, without knowing of the other. */
  restartOldPrimary(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const cluster = await startPostgres();
  const old = await cluster.openDemonstration();
  const address = new URL(await urlOf(old));
  const folder = await mkdtemp(join(tmpdir(), 'ferry-standby-'));
  if (isRoot()) await giveToPostgres(folder);
  const data = join(folder, 'data');
  const standbyPort = await freePort();
  const asServer = (command: string, ...args: string[]) =>
    run(...asPostgres(join(cluster.bin, command), ...args), { cwd: tmpdir() });
  const control = (...args: string[]) => asServer('pg_ctl', '-D', data, '-w', ...args);
  const from = ['-h', '127.0.0.1', '-p', address.port, '-U', 'ferry'];
  await asServer(
    'pg_basebackup',
    '-D',
    data,
    ...from,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  );
  const options = `-p ${standbyPort} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=120 -c jit=off -c fsync=off`;
  await control('-o', options, '-l', join(folder, 'log'), 'start');
  // From here on a commit is acknowledged when the standby has it.
  await sql`alter system set synchronous_standby_names = '*'`.execute(old.db);
  await sql`select pg_reload_conf()`.execute(old.db);
  let isPromoted = false;
  return {
    url: `postgres://ferry@127.0.0.1:${address.port},127.0.0.1:${standbyPort}${address.pathname}`,
    standbyPort,
    old,
    killPrimary: async () => {
      if (isPromoted) await control('-m', 'immediate', 'stop');
      else await cluster.kill();
    },
    promote: async () => {
      await control('promote');
      isPromoted = true;
      const standby = await openDatabase({
        databaseUrl: `postgres://ferry@127.0.0.1:${standbyPort}${address.pathname}`,
      });
      // It has no standby of its own yet: waiting for one would stop the sales.
      await sql`alter system reset synchronous_standby_names`.execute(standby.db);
      await sql`select pg_reload_conf()`.execute(standby.db);
      await standby.close();
    },
    restartOldPrimary: () => cluster.start(),
    stop: async () => {
      await old.close();
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
      await cluster.stop();
    },
  };
}
