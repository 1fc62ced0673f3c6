/**
 * `npm start`: from a clean clone to a running site. Installs, builds what has changed and runs the
 * server, which prints the address. Runs on any Node from 18.
 *
 * `PORT` and `FERRY_DATA_DIR` are read by the server. Ctrl-C and SIGTERM stop everything. The exit
 * code is the server's; 1 when installing or building failed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build.mjs';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';
import { isStopping, startChild } from './lib/children.mjs';

const node = await bootstrap();
await generateIfMissing();
if (!(await buildIfChanged(node))) process.exit(1);
process.exit(await serve());

/** Generated code is committed; this is for a working copy in which it was removed. */
async function generateIfMissing() {
  const generated = join(root, 'packages/api/src/generated');
  if (['customer', 'external'].every((name) => existsSync(join(generated, name)))) return;
  console.log('Generating the client from the contract …');
  const code = await startChild(node, ['scripts/generate.mjs'], {
    cwd: root,
    env: toolEnvironment(),
  }).ended;
  if (code !== 0) process.exit(1);
}

async function serve() {
  const preload = pathToFileURL(join(root, 'scripts/lib/exit-with-parent.mjs')).href;
  const { ended } = startChild(
    node,
    ['--disable-warning=ExperimentalWarning', '--import', preload, 'apps/server/src/main.ts'],
    { cwd: root, env: toolEnvironment(), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  const code = await ended;
  // A server that was asked to stop has done what it should, whatever signal it ended by.
  return isStopping() && code > 128 ? 0 : code;
}
