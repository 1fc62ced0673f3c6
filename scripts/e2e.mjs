/**
 * `npm run e2e [-- mock|booking] [-- arguments of Playwright]`: the end-to-end tests in a browser,
 * on a fresh build. Without a name both suites run. Exit code: Playwright's.
 */

import { buildIfChanged } from './build.mjs';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';
import { startChild } from './lib/children.mjs';
import { prepareBrowsers } from './test/browser.mjs';
import { tools } from './test/steps.mjs';

const SUITES = ['mock', 'booking'];
const node = await bootstrap();
const args = process.argv.slice(2);
const suites = SUITES.includes(args[0]) ? [args.shift()] : SUITES;
if (!(await buildIfChanged(node))) process.exit(1);
await prepareBrowsers(node);
const env = { ...toolEnvironment(), FERRY_E2E: suites.join(',') };
const playwright = [tools.playwright, 'test', '--config=apps/customer', ...args];
process.exit(await startChild(node, playwright, { cwd: root, env }).ended);
