/**
 * `npm run build`: builds apps/customer with Vite into apps/customer/dist and prerenders
 * its public pages, unless the last build was made from the same sources (`--force` builds anyway).
 * `FERRY_OPERATOR` is the folder of the company whose site it is; without it, it is the demonstration's.
 * Exit code 1 when the build fails.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './build/inputs.mjs';
import { bootstrap, root, toolEnvironment } from './lib/bootstrap.mjs';
import { startChild } from './lib/children.mjs';

const app = join(root, 'apps/customer');
const stamp = join(app, '.cache/build.sha256');

/** Everything that can change the build, the contract included. */
const INPUTS = [
  'apps/customer',
  'packages/api',
  'packages/format',
  'packages/session',
  'packages/ui',
  'openapi',
  'operator.json',
  'retention.json',
  'package.json',
  'package-lock.json',
  'scripts/build/prerender',
  'tsconfig.json',
];

/** The company's folder, whatever folder the command was typed in. */
const company =
  process.env.FERRY_OPERATOR && resolve(process.env.INIT_CWD ?? '', process.env.FERRY_OPERATOR);

/**
 * @param {string} node path of the project's Node
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether a build of the present sources is there
 */
export async function buildIfChanged(node, { force = false } = {}) {
  const inputs = company ? [...INPUTS, relative(root, company)] : INPUTS;
  const sources = fingerprint(root, inputs);
  if (!force && isBuilt() && readFileSync(stamp, 'utf8') === sources) return true;
  const began = Date.now();
  console.log('Building the site …');
  const folders = { dist: join(app, 'dist'), pages: join(app, '.cache/prerender') };
  if (!(await buildInto(node, folders, company))) {
    console.error('✗ The site could not be built. To see it again: npm run build');
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  // Fingerprinted again: the router plugin may have rewritten the route tree during the build.
  writeFileSync(stamp, fingerprint(root, inputs));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/**
 * @param {string} node path of the project's Node
 * @param {{ dist: string, pages: string }} folders of the site, and of what renders its pages
 * @param {string} [folder] the company's; without it the demonstration's site is built
 * @returns {Promise<boolean>} false when it could not be built, as its steps have said
 */
export async function buildInto(node, { dist, pages }, folder = '') {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
  const steps = [
    [...vite, '--outDir', dist, '--emptyOutDir'],
    [...vite, '--ssr', 'src/start/prerender.tsx', '--outDir', pages, '--emptyOutDir'],
    [join(root, 'scripts/build/prerender/make.mjs'), dist, pages],
  ];
  const env = { ...toolEnvironment(), NODE_ENV: 'production', FERRY_OPERATOR: folder };
  for (const step of steps) {
    if ((await startChild(node, step, { cwd: app, env }).ended) !== 0) return false;
  }
  return true;
}

function isBuilt() {
  return existsSync(stamp) && existsSync(join(app, 'dist/index.html'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildIfChanged(await bootstrap(), {
    force: process.argv.includes('--force'),
  });
  process.exit(built ? 0 : 1);
}
