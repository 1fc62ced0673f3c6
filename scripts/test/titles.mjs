/**
 * `node scripts/test/titles.mjs [folder]`: the tests of the last `npm test`, one a line, sorted: file and
 * full title, and the project of an end-to-end test. Read from the reports in `.cache/reports` (or the
 * folder). Keep the list before tests are moved or made faster, and compare it afterwards (`diff`): a line that
 * went is a check that went, or one that has another name now. Exit code 1 without reports.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/bootstrap.mjs';

/**
 * @param {any} report JSON report of Vitest or Playwright
 * @returns {string[]} in the order of the report
 */
export function titlesOf(report) {
  return testsOf(report).map(({ title }) => title);
}

/**
 * @param {any} report JSON report of Vitest or Playwright
 * @returns {string[]} titles of the tests that failed first and then passed
 */
export function secondTries(report) {
  return testsOf(report).flatMap(({ title, isSecondTry }) => (isSecondTry ? [title] : []));
}

/**
 * @typedef {object} ReportedTest
 * @property {string} title file and full title, and the project of an end-to-end test
 * @property {string} file as the runner names it: from the root, of Playwright from its configuration
 * @property {string} name title of the test alone, without its groups
 * @property {boolean} isPassed at the first try or at the second
 * @property {boolean} isSecondTry
 */

/**
 * @param {any} report JSON report of Vitest or Playwright
 * @returns {ReportedTest[]} in the order of the report; one that was left out has not passed
 */
export function testsOf(report) {
  if (report.testResults) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, title, status, failureMessages = [] }) => ({
        title: `${fileOf(name)} › ${fullName}`,
        file: fileOf(name),
        name: title,
        isPassed: status === 'passed',
        // The report does not count the tries. It keeps what the ones before said.
        isSecondTry: status === 'passed' && failureMessages.length > 0,
      })),
    );
  }
  return (report.suites ?? []).flatMap((suite) => testsIn(suite, []));
}

function testsIn({ suites = [], specs = [] }, above) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({
      title: `${projectName}: ${[file, ...above, title].join(' › ')}`,
      file,
      name: title,
      isPassed: status === 'expected' || status === 'flaky',
      isSecondTry: status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...above, suite.title]))];
}

const fileOf = (path) => (isAbsolute(path) ? relative(root, path) : path).replaceAll('\\', '/');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? join(root, '.cache/reports');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  const titles = files.flatMap((file) =>
    titlesOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  for (const title of titles.sort()) console.log(title);
  if (titles.length === 0) {
    console.error(`✗ There are no reports in ${folder}: npm test writes them.`);
    process.exitCode = 1;
  }
}
