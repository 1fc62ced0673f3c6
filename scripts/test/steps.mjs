/**
 * Runs gates, one after the other or two side by side, stops at the first that fails, counts the tests
 * from the reports that the test runners write, and closes with the minutes of each gate and
 * `N passed, N failed` alone on a line.
 */
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root, toolEnvironment } from '../lib/bootstrap.mjs';
import { isStopping, startChild, stopChild, stopChildren } from '../lib/children.mjs';
import { secondTries } from './titles.mjs';

/** Gates of one process each; those that use all cores themselves are `alone`. */
export const SIDE_BY_SIDE = Math.min(2, availableParallelism());
/**
 * How a step is ended: as by Ctrl-C. Playwright takes its web servers down then, which are no children
 * of the group; at SIGTERM it leaves them with their ports.
 */
const END = 'SIGINT';
/** A step that hangs must not use up the time of all others. */
const STEP_MINUTES = 40;
const NO_COUNTS = { passed: 0, failed: 0, flaky: [] };

/**
 * @typedef {object} Step
 * @property {string} name what is checked, for the header
 * @property {string[]} args arguments of Node: a script or a tool's entry, and its own arguments
 * @property {string} again the command that runs this step alone
 * @property {Step} [needs] what it uses the result of: it waits for that one, if that is run at all
 * @property {boolean} [alone] it uses all cores itself: nothing runs beside it
 * @property {string} [report] JSON report with test counts, relative to the root
 * @property {Record<string, string>} [env]
 * @property {number} [minutes] after which it is stopped; defaults to 40
 */

/** Entry files of the tools; `.bin` holds shell scripts on Windows. */
export const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'node_modules/knip/bin/knip.js',
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
    alone: true,
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
 * @param {Step[]} steps in the order in which they are started
 * @param {object} [how]
 * @param {string[]} [how.notes] lines that belong to the result, such as what was left out
 * @param {number} [how.atOnce] steps that run at the same time. One prints as it goes; of more than one
 *   each prints into a log, which is shown when it fails
 * @returns {Promise<number>} exit code: 0 when all steps passed
 */
export async function runSteps(node, steps, { notes = [], atOnce = 1 } = {}) {
  const began = Date.now();
  const total = { passed: 0, failed: 0 };
  const took = [];
  let failed;
  const run = async (step) => {
    console.log(`\n── ${steps.indexOf(step) + 1}/${steps.length} ${step.name}`);
    const { code, seconds } = await runStep(node, step, atOnce > 1 ? logOf(step) : undefined);
    // What was stopped because another one failed says nothing of itself.
    if (failed || isStopping()) return code;
    const counts = step.report ? readCounts(resolve(root, step.report)) : NO_COUNTS;
    notes.push(...flakyNotes(step, counts.flaky));
    total.passed += counts.passed;
    total.failed += counts.failed;
    took.push({ name: step.name, seconds });
    if (atOnce > 1) for (const line of linesOf(step, code)) console.log(line);
    const tests = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s${tests})`);
    if (code === 0) return code;
    failed = step;
    // A gate that is no test runner, or a runner that never got to its tests, failed all the same.
    if (counts.failed === 0) total.failed += 1;
    stopChildren(END);
    return code;
  };
  const code = await startAll(steps, atOnce, run, () => failed !== undefined || isStopping());
  if (isStopping()) return code || 1;
  console.log('');
  for (const line of minuteLines(took, (Date.now() - began) / 1000)) console.log(line);
  for (const line of closingLines(total, failed, notes)) console.log(line);
  return failed ? 1 : 0;
}

/**
 * Starts each step as soon as there is room for it and what it needs is done.
 *
 * @param {Step[]} steps
 * @param {number} atOnce
 * @param {(step: Step) => Promise<number>} run
 * @param {() => boolean} isOver whether no other step is to be started
 * @returns {Promise<number>} exit code of the step that ended last
 */
async function startAll(steps, atOnce, run, isOver) {
  const waiting = [...steps];
  const running = new Map();
  const isFree = ({ alone }) => running.size === 0 || (!alone && running.size < atOnce);
  const isReady = (step) =>
    isFree(step) && !waiting.includes(step.needs) && !running.has(step.needs);
  let code = 0;
  for (;;) {
    const isTaken = [...running.keys()].some(({ alone }) => alone);
    const next = isOver() || isTaken ? undefined : waiting.find(isReady);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) code = await Promise.race(running.values());
    else return code;
  }
}

/** What is shown of a step's log: all of one that failed, of others what was left out (`! …`). */
function linesOf(step, code) {
  const lines = readFileSync(logOf(step), 'utf8').trimEnd().split('\n');
  return code === 0 ? lines.filter((line) => line.startsWith('! ')) : lines;
}

const logOf = ({ name }) =>
  join(root, '.cache/reports', `${name.replaceAll(/[^a-z]+/gi, '-').slice(0, 40)}.log`);

/**
 * Where the time of a run went.
 *
 * @param {{ name: string, seconds: number }[]} took
 * @param {number} seconds of the whole run: steps run beside each other
 */
export function minuteLines(took, seconds) {
  return [...took, { name: 'together', seconds }].map(
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
 * What CI tried again is no failure, and is to be mended all the same.
 *
 * @param {Step} step
 * @param {string[]} flaky titles of its tests
 */
function flakyNotes({ name }, flaky) {
  if (flaky.length === 0) return [];
  return [
    `${name}: ${flaky.length} passed only at the second try`,
    ...flaky.map((at) => `  ${at}`),
  ];
}

/**
 * Test counts of a JSON report of vitest or Playwright, and the titles of what passed only at the second try.
 *
 * @param {string} file
 */
export function readCounts(file) {
  if (!existsSync(file)) return NO_COUNTS;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected = 0, flaky = 0, unexpected = 0 } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky: secondTries(report) };
  }
  const { numPassedTests = 0, numFailedTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests, flaky: secondTries(report) };
}

async function runStep(node, step, log) {
  const began = Date.now();
  if (step.report) {
    const report = resolve(root, step.report);
    mkdirSync(dirname(report), { recursive: true });
    // An old report must not be counted for a runner that crashes before it writes one.
    rmSync(report, { force: true });
  }
  const env = { ...toolEnvironment(), ...step.env };
  const { child, ended } = startChild(node, step.args, { cwd: root, env, stdio: outputTo(log) });
  const { minutes = STEP_MINUTES } = step;
  const timer = setTimeout(() => {
    console.error(`✗ ${step.name} was stopped after ${minutes} minutes.`);
    stopChild(child, END);
  }, minutes * 60_000);
  const code = await ended.finally(() => clearTimeout(timer));
  return { code, seconds: (Date.now() - began) / 1000 };
}

/** @returns {import('node:child_process').StdioOptions} this terminal without a log */
function outputTo(log) {
  if (!log) return 'inherit';
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  return ['ignore', file, file];
}
