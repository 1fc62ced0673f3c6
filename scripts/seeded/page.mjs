/**
 * `node scripts/seeded/page.mjs` writes `scripts/seeded/README.md`: which defects are planted, and what finds each.
 * `seeded.spec.ts` holds the page to the data.
 */
import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FAULTS } from '../conformance/faults/try-faults.mjs';
import { root } from '../lib/bootstrap.mjs';
import { levelOf } from '../test/specification.mjs';
import { DEFECTS } from './defects.mjs';

export const PAGE = 'scripts/seeded/README.md';

/** `3 component, 1 unit`, the most first. */
function counted(names) {
  const groups = Object.entries(Object.groupBy(names, (name) => name));
  return groups
    .map(([name, all = []]) => ({ name, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => `${count} ${name}`)
    .join(', ');
}

function sectionOf(kind, defects) {
  const rows = defects.map(({ id, what, check }) => {
    const [file = '', title = ''] = check.split(' › ');
    const link = posix.relative(posix.dirname(PAGE), file);
    return `| \`${id}\` | ${what} | [${posix.basename(file)}](${link}): ${title.replaceAll('|', String.raw`\|`)} |`;
  });
  return [`## ${kind}`, '', '| id | defect | found by |', '|---|---|---|', ...rows, ''];
}

/** @returns {string} */
export function pageOf() {
  const kinds = Object.entries(Object.groupBy(DEFECTS, ({ kind }) => kind));
  const rows = kinds.map(([kind, all = []]) => {
    return `| ${kind} | ${all.length} | ${counted(all.map(({ check }) => levelOf(check)))} |`;
  });
  const parts = counted(FAULTS.map(({ part }) => part));
  const money = DEFECTS.filter(({ kind }) => kind === 'money').length;
  return [
    '# Seeded defects',
    '',
    'Mistakes that a developer makes, and the test that finds each. Written by `node scripts/seeded/page.mjs` from `defects/`.',
    '',
    '```sh',
    'npm run test:faults -- --seeded [ID or kind …]',
    '```',
    '',
    'plants one after the other into a copy of the tree in the temporary folder, runs its test, prints whether it was found, and takes it out again. First every test has to pass without a defect. Exit code 1 when one is not found. The copy goes at the end, also after Ctrl-C; what a killed run has left goes with the next one. All of them take about twenty minutes on two cores.',
    '',
    'A defect replaces words of a file: where these are gone, or there twice, `npm test` says so (`seeded.spec.ts`). Add one to `defects/` with the test that finds it; where none does, write the rule that sees its kind everywhere before a test of the case.',
    '',
    `${DEFECTS.length - money} defects of pages and components, ${money} of money:`,
    '',
    '| kind | defects | found by tests of |',
    '|---|---|---|',
    ...rows,
    '',
    `Faults of a server against the contract are planted by a proxy, [${FAULTS.length} of them](../conformance/faults/try-faults.mjs), found by parts of a run: ${parts}. \`npm run conformance -- --faults [part of a name …]\` plants them.`,
    '',
    ...kinds.flatMap(([kind, all = []]) => sectionOf(kind, all)),
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, PAGE), pageOf());
}
