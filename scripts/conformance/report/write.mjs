/** The three forms of a report: for people in two languages, for programs, for CI. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../rules.mjs';
import { junitOf } from './junit.mjs';
import { markdownOf } from './markdown.mjs';
import { toPlain } from './plain.mjs';

/**
 * @param {import('../run.mjs').Run} run
 * @param {string | undefined} cutShort which bound ended the run
 */
export function writeReports(run, cutShort) {
  const { report: folder } = run.options;
  const plain = toPlain(run, cutShort);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(plain, null, 2)}\n`);
  writeFileSync(join(folder, 'report.md'), markdownOf(plain));
  writeFileSync(join(folder, 'junit.xml'), junitOf(plain));
}

/**
 * What a terminal shows.
 *
 * @param {import('../run.mjs').Run} run
 * @param {string | undefined} cutShort
 */
export function summaryOf(run, cutShort) {
  const { findings, held, requests, skipped, options } = run;
  const seconds = Math.round((Date.now() - run.began) / 1000);
  const lines = findings.map(
    ({ rule, operation, expected, received }) =>
      `✗ ${rule} ${operation}: expected ${expected}, received ${received}\n  ${RULES[rule]?.ja}`,
  );
  return [
    ...lines,
    `${held.size} rules, ${requests} requests, ${seconds} s, seed ${options.seed}`,
    `${skipped.size} not asked (report.md says which)`,
    ...(cutShort ? [`Not run to its end: the bound of ${cutShort} was reached.`] : []),
    `${findings.length} findings → ${options.report}`,
  ].join('\n');
}
