/** A copy of the tree in the temporary folder, for what is planted: the tree itself is never written. */
import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PREFIX = 'ferry-seeded-';
/** What tools write beside the packages is not shared: a copy has its own. Inside a package the same name is part of it. */
const OWN = new Set(['.vite', '.vite-temp', '.vitest-cache', '.cache']);
const LIST = ['ls-files', '-co', '--exclude-standard', '-z'];

/**
 * Copies what git knows or would add, with the packages beside it as hard links (copies on another disk).
 * Copies that killed runs have left are removed first. It is a repository of its own, as specs list its files.
 *
 * @param {string} base root of the tree
 * @returns {string} the copy's root, which the caller removes; its name has this process's number
 */
export function makeScratch(base) {
  removeLeftOver();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const listed = execFileSync('git', LIST, { cwd: base, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const files = listed.split('\0').filter((file) => file && existsSync(join(base, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(base, file), join(folder, file), constants.COPYFILE_FICLONE);
  }
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(base, parent)).map((name) => join(parent, name)),
  );
  for (const workspace of ['', ...workspaces]) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(base, packages)))
      linkTree(join(base, packages), join(folder, packages), OWN);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Symbolic links stay as they are: those of workspaces lead into the copy. */
function linkTree(from, to, without = new Set()) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Removes the copies of processes that are not there any more. */
function removeLeftOver() {
  for (const name of readdirSync(tmpdir())) {
    const [, process_] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (process_ && !isRunning(Number(process_))) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
