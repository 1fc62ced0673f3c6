import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { KillPoint } from './kill-points.ts';

const SCRIPT = join(import.meta.dirname, 'die-at.ts');
/** The server's compiled modules: most of what a start takes is reading and compiling them. */
const COMPILED = join(import.meta.dirname, '../../../../.cache/compiled');

export interface DyingProcesses {
  /**
   * Sends the request to a server process of its own that dies at the point.
   * @returns the signal that ended it, or its exit code when it never came to the point
   */
  sendAndDie(point: KillPoint, request: InjectOptions): Promise<NodeJS.Signals | number | null>;
  stop(): void;
}

/**
 * Server processes that are there to be killed, one after the other. The next one starts while the
 * last one's test goes on: a start takes longer than everything that the process does then.
 * @param databaseUrl a migrated database with sailings
 */
export function dyingProcesses(databaseUrl: string): DyingProcesses {
  let next = start(databaseUrl);
  return {
    sendAndDie: async (point, request) => {
      const mine = next;
      next = start(databaseUrl);
      if (await mine.isReady) mine.child.send({ point, request });
      return mine.end;
    },
    stop: () => void next.child.kill('SIGKILL'),
  };
}

function start(databaseUrl: string) {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const child = fork(SCRIPT, [databaseUrl], { env, execArgv });
  const end = once(child, 'exit').then(
    ([code, signal]: (NodeJS.Signals | number | null)[]) => signal ?? code ?? null,
  );
  const isReady = Promise.race([once(child, 'message').then(() => true), end.then(() => false)]);
  return { child, end, isReady };
}
