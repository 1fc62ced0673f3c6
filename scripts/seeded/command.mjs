/** `npm run test:faults -- --seeded`: plants each defect into a copy of the tree, and runs the test that has to find it. */
import { rmSync } from 'node:fs';
import { root } from '../lib/bootstrap.mjs';
import { isStopping } from '../lib/children.mjs';
import { DEFECTS } from './defects.mjs';
import { withDefect } from './plant.mjs';
import { runChecks } from './run-checks.mjs';
import { makeScratch } from './scratch.mjs';

const WORDS = { failed: '✓ found', passed: '✗ not found', missing: '✗ the test did not run' };

/**
 * @param {string[]} requested ids or kinds; all without any
 * @returns {Promise<number>} exit code: 0 when every defect was found, 1 else, 2 for a name that is none
 */
export async function runSeeded(requested) {
  const names = new Set(DEFECTS.flatMap(({ id, kind }) => [id, kind]));
  const unknown = requested.filter((name) => !names.has(name));
  if (unknown.length > 0) {
    console.error(`✗ No defect and no kind is called ${unknown.join(', ')}.`);
    return 2;
  }
  const defects = DEFECTS.filter(
    ({ id, kind }) => requested.length === 0 || [id, kind].some((name) => requested.includes(name)),
  );
  let folder = '';
  const remove = () => folder && rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  folder = makeScratch(root);
  console.log(`${defects.length} defects, in ${folder}`);
  const unsound = await findUnsound(folder, defects);
  let found = 0;
  for (const defect of defects) {
    if (isStopping()) return 1;
    if (unsound.has(defect.check)) continue;
    found += Number(await isFound(folder, defect));
  }
  console.log(`${found} of ${defects.length} defects found`);
  return found === defects.length ? 0 : 1;
}

/** Tests that fail without a defect: they find nothing. */
async function findUnsound(folder, defects) {
  const results = await runChecks(
    folder,
    defects.map(({ check }) => check),
  );
  const wrong = [...results].filter(([, result]) => result !== 'passed');
  for (const [check, result] of wrong) {
    const word = result === 'failed' ? 'it fails' : 'it is not there';
    console.error(`✗ without a defect ${word}: ${check}`);
  }
  return new Set(wrong.map(([check]) => check));
}

async function isFound(folder, defect) {
  const began = performance.now();
  const results = await withDefect(folder, defect, () => runChecks(folder, [defect.check]));
  const result = results.get(defect.check) ?? 'missing';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isStopping()) {
    console.log(`${WORDS[result]} ${defect.id}: ${defect.what} (${defect.check}; ${seconds} s)`);
  }
  return result === 'failed';
}
