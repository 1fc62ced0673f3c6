/**
 * `npm run floor`: scripts, styles and pages of apps/customer/dist against the oldest browsers that the
 * site serves (apps/customer/browsers.json), by the compatibility data of MDN.
 *
 * What is newer is listed in build/floor/enhancements.json: with its reason and with the test that runs
 * without it, for a `css.selectors` with the most times that the style sheets may have it. Names
 * there that only look like one of the platform's are those of a library or ours.
 *
 * Exit code 1 when something newer is in the build, or the list names what is no longer there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FLOOR } from './build/floor/compat.mjs';
import { newerInSheet } from './build/floor/css.mjs';
import { inlineOf, newerInPage } from './build/floor/html.mjs';
import { newerInScript } from './build/floor/javascript.mjs';
import { root } from './lib/bootstrap.mjs';

/**
 * @typedef {{ features: string[], why: string, test: string, atMost?: number }} Enhancement
 * @typedef {{ enhancements: Enhancement[], namesOfOthers: Record<string, string[]> }} Allowed
 * @typedef {{ lackedBy: string[], files: Map<string, number> }} Use
 */

/** @type {Record<string, (text: string, found: import('./build/floor/css.mjs').Found) => void>} */
const READERS = {
  '.js': newerInScript,
  '.css': newerInSheet,
  '.html': (text, found) => {
    newerInPage(text, found);
    for (const code of inlineOf(text, 'script')) newerInScript(code, found);
    for (const code of inlineOf(text, 'style')) newerInSheet(code, found);
  },
};

/**
 * @param {Iterable<[name: string, text: string]>} files
 * @returns {Map<string, Use>} features newer than the floor
 */
export function newerIn(files) {
  const uses = new Map();
  for (const [name, text] of files) {
    READERS[extname(name)]?.(text, (feature, lackedBy) => {
      const use = uses.get(feature) ?? { lackedBy, files: new Map() };
      uses.set(feature, use);
      use.files.set(name, (use.files.get(name) ?? 0) + 1);
    });
  }
  return uses;
}

/**
 * @param {Map<string, Use>} uses
 * @param {Allowed} allowed
 * @returns {string[]} a line for each fault
 */
export function faultsOf(uses, { enhancements, namesOfOthers }) {
  const others = Object.values(namesOfOthers).flat();
  const listed = [...others, ...enhancements.flatMap(({ features }) => features)];
  const isOf = (feature, name) => feature === name || feature.startsWith(`${name}.`);
  const unlisted = [...uses].filter(([feature]) => !listed.some((name) => isOf(feature, name)));
  const gone = listed.filter((name) => ![...uses.keys()].some((feature) => isOf(feature, name)));
  return [
    ...unlisted.map(([feature, { lackedBy, files }]) => {
      return `${feature} in ${[...files.keys()].slice(0, 3).join(', ')}: not in ${lackedBy.map(named).join(', ')}`;
    }),
    ...gone.map((name) => `${name} is in build/floor/enhancements.json and no longer in the build`),
    ...enhancements.flatMap(({ features: [feature = ''], atMost }) => {
      const count = atMost === undefined ? 0 : inSheets(uses.get(feature));
      return count > (atMost ?? 0) ? `${feature} is there ${count} times, at most ${atMost}` : [];
    }),
  ];
}

/** Pages repeat what is in the sheets. */
const inSheets = (use) =>
  [...(use?.files ?? [])].reduce(
    (sum, [name, count]) => sum + (name.endsWith('.css') ? count : 0),
    0,
  );

const named = (browser) => (FLOOR[browser] ? `${browser} ${FLOOR[browser]}` : browser);

function main() {
  const dist = join(root, 'apps/customer/dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no build yet: npm run build');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) in READERS)
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
  const list = readFileSync(join(root, 'scripts/build/floor/enhancements.json'), 'utf8');
  const faults = faultsOf(newerIn(files), JSON.parse(list));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length) process.exit(1);
  console.log(`${files.length} files hold to ${Object.keys(FLOOR).map(named).join(', ')}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
