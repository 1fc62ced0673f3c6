/**
 * What the page `/accessibility` says: criteria, the checks and tests of each
 * (`apps/customer/e2e/accessibility.json`), tests by people (`person-tests.json` beside it), and the results
 * of a test run. `scripts/evidence.mjs` writes it, `evidence.spec.ts` holds the page to the list.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { titlePattern } from './specification.mjs';
import { testsOf } from './titles.mjs';

/** @typedef {{ name: string, how: string, tests: string[] }} Check what it looks at, on what; `file › title` */
/**
 * @typedef {object} Criterion
 * @property {string} number of WCAG, the same in JIS
 * @property {string} name
 * @property {'A' | 'AA'} level
 * @property {boolean} [isJis] of JIS X 8341-3:2016 as well; defaults to true
 * @property {boolean} [isWcag22] defaults to true
 * @property {string} [absent] what the product does not have, so that there is nothing to fail
 * @property {string[]} checks keys of the checks that show it
 * @property {string[]} tests those that show it alone
 * @property {string} [rest] what no test looks at
 */
/** @typedef {{ checks: Record<string, Check>, criteria: Criterion[] }} List */
/** @typedef {{ role: string, date: string, tools: string, criteria: string[], result: string }} PersonTest */
/** @typedef {{ passed: number, failed: number, missing: number }} Counts of tests; `missing` were not in the run */

export const LIST = 'apps/customer/e2e/accessibility.json';
export const PEOPLE = 'apps/customer/e2e/person-tests.json';
export const EVIDENCE = 'apps/customer/src/features/accessibility/evidence.json';

/** @param {string} path of the repository */
export const readData = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {List} list @param {Criterion} criterion @returns {string[]} tests of its checks and its own, each once */
export const testsFor = ({ checks }, { checks: keys, tests }) => [
  ...new Set([...keys.flatMap((key) => checks[key]?.tests ?? []), ...tests]),
];

/**
 * @param {string[]} tests `file › title`, the title as it is written
 * @param {import('./titles.mjs').ReportedTest[]} reported
 * @returns {Counts}
 */
export function countsOf(tests, reported) {
  const counts = { passed: 0, failed: 0, missing: 0 };
  for (const test of tests) {
    const [path = '', title = ''] = test.split(' › ');
    const pattern = titlePattern(title);
    const own = reported.filter(
      ({ file, name }) => (path === file || path.endsWith(`/${file}`)) && pattern.test(name),
    );
    if (own.length === 0) counts.missing += 1;
    for (const { isPassed } of own) counts[isPassed ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** @param {any} report JSON report of Vitest or Playwright @returns {number} when its run began, in ms */
const beganAt = ({ startTime, stats }) => startTime ?? Date.parse(stats?.startTime);

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/**
 * @param {List} list
 * @param {PersonTest[]} people
 * @param {any[]} reports JSON reports of the runners; the day of the run is that of the first that began
 * @param {string} version of the product
 */
export function evidenceOf(list, people, reports, version) {
  const reported = reports.flatMap(testsOf);
  const began = reports.length > 0 ? Math.min(...reports.map(beganAt)) : 0;
  const checks = Object.values(list.checks).map(({ name, how, tests }) => ({
    name,
    how,
    ...countsOf(tests, reported),
  }));
  const criteria = list.criteria.map((criterion) => {
    const { number, name, level, isJis = true, isWcag22 = true, absent, rest } = criterion;
    return {
      number,
      name,
      level,
      isJis,
      isWcag22,
      checks: criterion.checks.map((key) => list.checks[key]?.name ?? key),
      ...(absent && { absent }),
      ...(rest && { rest }),
      ...countsOf(testsFor(list, criterion), reported),
    };
  });
  return { ranOn: dayInJapan.format(began), version, checks, criteria, people };
}
