/**
 * `npm run dev`: the server, restarted when its code changes, and Vite with hot reload on
 * http://localhost:5173/customer/. `npm run dev:mock` (`--mock`): Prism instead of the server.
 *
 * `WEB_PORT` (default 5173) is Vite's port, `API_PORT` (default 4010) that of the server or of Prism. `API_ORIGIN` names a server of your
 * own instead: then Vite alone is started and sends the contract's calls there. One Ctrl-C stops
 * everything; when one process ends, the other is stopped, too, and its exit code is ours.
 */
import { join } from 'node:path';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';
import { startChild, stopChildren } from './lib/children.mjs';

const node = await bootstrap();
const isMock = process.argv.includes('--mock');
const port = process.env.API_PORT ?? '4010';
const webPort = process.env.WEB_PORT ?? '5173';
const foreign = isMock ? undefined : process.env.API_ORIGIN;
if (foreign !== undefined && !/^https?:\/\/[^/\s]+$/.test(foreign)) {
  console.error(`API_ORIGIN is ${foreign}, but must be an origin such as http://127.0.0.1:8000.`);
  process.exit(1);
}
const env = {
  ...toolEnvironment(),
  PORT: port,
  API_ORIGIN: foreign ?? `http://127.0.0.1:${port}`,
  FERRY_DEV_MAILS: '1',
  PUBLIC_URL: `http://localhost:${webPort}`,
};
const api = isMock
  ? ['scripts/mock.mjs']
  : ['--disable-warning=ExperimentalWarning', '--watch', 'apps/server/src/main.ts'];
const vite = [
  join(root, 'node_modules/vite/bin/vite.js'),
  ...['--clearScreen', 'false', '--port', webPort],
];

const children = [
  ...(foreign ? [] : [startChild(node, api, { cwd: root, env })]),
  startChild(node, vite, { cwd: join(root, 'apps/customer'), env }),
];
const code = await Promise.race(children.map(({ ended }) => ended));
stopChildren('SIGTERM');
await Promise.all(children.map(({ ended }) => ended));
// Ended by the signal that we passed on: that was intended.
process.exit(code > 128 ? 0 : code);
