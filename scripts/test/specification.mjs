/**
 * `node scripts/test/specification.mjs` writes `apps/customer/docs/specification.md`: what the specification
 * asks for, what the product promises beyond it, and the test that shows each, from `apps/customer/e2e/specification.json`, and where each package it
 * names is used, counted in the sources. `specification.spec.ts` holds the page to both.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/bootstrap.mjs';

/** @typedef {{ section: number, row: string, tests: string[], below?: string, missing?: string }} Row `missing`: why there is no test */
/** @typedef {{ sections: string[], rows: Row[], packages: string[] }} Specification */

export const PAGE = 'apps/customer/docs/specification.md';
const DATA = 'apps/customer/e2e/specification.json';
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs'];
/** Names what it looks for. */
const OWN = 'scripts/test/specification.mjs';

/** @returns {Specification} */
export const readSpecification = () => JSON.parse(readFileSync(join(root, DATA), 'utf8'));

/** @param {string} path of the repository @returns {string | undefined} */
export const read = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const TITLES =
  /(?:\b\w*(?:[tT]est|it)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;
/** What a runner puts into a title. */
const VALUES = /\$\{(?:[^{}]|\{[^}]*\})*\}|%\d?\$?[sdij#]|\$\w+/;
const escaped = (text) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`);

/** @param {string} written title as it is written @returns {RegExp} what is reported for it, its values as groups */
export const titlePattern = (written) =>
  new RegExp(`^${written.split(VALUES).map(escaped).join('(.*)')}$`, 's');

/**
 * @param {string} test `file › title`, the title as it is reported or as it is written
 * @param {(path: string) => string | undefined} textOf
 * @returns {boolean} whether that file has it; values in it are in the file too, or in what it imports
 */
export function hasTest(test, textOf = read) {
  const [path = '', title = ''] = test.split(' › ');
  const text = textOf(path);
  if (text === undefined || title === '') return false;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(
    ([, to = '']) => textOf(posix.join(posix.dirname(path), to)) ?? '',
  );
  const all = [text, ...imported].join('\n');
  return [...text.matchAll(TITLES)].some(([, ...written]) => {
    const values = titlePattern(written.find((one) => one !== undefined) ?? '').exec(title);
    return values?.slice(1).every((value) => all.includes(value)) ?? false;
  });
}

/**
 * @param {string} test `file › title`
 * @returns {'site' | 'component' | 'server' | 'build' | 'unit'} on what it shows its row: the built site in a
 *   browser, a page or component in one, the server over HTTP, the build, or functions
 */
export function levelOf(test) {
  const [path = ''] = test.split(' › ');
  if (path.startsWith('apps/customer/e2e/')) return 'site';
  if (path.endsWith('.test.tsx')) return 'component';
  if (path.startsWith('apps/server/test/')) return 'server';
  return /^scripts\/|\/vite\//.test(path) ? 'build' : 'unit';
}

/** One digit and `+`: a file more or less is no other page. */
const rounded = (count) => {
  const unit = 10 ** (String(count).length - 1);
  return unit === 1 ? String(count) : `${Math.floor(count / unit) * unit}+`;
};

/**
 * @param {string} name of a package
 * @returns {string[]} files that import it, start its program or, of Chromatic, set it for a story
 */
export function usersOf(name) {
  const quoted = `(['"]|node_modules/)${name}(/|['"])`;
  const pattern = name === 'chromatic' ? 'chromatic:' : quoted;
  const command = [
    'grep',
    '-lE',
    pattern,
    '--',
    ...SOURCES,
    ':!packages/api/src/generated',
    `:!${OWN}`,
  ];
  try {
    const found = execFileSync('git', command, { cwd: root, encoding: 'utf8' });
    return found.trim().split('\n');
  } catch {
    return [];
  }
}

const areaOf = (path) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? '';

/** @param {string} name @returns {string} the row of the page */
function packageRow(name) {
  const users = usersOf(name);
  const areas = Object.entries(Object.groupBy(users, areaOf)).sort(
    ([, a = []], [, b = []]) => b.length - a.length,
  );
  const where = areas.slice(0, 2).map(([area]) => `\`${area}\``);
  return `| ${name} | ${rounded(users.length)} | ${where.join(', ')} |`;
}

/** @param {Specification} specification @returns {string} */
export function pageOf({ sections, rows, packages }) {
  const link = (test) => {
    const [path = ''] = test.split(' › ');
    return `[${posix.basename(path)}](${posix.relative(posix.dirname(PAGE), path)})`;
  };
  const line = ({ row, tests, below = 'site', missing }) =>
    missing
      ? `| ${row} | nothing | ${missing} |`
      : `| ${row} | ${below} | ${[...new Set(tests.map(link))].join(', ')} |`;
  const proven = rows.filter(({ missing }) => !missing);
  const levels = ['site', 'component', 'server', 'build', 'unit'];
  const counts = levels.map(
    (level) => `${proven.filter(({ below = 'site' }) => below === level).length} ${level}`,
  );
  const parts = sections.map((title, index) => {
    const own = rows.filter(({ section }) => section === index).map(line);
    return [`## ${index}. ${title}`, '', '| row | proven on | test |', '|---|---|---|', ...own, ''];
  });
  return [
    '# The specification, row by row',
    '',
    `Written by \`node scripts/test/specification.mjs\` from [specification.json](../e2e/specification.json), which has the titles of the tests; a row without a test, or with one that is gone, fails, but for what is said to be missing. ${rows.length} rows, proven on: ${counts.join(', ')}; ${rows.length - proven.length} missing. \`site\` is the built site in a browser. The last sections are what the product promises where the specification is silent.`,
    '',
    ...parts.flat(),
    '## Packages',
    '',
    'Files that import each or start its program, and the folders with the most. To see them: `git grep -lE "([\'\\"]|node_modules/)NAME(/|[\'\\"])"`; of Chromatic the stories that are its own: `git grep -l chromatic:`.',
    '',
    '| package | files | most in |',
    '|---|---|---|',
    ...packages.map(packageRow),
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, PAGE), pageOf(readSpecification()));
}
