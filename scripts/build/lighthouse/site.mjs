import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from '../../lib/bootstrap.mjs';
import { startChild } from '../../lib/children.mjs';

/** Longest wait for the server, in milliseconds. */
const START_MS = 120_000;

function emptyFolder() {
  const folder = join(root, '.cache/lighthouse/data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts the real server with the built site, and waits until it serves: on the data in FERRY_DATA_DIR, else on
 * an empty database of its own.
 *
 * @param {string} node path of the project's Node
 * @param {number} port
 */
export async function startSite(node, port) {
  const dataDir = process.env.FERRY_DATA_DIR ?? emptyFolder();
  const { ended } = startChild(
    node,
    ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...toolEnvironment(), PORT: String(port), FERRY_DATA_DIR: dataDir },
    },
  );
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const until = Date.now() + START_MS;
  while (!hasEnded && Date.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The server did not start on port ${port}.`);
}
