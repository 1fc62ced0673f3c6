/** A fingerprint of source files, to know whether a build is still the build of these sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_BUILT = /(?:\.(?:spec|test|stories|e2e)\.tsx?|\.mdx|\.md|\.tsbuildinfo)$/;
const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/**
 * SHA-256 over names and contents of files, in an order that does not depend on the machine.
 * Tests, stories and prose are left out: they are not part of a build.
 *
 * @param {string} base folder to which the inputs are relative
 * @param {string[]} inputs files and folders; a missing one counts as empty
 * @returns {string} hexadecimal
 */
export function fingerprint(base, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(base, input))).sort()) {
    hash.update(`${relative(base, file).split(sep).join('/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCE.has(name))
    .flatMap((name) => filesBelow(join(path, name)));
}
