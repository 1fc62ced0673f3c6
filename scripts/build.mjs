/**
 * `npm run build`: builds apps/customer with Vite into apps/customer/dist and prerenders
 * its public pages, unless the last build was made from the same sources (`--force` builds anyway).
 * Exit code 1 when the build fails.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
const STEPS = [
  vite,
  [...vite, '--ssr', 'src/start/prerender.tsx', '--outDir', '.cache/prerender'],
  [join(root, 'scripts/build/prerender/make.mjs')],
];

/**
 * @param {string} node path of the project's Node
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether a build of the present sources is there
 */
export async function buildIfChanged(node, { force = false } = {}) {
  const sources = fingerprint(root, INPUTS);
  if (!force && isBuilt() && readFileSync(stamp, 'utf8') === sources) return true;
  const began = Date.now();
  console.log('Building the site …');
  for (const step of STEPS) {
    const code = await startChild(node, step, {
      cwd: app,
      env: { ...toolEnvironment(), NODE_ENV: 'production' },
    }).ended;
    if (code === 0) continue;
    console.error('✗ The site could not be built. To see it again: npm run build');
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  // Fingerprinted again: the router plugin may have rewritten the route tree during the build.
  writeFileSync(stamp, fingerprint(root, INPUTS));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
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
