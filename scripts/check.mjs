/**
 * `npm run check`: all fast gates, in order, stopping at the first that fails (at most 3 minutes on
 * two cores). Exit code 1 with the command that shows the failure again.
 */
import { bootstrap } from './bootstrap.mjs';
import { gates } from './lib/gates.mjs';
import { runSteps } from './lib/steps.mjs';

const { contract, generated, types, lint, boundaries, unit, build, size } = gates;
process.exit(
  await runSteps(await bootstrap(), [
    contract,
    generated,
    types,
    lint,
    boundaries,
    unit,
    build,
    size,
  ]),
);
