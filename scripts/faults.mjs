/**
 * `npm run test:faults [-- server|pages|browser]`: the tests of everything that can go wrong, in their long
 * form (FERRY_FAULTS=long). `npm test` runs the same code with smaller numbers; the list of faults
 * and tests is apps/server/test/README.md. The figures of the long form are printed as it goes.
 *
 * Takes an hour and a quarter on two cores (each step: the end of that README). The last line is
 * `N passed, N failed`; exit code 1 when something failed, or when there is no PostgreSQL: without
 * one the claims stay unproven.
 *
 * `npm run test:faults -- --seeded [ID or kind …]`: whether defects that are planted into a copy of the sources are
 * found, each by the test that it names (`seeded/README.md`). Exit code 1 when one is not.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { prepareBrowsers } from './test/browser.mjs';
import { endToEnd, gates } from './test/gates.mjs';
import { findOrInstallPostgres } from './test/postgres.mjs';
import { runSteps, vitestStep } from './test/steps.mjs';

const TESTS = 'apps/server/test';
const PARTS = {
  server: () => [
    onServer('many at once, and what dies in the middle', ['faults', 'inventory', 'process']),
    onServer('places that many wait for', ['waitlist', 'pre-orders', 'queue']),
    onServer('payments that go wrong', ['payments']),
    onServer(
      'races, limits and input',
      ['bookings', 'fare-calendar', 'http', 'members', 'partner-tickets'],
      ['apps/server/src/domain/trips/offer-trip.spec.ts'],
    ),
  ],
  pages: () => [
    gates.build,
    inBrowser('every page with every fault', 'mock/faults/'),
    {
      name: 'the table of pages and faults, written into the docs',
      args: ['scripts/test/pages-and-faults.mjs'],
      again: 'npm run test:faults -- pages',
    },
  ],
  browser: () => [
    gates.build,
    inBrowser('pages in the time zones of the world', 'mock/faults-'),
    inBrowser('bookings over a bad network, by impatient customers', 'booking/faults'),
  ],
};

/**
 * @param {string} name
 * @param {string[]} folders below apps/server/test
 * @param {string[]} files elsewhere
 */
function onServer(name, folders, files = []) {
  const step = vitestStep(name, ['unit', 'unit-server']);
  const paths = [...folders.map((folder) => `${TESTS}/${folder}/`), ...files];
  // One file after the other: a measured time must not be another file's.
  return long({ ...step, args: [...step.args, '--no-file-parallelism', ...paths] });
}

/** @param {string} name @param {string} files where they begin below e2e/, in the folder of their suite */
function inBrowser(name, files) {
  const gate = endToEnd(name, [files.slice(0, files.indexOf('/'))]);
  return long({ ...gate, args: [...gate.args, `e2e/${files}`] });
}

function long(step) {
  const env = { ...step.env, FERRY_FAULTS: 'long' };
  return { ...step, again: 'npm run test:faults', env, minutes: 120 };
}

const node = await bootstrap();
const [requested, ...names] = process.argv.slice(2);
if (requested === '--seeded') {
  await prepareBrowsers(node);
  const { runSeeded } = await import('./seeded/command.mjs');
  process.exit(await runSeeded(names));
}
const parts = requested in PARTS ? [PARTS[requested]] : Object.values(PARTS);
const postgres = findOrInstallPostgres();
if (!postgres) {
  console.error('✗ No PostgreSQL 15 or newer was found; set FERRY_TEST_PG_BIN to its bin folder.');
  process.exit(1);
}
process.env.FERRY_TEST_PG_BIN = postgres;
await prepareBrowsers(node);
process.exit(
  await runSteps(
    node,
    parts.flatMap((part) => part()),
  ),
);
