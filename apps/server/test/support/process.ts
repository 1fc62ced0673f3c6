import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  /** The address that it printed, without `/customer/`. */
  origin: string;
  output(): string;
  /** @returns the exit code, or null after a signal that it did not handle */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const OPERATOR = join(import.meta.dirname, '../../src/operator-command.ts');
// Many bookings of one customer from one address.
const WIDE = ['--import', join(import.meta.dirname, 'wide-unpaid.ts')];

/**
 * Runs the server's entry as its own process until it prints its address.
 * @param nodeOptions Node's own; with some, the process also gets a channel for messages
 */
export async function startServerProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, output, ended } = run(env, nodeOptions);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /^(http:\/\/localhost:\d+)\/customer\/$/m.exec(output())?.[1];
      if (address) resolve(address);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)), reject);
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, origin, output, stop };
}

/** Runs the server's entry when it is expected to end by itself. */
export async function runServerProcess(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = run(env);
  return { code: await ended, output: output() };
}

/** Runs the operator's program beside a server of the same settings. */
export async function runOperatorCommand(
  line: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = run(env, [], [OPERATOR, ...line.split(' ')]);
  return { code: await ended, output: output() };
}

function run(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
  program: readonly string[] = [MAIN],
) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...WIDE, ...nodeOptions, ...program], {
    env: { ...inherited, LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(nodeOptions.length > 0 ? (['ipc'] as const) : [])],
  });
  // A test that fails before it stops its server leaves none behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { child, ended, output: () => chunks.join('') };
}
