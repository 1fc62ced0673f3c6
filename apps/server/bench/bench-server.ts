import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../test/support/process.ts';

/** The real server, its jobs included, as a process of its own. */
export interface BenchServer {
  port: number;
  /** Bytes of its heap after a full garbage collection. */
  heapUsed(): Promise<number>;
  /** Bytes of memory that the system has given it. */
  rssUsed(): Promise<number>;
  /** Milliseconds that it has computed so far, without the database's. */
  cpuUsed(): Promise<number>;
  stop(): Promise<void>;
}

const PROBE = join(import.meta.dirname, 'probe.ts');

/** @param store its setting: `DATABASE_URL` or `FERRY_DATA_DIR` */
export async function startBenchServer(store: Record<string, string>): Promise<BenchServer> {
  const env = { ...store, HOST: '127.0.0.1', TRUST_PROXY: 'loopback' };
  const server = await startServerProcess(env, ['--expose-gc', '--import', PROBE]);
  return {
    port: Number(new URL(server.origin).port),
    heapUsed: () => ask(server, 'heap'),
    rssUsed: () => ask(server, 'rss'),
    cpuUsed: () => ask(server, 'cpu'),
    stop: async () => {
      await server.stop('SIGTERM');
    },
  };
}

function ask({ child }: ServerProcess, question: 'heap' | 'cpu' | 'rss'): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (response) => resolve(Number(response)));
    child.send(question, (error) => error && reject(error));
  });
}
