/**
 * `npm run check`: all fast gates, two at a time, stopping at the first that fails (at most 3 minutes on
 * two cores). What it leaves to `npm test` is said at the end. Exit code 1 with the command that shows
 * the failure again.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { gates, quickUnit } from './test/gates.mjs';
import { runSteps, SIDE_BY_SIDE } from './test/steps.mjs';

const { contract, generated, types, lint, boundaries, unused, build, size, floor } = gates;
// The unit tests take longer than all others together.
const steps = [types, quickUnit, contract, generated, lint, boundaries, unused, build, size, floor];
const notes = [
  'Left to npm test: tests on PostgreSQL, of server processes, payments and faults, of the tools of the contract, and everything in a browser.',
];
process.exit(await runSteps(await bootstrap(), steps, { notes, atOnce: SIDE_BY_SIDE }));
