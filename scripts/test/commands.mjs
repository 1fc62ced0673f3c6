/**
 * `node scripts/test/commands.mjs [name …]`: each command of the README that no other gate starts, in its
 * smallest form, two at a time. It asks only whether each ends well and has shown, or serves, all that it
 * should: a figure of the smallest form says nothing.
 *
 * Exit code 1 with what the commands have printed that failed.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root, toolEnvironment } from '../lib/bootstrap.mjs';
import { startChild, stopChild, stopChildren } from '../lib/children.mjs';
import { findPostgres } from './postgres.mjs';
import { SIDE_BY_SIDE } from './steps.mjs';

const LONGEST_MS = 180_000;
const POLL_MS = 200;
/** Exit code of npm when its script was ended as by Ctrl-C, and has ended. */
const STOPPED = 130;
/** In a table: something was not measured. */
const NOTHING = /NaN|undefined|Infinity/;
const folder = join(root, '.cache/commands');

/**
 * @typedef {object} Command
 * @property {string} name of the npm script
 * @property {string[]} [args] of its smallest form
 * @property {string[]} [shows] words that must be in its output
 * @property {string} [until] it runs until it is stopped: what it prints when it has done what it was started for
 * @property {string[]} [serves] it runs until it is stopped: what must be there, below one address that it prints
 * @property {Record<string, string>} [env]
 * @property {boolean} [hasData] a server of it is on data of its own: a copy of what `start` has filled
 * @property {() => string | undefined} [missing] a program that it needs and that is not here
 */

/** Filling a database takes longer than all else that a server starts with: `start` does it, for all. */
const FILLING = 'start';
const dataOf = (/** @type {string} */ name) => join(folder, name);

/** The one that fills the data, then the longest first. @type {Command[]} */
export const COMMANDS = [
  {
    name: FILLING,
    hasData: true,
    env: { PORT: '4334' },
    serves: ['', '/customer-api/routes'],
  },
  {
    name: 'bench',
    args: ['--smallest'],
    shows: ['hold', 'commit', 'search of a day', 'heap at the end', 'PostgreSQL, second start'],
    missing: () => {
      const bin = findPostgres();
      return bin && existsSync(join(bin, 'pgbench')) ? undefined : 'PostgreSQL with pgbench';
    },
  },
  {
    name: 'load',
    args: ['--seconds', '2', '--connections', '2', '--beside'],
    shows: ['search of a day', 'requests a second; 0 broken', 'RSS MB', '0 rows of places'],
    missing: () => (findPostgres() ? undefined : 'PostgreSQL'),
  },
  {
    name: 'bench:typing',
    args: ['--rounds', '1'],
    hasData: true,
    shows: ['react-aria', '乗船者2の名', 'メールアドレス'],
  },
  {
    name: 'lighthouse',
    // Typing is beside the page of react-aria, too.
    args: ['--runs', '1', '--pages', '/signin', '--beside', 'static'],
    hasData: true,
    shows: ['perf/a11y/bp/seo', 'static', '/signin'],
  },
  { name: 'storybook', args: ['--ci', '--port', '4331', '--exact-port'], serves: ['index.json'] },
  {
    name: 'dev',
    hasData: true,
    env: { API_PORT: '4332', WEB_PORT: '4335' },
    serves: ['src/main.tsx', '/customer-api/routes'],
  },
  {
    name: 'dev:mock',
    env: { API_PORT: '4333', WEB_PORT: '4336' },
    serves: ['', '/customer-api/routes'],
  },
  {
    name: 'watch',
    args: ['packages/format/src/yen.spec.ts'],
    shows: ['1 passed'],
    until: 'Waiting for file changes',
  },
  {
    name: 'conformance',
    args: ['--invalid', '1', '--report', join(folder, 'conformance')],
    shows: ['0 findings', '0 not asked'],
  },
  { name: 'contract:docs', shows: ['openapi/dist/customer-api.html'] },
  { name: 'contract:release', args: ['--dry-run'], shows: ['Against '] },
  { name: 'ui:cost', args: ['VisuallyHidden'], shows: ['bytes after brotli 11', 'VisuallyHidden'] },
  { name: 'e2e', args: ['mock', '--list'], shows: ['Total: '] },
];

async function main() {
  const requested = process.argv.slice(2);
  const waiting = COMMANDS.filter(({ name }) => !requested.length || requested.includes(name));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const failed = [];
  /** @type {Promise<unknown>} */
  let filled = Promise.resolve();
  const workOff = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const missing = next.missing?.();
      if (missing) {
        console.log(`! npm run ${next.name} was left out: no ${missing} here`);
        continue;
      }
      if (next.hasData) await filled;
      const soundness = isSound(next);
      if (next.name === FILLING) filled = soundness;
      if (!(await soundness)) failed.push(next.name);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, workOff));
  return failed.length > 0 ? 1 : 0;
}

/** Runs a command and says what came of it. @param {Command} command */
async function isSound(command) {
  const began = Date.now();
  const { code, output, isServing } = await run(command);
  const faults = [
    ...(command.shows ?? []).filter((each) => !output.includes(each)).map((each) => `no ${each}`),
    ...(command.shows && NOTHING.test(output) ? ['a figure is missing'] : []),
    ...(command.serves && !isServing ? [`does not serve ${command.serves.join(' and ')}`] : []),
    ...(code === (command.serves || command.until ? STOPPED : 0) ? [] : [`ended with ${code}`]),
  ];
  const line = ['npm run', command.name, ...(command.args ?? [])].join(' ');
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${line} (${seconds} s)`);
  if (faults.length > 0) console.error(`${output}\n✗ ${line}: ${faults.join(', ')}`);
  return faults.length === 0;
}

/** @param {Command} command */
async function run({ name, args = [], env, hasData, serves, until }) {
  if (hasData && name !== FILLING && existsSync(dataOf(FILLING))) {
    cpSync(dataOf(FILLING), dataOf(name), { recursive: true });
  }
  const { child, ended } = startChild('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env: {
      ...toolEnvironment(),
      NO_COLOR: '1',
      ...env,
      ...(hasData && { FERRY_DATA_DIR: dataOf(name) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const timer = setTimeout(() => stopChild(child, 'SIGINT'), LONGEST_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += stripVTControlCharacters(text);
      if (until && output.includes(until)) stopChild(child, 'SIGINT');
    });
  }
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  let isServing = false;
  while (serves && !isServing && !hasEnded) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // `dev` prints the address of the server and that of Vite, in either order.
    const addresses = [...new Set(output.match(/http:\/\/\S+\//g))];
    const found = await Promise.all(addresses.map((address) => isThere(address, serves)));
    isServing = found.includes(true);
  }
  if (serves) stopChild(child, 'SIGINT');
  const code = await ended.finally(() => clearTimeout(timer));
  return { code, output, isServing };
}

/**
 * @param {string} address
 * @param {string[]} paths
 */
async function isThere(address, paths) {
  const responses = await Promise.all(
    paths.map((path) => fetch(new URL(path, address)).catch(() => undefined)),
  );
  return responses.every((response) => response?.ok);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const code = await main();
  stopChildren('SIGTERM');
  process.exit(code);
}
