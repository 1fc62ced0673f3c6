/** The gates that `npm run check` and `npm test` have in common. */
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { tools, vitestStep } from './steps.mjs';

const SOURCES = ['packages', 'apps', 'scripts', '.storybook'];

/** @type {import('./steps.mjs').Step} */
const build = { name: 'build', args: ['scripts/build.mjs'], again: 'npm run build' };

/**
 * The short ones first: what they find is found at once. Then the longest, the short ends last.
 *
 * @type {Record<string, import('./steps.mjs').Step>}
 */
export const gates = {
  contract: {
    name: 'contract: lint, examples, comparison with the accepted one',
    args: ['scripts/contract-check.mjs'],
    again: 'npm run contract:check',
  },
  generated: {
    name: 'generated code is the code of this contract',
    args: ['scripts/generated-gate.mjs'],
    again: 'npm run generate:check',
  },
  types: {
    name: 'types',
    args: ['scripts/typecheck.mjs'],
    again: 'npm run typecheck',
  },
  lint: { name: 'lint and format', args: [tools.biome, 'check', '.'], again: 'npm run lint' },
  boundaries: {
    name: 'boundaries between the parts',
    args: [
      tools.depcruise,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...SOURCES,
    ],
    again: 'npm run boundaries',
  },
  unused: {
    name: 'files and exports that nothing uses',
    args: [tools.knip, '--include', 'exports,types,files'],
    again: 'npm run unused',
  },
  build,
  size: {
    name: 'bytes per route',
    args: ['scripts/size.mjs'],
    again: 'npm run size',
    needs: build,
  },
  commands: {
    name: 'commands of the README that no other gate starts',
    alone: true,
    args: ['scripts/test/commands.mjs'],
    again: 'node scripts/test/commands.mjs',
    // The site that lies there is measured and served.
    needs: build,
  },
  floor: {
    name: 'browser floor',
    args: ['scripts/floor.mjs'],
    again: 'npm run floor',
    needs: build,
  },
  unit: {
    ...vitestStep('unit tests and house style', ['unit', 'unit-pages', 'unit-server']),
    // Server processes take the site that lies there: whole, or none.
    needs: build,
  },
  // Bookings wait where pages do not: together they leave less of two cores idle than one after the other.
  e2e: endToEnd('whole bookings on the server, pages on the contract’s examples (Prism)'),
  component: vitestStep('components and stories', ['browser']),
  pictures: {
    name: 'pictures of the design system',
    alone: true,
    args: ['scripts/vrt.mjs'],
    again: 'npm run vrt',
  },
};

/**
 * The gate without the tests that need a PostgreSQL server (`*.postgres.spec.ts`).
 *
 * @param {import('./steps.mjs').Step} step
 * @returns {import('./steps.mjs').Step}
 */
export function withoutPostgres(step) {
  return step === gates.unit ? without(step, '**/*.postgres.spec.ts') : step;
}

/**
 * The unit tests without what takes the time of most: PostgreSQL, processes, money and faults from end to end,
 * and the tools of the contract tried on broken copies of it.
 */
export const quickUnit = without(
  gates.unit,
  '**/*.postgres.spec.ts',
  'apps/server/test/{process,payments,faults}/**',
  'scripts/contract/{mock,contract-check,rename}.spec.ts',
);

/** @returns {import('./steps.mjs').Step} */
function without(step, ...patterns) {
  return { ...step, args: [...step.args, ...patterns.flatMap((each) => ['--exclude', each])] };
}

/**
 * @param {string} name
 * @param {string[]} suites of the Playwright configuration
 * @returns {import('./steps.mjs').Step}
 */
export function endToEnd(name, suites = ['booking', 'mock']) {
  const report = `.cache/reports/playwright-${suites.join('-')}.json`;
  return {
    name,
    alone: true,
    args: [tools.playwright, 'test', '--config=apps/customer', '--reporter=dot,json'],
    again: `npm run e2e${suites.length === 1 ? ` -- ${suites}` : ''}`,
    needs: build,
    report,
    env: {
      FERRY_E2E: suites.join(','),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
      FORCE_COLOR: '0',
    },
  };
}
