/** One name for one thing: what a workspace exports twice is two things that a search takes for one. */
import { GENERATED } from './house-style.mjs';

/** @typedef {import('./house-style.mjs').Source} Source */

/** Parts of a style, pages of the router and steps of a migration are named by what they are for their tool. */
const BY_TOOL = /\.css\.ts$|\/(?:routes|migrations)\//;
const TESTS = /\.(?:spec|test|stories|suite|types)\.tsx?$/;

/** The same thing made twice, of which a caller takes one: adapters of a port, loaders of two flows. */
const SAME_THING = [
  /^apps\/server\/src\/payments\/(?:sandbox|stripe)\//,
  /^apps\/customer\/src\/features\/.*\/(?:buying|change)-steps\.ts$/,
];

/**
 * @param {Source[]} sources
 * @returns {string[]} `name: path, path`
 */
export function namesTwice(sources) {
  const places = new Map();
  for (const { path, text } of sources) {
    const [workspace] = /^(?:apps|packages)\/[^/]+\/src\//.exec(path) ?? [];
    if (!workspace || [BY_TOOL, TESTS, GENERATED].some((each) => each.test(path))) continue;
    const kind = SAME_THING.find((each) => each.test(path)) ?? path;
    const exported = text.matchAll(
      /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm,
    );
    for (const [, name] of exported) {
      const key = `${workspace} ${name}`;
      places.set(key, (places.get(key) ?? new Map()).set(kind, path));
    }
  }
  return [...places]
    .filter(([, of]) => of.size > 1)
    .map(([key, of]) => `${key.split(' ')[1]}: ${[...of.values()].join(', ')}`);
}
