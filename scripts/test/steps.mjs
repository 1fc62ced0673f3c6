/**
 * Runs gates one after the other, stops at the first that fails, counts the tests from the reports
 * that the test runners write, and closes with the minutes of each gate and `N passed, N failed`
 * alone on a line.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root, toolEnvironment } from '../lib/bootstrap.mjs';
import { isStopping, startChild, stopChildren } from '../lib/children.mjs';

/** A step that hangs must not use up the time of all others. */
const STEP_MINUTES = 40;
const NO_COUNTS = { passed: 0, failed: 0, flaky: 0 };

/**
 * @typedef {object} Step
 * @property {string} name what is checked, for the header
 * @property {string[]} args arguments of Node: a script or a tool's entry, and its own arguments
 * @property {string} again the command that runs this step alone
 * @property {string} [report] JSON report with test counts, relative to the root
 * @property {Record<string, string>} [env]
 * @property {number} [minutes] after which it is stopped; defaults to 25
 */

/** Entry files of the tools; `.bin` holds shell scripts on Windows. */
export const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * A step that runs projects of vitest.config.ts.
 *
 * @param {string} name
 * @param {string[]} projects
 * @returns {Step}
 */
export function vitestStep(name, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const report = `.cache/reports/vitest-${projects.join('-')}.json`;
  return {
    name,
    args: [
      tools.vitest,
      'run',
      ...chosen,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    again: `npx vitest run ${chosen.join(' ')}`,
    report,
    env: { FORCE_COLOR: '0', STORYBOOK_DISABLE_TELEMETRY: '1' },
  };
}

/**
 * @param {string} node path of the project's Node
 * @param {Step[]} steps
 * @param {string[]} [notes] lines that belong to the result, such as what was left out
 * @returns {Promise<number>} exit code: 0 when all steps passed
 */
export async function runSteps(node, steps, notes = []) {
  const total = { passed: 0, failed: 0 };
  const took = [];
  let failed;
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${index + 1}/${steps.length} ${step.name}`);
    const began = Date.now();
    const code = await runStep(node, step);
    if (isStopping()) return code || 1;
    const counts = step.report ? readCounts(resolve(root, step.report)) : NO_COUNTS;
    if (counts.flaky) notes.push(`${step.name}: ${counts.flaky} passed only at the second try`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = (Date.now() - began) / 1000;
    took.push({ name: step.name, seconds });
    const tests = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s${tests})`);
    if (code !== 0) {
      failed = step;
      // A gate that is no test runner, or a runner that never got to its tests, failed all the same.
      if (counts.failed === 0) total.failed += 1;
      break;
    }
  }
  console.log('');
  for (const line of minuteLines(took)) console.log(line);
  for (const line of closingLines(total, failed, notes)) console.log(line);
  return failed ? 1 : 0;
}

/**
 * Where the time of a run went.
 *
 * @param {{ name: string, seconds: number }[]} took
 */
export function minuteLines(took) {
  const sum = { name: 'together', seconds: took.reduce((all, { seconds }) => all + seconds, 0) };
  return [...took, sum].map(
    ({ name, seconds }) => `${(seconds / 60).toFixed(1).padStart(5)} min  ${name}`,
  );
}

/**
 * @param {{ passed: number, failed: number }} total
 * @param {Step | undefined} failed
 * @param {string[]} notes
 */
export function closingLines(total, failed, notes) {
  return [
    '',
    ...notes.map((note) => `! ${note}`),
    ...(failed ? [`✗ ${failed.name} failed. To see it again: ${failed.again}`] : []),
    `${total.passed} passed, ${total.failed} failed`,
  ];
}

/**
 * Test counts of a JSON report of vitest or Playwright.
 *
 * @param {string} file
 */
export function readCounts(file) {
  if (!existsSync(file)) return NO_COUNTS;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky };
  }
  const { numPassedTests = 0, numFailedTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0 };
}

function runStep(node, step) {
  if (step.report) {
    const report = resolve(root, step.report);
    mkdirSync(dirname(report), { recursive: true });
    // An old report must not be counted for a runner that crashes before it writes one.
    rmSync(report, { force: true });
  }
  const env = { ...toolEnvironment(), ...step.env };
  const { ended } = startChild(node, step.args, { cwd: root, env });
  const { minutes = STEP_MINUTES } = step;
  const timer = setTimeout(() => {
    console.error(`✗ ${step.name} was stopped after ${minutes} minutes.`);
    stopChildren('SIGTERM');
  }, minutes * 60_000);
  return ended.finally(() => clearTimeout(timer));
}
