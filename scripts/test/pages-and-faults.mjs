/**
 * `node scripts/test/pages-and-faults.mjs` writes `apps/customer/docs/pages-and-faults.md`: what each page of the
 * site did at each fault, from the columns that the last whole run has left
 * (`.cache/reports/pages-and-faults/*.json`, written by `apps/customer/e2e/support/faults/table.ts`).
 * `pages-and-faults.spec.ts` holds the page to the rows and columns of the tests.
 *
 * Exit code 1 when a column is missing, and when a cell is not sound.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/bootstrap.mjs';

/** @typedef {{ name: string, minutes?: number, found: Record<string, string> }} Column `minutes`: how long it took; `found`: what was wrong, by address */

export const PAGE = 'apps/customer/docs/pages-and-faults.md';
/** Of what was seen in a cell that is not sound, in signs. */
const LONGEST_CELL = 60;
const COLUMNS = join(root, '.cache/reports/pages-and-faults');

/** @param {string} path @returns {string} the address without its ids and values, as a row of the table */
export const rowOf = (path) =>
  `/${path
    .replace(/=[^&#]*/g, '')
    .replace(/#.*/, '#…')
    .replace(/\b(?:rsv|pt)_\w+|\b[A-Za-z0-9]{24,}\b|\b\w{4}-\w{4}\b/g, '…')}`;

/** @param {string} seen @returns {string} what a cell shows of it */
const cellOf = (seen) =>
  seen === '' ? '✓' : seen === '–' ? '–' : seen.replaceAll('|', '/').slice(0, LONGEST_CELL);

/** @param {Column[]} columns @returns {string} how long they took, one after the other */
function runOf(columns) {
  const timed = columns.flatMap(({ minutes = 0 }) => (minutes > 0 ? [minutes] : []));
  const sum = Math.round(timed.reduce((all, minutes) => all + minutes, 0));
  const untimed = columns.filter(({ minutes }) => minutes === undefined);
  const rest = untimed.map(({ name }) => name).join(', ');
  return `${columns.length} columns. ${timed.length} of them took ${sum} minutes one after the other, by the last row; two or more are run side by side.${rest && ` Of an earlier run, whose minutes are not known: ${rest}.`}`;
}

/** @param {Column[]} columns in their order @returns {string} */
export function pageOf(columns) {
  const paths = Object.keys(columns[0]?.found ?? {});
  const line = (path) =>
    `| \`${rowOf(path)}\` | ${columns.map(({ found }) => cellOf(found[path] ?? '')).join(' | ')} |`;
  return [
    '# Every page with every fault',
    '',
    'Written by `npm run test:faults -- pages`, which lets each page of the site meet each fault on the built site, and fails when a cell is not sound. `npm test` plays each page with one fault; `FERRY_FAULTS_PAGE=signin npm run e2e -- mock faults/table -g オフライン` plays one page. Rows: `e2e/support/faults/pages.ts`; what a column does and expects: the other files there.',
    '',
    '| sign | says |',
    '|---|---|',
    '| ✓ | at most one redirect, the words of the fault once, in Japanese; a link or button that opens exactly this address, with its query; no address over 2,048 characters; what was typed is there, or the browser has asked; no error that nobody handled |',
    '| – | the page cannot meet this fault |',
    '',
    runOf(columns),
    '',
    `| page | ${columns.map(({ name }) => name).join(' | ')} |`,
    `|---|${'---|'.repeat(columns.length)}`,
    ...paths.map(line),
    `| minutes | ${columns.map(({ minutes }) => minutes?.toFixed(1) ?? '').join(' | ')} |`,
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = existsSync(COLUMNS) ? globSync('*.json', { cwd: COLUMNS }).sort() : [];
  const columns = files.map((file) => JSON.parse(readFileSync(join(COLUMNS, file), 'utf8')));
  if (columns.length === 0) {
    console.error('✗ There is no table: npm run test:faults -- pages');
    process.exit(1);
  }
  writeFileSync(join(root, PAGE), pageOf(columns));
  const wrong = columns.flatMap(({ name, found }) =>
    Object.entries(found).flatMap(([path, seen]) =>
      seen === '' || seen === '–' ? [] : [`${name} ${rowOf(path)}: ${seen}`],
    ),
  );
  for (const each of wrong) console.error(`✗ ${each}`);
  console.log(`${PAGE}: ${Object.keys(columns[0].found).length} pages, ${columns.length} faults`);
  if (wrong.length > 0) process.exitCode = 1;
}
