import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = '@ferry/';

/**
 * Gives all packages of the repository the version of a release, also where one names another, and the lock file with
 * them. Held by `package-versions.spec.ts`.
 *
 * @param {string} folder the repository's
 * @param {string} version
 * @returns {string[]} the files that it has written
 */
export function setPackageVersions(folder, version) {
  const files = globSync('{package.json,{apps,packages}/*/package.json}', { cwd: folder });
  for (const file of files) rewrite(join(folder, file), (found) => setVersion(found, version));
  const lock = join(folder, 'package-lock.json');
  rewrite(lock, (found) => {
    found.version = version;
    for (const [path, entry] of Object.entries(found.packages)) {
      if (!path.includes('node_modules/')) setVersion(entry, version);
    }
  });
  return [...files.map((file) => join(folder, file)), lock];
}

function setVersion(entry, version) {
  entry.version = version;
  for (const list of [entry.dependencies, entry.devDependencies]) {
    for (const name of Object.keys(list ?? {})) if (name.startsWith(OURS)) list[name] = version;
  }
}

function rewrite(file, change) {
  const found = JSON.parse(readFileSync(file, 'utf8'));
  change(found);
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}
