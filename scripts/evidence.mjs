/**
 * `npm run evidence`: the results that the page `/accessibility` shows, from the reports of the last
 * `npm test` (`.cache/reports/*.json`), into `apps/customer/src/features/accessibility/evidence.json`. Prints
 * each criterion whose tests failed or were not in the run: the page says so, too.
 *
 * Exit code 1 without reports, and when a test of the list is gone.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bootstrap.mjs';
import { EVIDENCE, evidenceOf, LIST, PEOPLE, readData, testsFor } from './test/evidence.mjs';
import { hasTest } from './test/specification.mjs';

const folder = join(root, '.cache/reports');
const files = existsSync(folder) ? globSync('*.json', { cwd: folder }) : [];
const list = readData(LIST);
const tests = new Set(list.criteria.flatMap((criterion) => testsFor(list, criterion)));
const gone = [...tests].filter((test) => !hasTest(test));
if (files.length === 0 || gone.length > 0) {
  for (const test of gone) console.error(`✗ A test of ${LIST} is gone: ${test}`);
  if (files.length === 0)
    console.error(`✗ There are no reports in ${folder}: npm test writes them.`);
  process.exit(1);
}
const reports = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const evidence = evidenceOf(list, readData(PEOPLE), reports, readData('package.json').version);
writeFileSync(join(root, EVIDENCE), `${JSON.stringify(evidence, null, 2)}\n`);
for (const { number, failed, missing } of evidence.criteria) {
  if (failed + missing > 0) console.log(`! ${number}: ${failed} failed, ${missing} not in the run`);
}
console.log(`${EVIDENCE}: ${evidence.criteria.length} criteria, run of ${evidence.ranOn}`);
