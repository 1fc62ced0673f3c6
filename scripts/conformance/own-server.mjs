/** This repository's server for a run: a process of its own with the demonstration in memory. */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

const PROGRAM = join(root, 'apps/server/test/support/conformance-process.ts');

/**
 * @returns {Promise<{ origin: string, dataFile: string, stop: () => Promise<void> }>} its address, and
 *   the data that `--data` takes
 */
export async function startOwnServer() {
  const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { origin, data } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server has ended with ${code}`)));
  });
  const folder = join(root, '.cache/conformance');
  mkdirSync(folder, { recursive: true });
  const dataFile = join(folder, 'data.json');
  writeFileSync(dataFile, JSON.stringify(data));
  const stop = () =>
    new Promise((ended) => {
      child.once('exit', () => ended(undefined));
      child.disconnect();
    });
  return { origin, dataFile, stop };
}
