import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What other users of the machine must not have: customers' data are in these files. */
const OTHERS = 0o077;

/** Everything that this process makes from now on is for its own user alone. */
export function makeNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/** @throws the system's error for what belongs to another user and is open */
export function makePrivate(path: string): void {
  const stats = lstatSync(path);
  // The mode of a link is that of what it leads to, which may be anything.
  if (stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return;
  chmodSync(path, stats.mode & 0o700);
}

/** Closes a folder with all that is in it, also what a previous version has left open. */
export function makeAllPrivate(folder: string): void {
  makePrivate(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    makePrivate(join(folder, name));
  }
}
