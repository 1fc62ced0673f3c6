/**
 * `npm run check`: all fast gates, in order, stopping at the first that fails (at most 3 minutes on
 * two cores). Exit code 1 with the command that shows the failure again.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { gates, withoutPostgres } from './test/gates.mjs';
import { findPostgres } from './test/postgres.mjs';
import { runSteps } from './test/steps.mjs';

const { contract, generated, types, lint, boundaries, unit, build, size } = gates;
const steps = [contract, generated, types, lint, boundaries, unit, build, size];
const node = await bootstrap();
const exit = findPostgres()
  ? await runSteps(node, steps)
  : await runSteps(node, steps.map(withoutPostgres), [
      'No PostgreSQL 15 or newer was found: the tests of concurrent buyers were left out.',
    ]);
process.exit(exit);
