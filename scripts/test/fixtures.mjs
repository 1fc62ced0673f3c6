/** What only tests import says so in its name: a part of the house style. */
import { posix } from 'node:path';

/** @typedef {import('./house-style.mjs').Source} Source */

const TEST =
  /\.(?:spec|test|suite|stories|fixture)\.(?:tsx?|mjs)$|\.types\.tsx$|\/(?:test|e2e|bench)\//;
/** Product folders. What packages export, and pages of Storybook, may have no other user. */
const PRODUCT = /^apps\/[^/]+\/src\/|^packages\/ui\/src\/(?:private|components)\//;
/** A component that waits for its page has its own table (packages/ui/src/users.spec.ts). */
const COMPONENT = /\/components\/(\w+)\/\1\.tsx$/;
const IMPORTS = /(?:from|import\(|import)\s*'(\.[^']+)'/g;

/**
 * @param {Source[]} sources
 * @returns {string[]} files of a product that tests alone import
 */
export function unnamedFixtures(sources) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { path, text } of sources) {
    for (const [, to = ''] of text.matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(path), to);
      users.set(target, [...(users.get(target) ?? []), path]);
    }
  }
  return sources
    .map(({ path }) => path)
    .filter((path) => PRODUCT.test(path) && !TEST.test(path) && !COMPONENT.test(path))
    .filter((path) => users.get(path)?.every((user) => TEST.test(user)));
}
