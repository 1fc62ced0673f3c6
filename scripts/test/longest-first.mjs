import { BaseSequencer } from 'vitest/node';

/**
 * Files with hundreds of tests, which take a minute. What Vitest knows of a file in a fresh checkout is its size,
 * and these are short: begun last, one of two cores would have nothing to do while they end.
 */
const LONGEST = [
  'apps/server/test/operator/load-command.spec.ts',
  'scripts/conformance/conformance.spec.ts',
  'scripts/build/second-company.spec.ts',
  'apps/server/test/database/both-databases.postgres.spec.ts',
  'scripts/test/steps.spec.ts',
  'apps/server/test/process/server-process.spec.ts',
  'apps/server/test/process/kill.spec.ts',
  'apps/customer/src/stories.test.tsx',
  'apps/customer/src/unknown-values.test.tsx',
  '.storybook/stories.test.tsx',
  'packages/ui/src/all/themes.test.tsx',
  'packages/ui/src/all/walk.test.tsx',
  'packages/ui/src/all/width.test.tsx',
];

const placeOf = ({ moduleId }) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** Vitest's order, after the files that take longest. */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
