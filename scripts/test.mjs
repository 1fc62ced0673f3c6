/**
 * `npm test`: everything, from a clean clone. Installs, finds or installs a browser and a
 * PostgreSQL, runs all gates and tests and stops at the first failure. Runs on any Node from 18.
 *
 * The last line is `N passed, N failed`; what had to be left out is said above it. Exit code 1 when
 * something failed.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { hasJapaneseFont, prepareBrowsers } from './test/browser.mjs';
import { gates, withoutPostgres } from './test/gates.mjs';
import { findOrInstallPostgres } from './test/postgres.mjs';
import { runSteps, SIDE_BY_SIDE } from './test/steps.mjs';

const node = await bootstrap();
const notes = [];
let steps = Object.values(gates);
try {
  await prepareBrowsers(node);
  if (!hasJapaneseFont()) {
    notes.push('No Japanese font was found: the pages were tested with boxes for characters.');
  }
  const postgres = findOrInstallPostgres();
  if (postgres) process.env.FERRY_TEST_PG_BIN = postgres;
  else if (process.env.CI) {
    throw new Error(
      'No PostgreSQL 15 or newer was found; set FERRY_TEST_PG_BIN to its bin folder.',
    );
  } else {
    steps = steps.map(withoutPostgres);
    notes.push(
      'No PostgreSQL 15 or newer was found: the tests of concurrent buyers were left out.',
    );
  }
  if (!process.env.STRIPE_TEST_KEY) {
    notes.push('STRIPE_TEST_KEY is not set: the run against Stripe itself was left out.');
  }
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
process.exit(await runSteps(node, steps, { notes, atOnce: SIDE_BY_SIDE }));
