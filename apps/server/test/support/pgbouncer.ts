import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgres.ts';
import type { TransactionPooler } from './transaction-pooler.ts';

/** PgBouncer where it is installed (Debian: `apt-get install pgbouncer`): nothing else needs it. */
export function findPgBouncer(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));
}

/** PgBouncer itself in front of a database, with fewer connections than the server asks for. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'transaction' | 'session',
): Promise<TransactionPooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'ferry-pgbouncer-'));
  await chmod(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 3 : 40}
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    findPgBouncer() ?? 'pgbouncer',
    [...(isRoot ? ['-u', 'postgres'] : []), file],
    {
      stdio: 'ignore',
    },
  );
  const ended = once(child, 'close');
  while (child.exitCode === null && !(await listens(own))) await pause(20);
  return {
    url: `postgres://${username}@127.0.0.1:${own}/${name}`,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
