/**
 * What `npm start` and `npm test` do first, on the machine's own Node (18 or newer) and before
 * anything is installed: install the dependencies when needed, find the Node that came with them.
 * Uses nothing but Node itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStopping, startChild } from './children.mjs';

/** Root of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const MIN_NODE = 18;
const MIN_NPM = 8;
const isWindows = process.platform === 'win32';

/**
 * Installs when needed. Ends the process with exit code 1 and one clear line when that fails.
 *
 * @returns {Promise<string>} path of the Node that runs the project
 */
export async function bootstrap() {
  try {
    const major = Number(process.versions.node.split('.')[0]);
    if (major < MIN_NODE) {
      throw new Error(
        `Node ${process.versions.node} is too old: version ${MIN_NODE} or newer is needed to start. The project then brings its own.`,
      );
    }
    if (!isInstalled(root)) await install();
    return projectNode();
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}

/**
 * Environment for the project's tools: their folder first in PATH, the project's Node among them; what V8
 * has compiled of their modules is kept, which is half of what starting one of them costs.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const bin = join(root, 'node_modules', '.bin');
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const before = process.env[path] ?? '';
  const NODE_COMPILE_CACHE = join(root, '.cache/compiled');
  return { NODE_COMPILE_CACHE, ...process.env, [path]: `${bin}${isWindows ? ';' : ':'}${before}` };
}

/**
 * Whether node_modules belongs to package-lock.json: our marker carries the lock file's hash, or
 * npm itself installed after the lock file last changed.
 *
 * @param {string} folder the folder that holds both
 */
export function isInstalled(folder) {
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return false;
  const marker = markerOf(folder);
  if (existsSync(marker)) {
    if (readFileSync(marker, 'utf8') === hashOf(lock)) return true;
  }
  const npms = statSync(join(folder, 'node_modules', '.package-lock.json')).mtimeMs;
  return npms >= statSync(lock).mtimeMs;
}

/**
 * One sentence for a failed `npm ci`, from what npm wrote.
 *
 * @param {string} output npm's error output
 * @returns {string | undefined} undefined when only npm's own words can explain it
 */
export function installProblem(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)) {
    return 'Cannot install the dependencies: the package registry cannot be reached. Check the network connection and try again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'Cannot install the dependencies: no permission to write node_modules.';
  }
  if (/ENOSPC/.test(output)) return 'Cannot install the dependencies: no space left on the disk.';
  return undefined;
}

/**
 * How npm installs: anew where nothing is, otherwise only what the lock file has changed. `npm ci` would
 * first remove what is there, and without a network nothing would be left.
 *
 * @param {string} folder the folder that holds node_modules
 * @returns {string[]}
 */
export const installArguments = (folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json'))
    ? ['install', '--no-save']
    : ['ci'];

async function install() {
  const { command, prefix, options } = npm();
  const found = spawnSync(command, [...prefix, '--version'], { ...options, stdio: 'pipe' });
  const version = found.stdout?.toString().trim();
  if (!version) throw new Error('npm was not found. It comes with Node: https://nodejs.org/');
  if (Number(version.split('.')[0]) < MIN_NPM) {
    throw new Error(`npm ${version} is too old: version ${MIN_NPM} or newer is needed.`);
  }
  const began = Date.now();
  console.log('Installing dependencies (about a minute the first time) …');
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const verb = installArguments(root);
  const { child, ended } = startChild(command, [...prefix, ...verb, ...quiet, '--include=dev'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const code = await ended;
  if (isStopping()) process.exit(code);
  if (code !== 0) {
    const problem = installProblem(errors);
    if (!problem) process.stderr.write(errors);
    throw new Error(problem ?? 'Cannot install the dependencies: npm failed, see above.');
  }
  writeFileSync(markerOf(root), hashOf(join(root, 'package-lock.json')));
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** The npm that runs us, otherwise the one in PATH. */
function npm() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) {
    return { command: process.execPath, prefix: [script], options: { cwd: root } };
  }
  const command = isWindows ? 'npm.cmd' : 'npm';
  return { command, prefix: [], options: { cwd: root, shell: isWindows } };
}

function projectNode() {
  const requested = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
    .node;
  const own = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (answers(own)) return own;
  // npm leaves the binary out when install scripts are switched off.
  const { command, prefix, options } = npm();
  const rebuild = [...prefix, 'rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'];
  spawnSync(command, rebuild, { ...options, stdio: 'ignore' });
  if (answers(own)) return own;
  const [major] = process.versions.node.split('.');
  if (Number(major) >= Number(requested.split('.')[0])) return process.execPath;
  throw new Error(
    `Node ${requested} could not be installed with the dependencies (are npm's install scripts blocked?). Allow them, or use Node ${requested} yourself.`,
  );
}

function answers(node) {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function markerOf(folder) {
  return join(folder, 'node_modules', '.installed-lock');
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
