/** Runs the tests that find defects, in a copy of the tree. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../lib/bootstrap.mjs';
import { isStopping, startChild } from '../lib/children.mjs';
import { tools } from '../test/steps.mjs';
import { testsOf } from '../test/titles.mjs';

/** @typedef {'passed' | 'failed' | 'missing'} Result `missing`: the test did not run, its file may not even compile */

const projectOf = (file) => (file.endsWith('.test.tsx') ? 'browser' : 'unit*');
const escaped = (text) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`);

/**
 * One process for all tests of a kind. A test that fails is tried once more: chance is not what finds a defect.
 *
 * @param {string} folder root of the copy
 * @param {string[]} checks `file › title`
 * @returns {Promise<Map<string, Result>>}
 */
export async function runChecks(folder, checks) {
  const tests = [...new Set(checks)].map((check) => {
    const [file = '', title = ''] = check.split(' › ');
    return { check, file, title };
  });
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const project of new Set(tests.map(({ file }) => projectOf(file)))) {
    const own = tests.filter(({ file }) => projectOf(file) === project);
    const reported = await runVitest(folder, project, own);
    for (const { check, file, title } of own) {
      // One title may be that of several widths or groups.
      const found = reported.filter(
        (test) => test.file.endsWith(`/${file}`) && test.name === title,
      );
      const ran = found.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
      results.set(check, found.length === 0 ? 'missing' : ran);
    }
  }
  return results;
}

async function runVitest(folder, project, tests) {
  const report = join(folder, '.cache/seeded.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const pattern = [...new Set(tests.map(({ title }) => escaped(title)))].join('|');
  const options = ['--retry=1', '--reporter=json', `--outputFile=${report}`];
  const args = ['run', '--project', project, ...files, '-t', pattern, ...options];
  const { child, ended } = startChild(process.execPath, [join(folder, tools.vitest), ...args], {
    cwd: folder,
    env: { ...toolEnvironment(), NODE_COMPILE_CACHE: join(folder, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  await ended;
  const reported = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  // It has ended before a test ran, and says why.
  if (reported.length === 0 && !isStopping()) console.error(output);
  return reported;
}
