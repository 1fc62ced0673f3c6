import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makePrivate } from './private-folder.ts';

/**
 * The embedded database's folder cannot be used. The message is one line for the person who starts
 * the server, and names the folder.
 */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly reason: 'inUse' | 'unwritable';

  constructor(reason: 'inUse' | 'unwritable', message: string) {
    super(message);
    this.reason = reason;
  }
}

// A process that was killed leaves its lock behind, and in a container the next one has the same
// pid. A lock with our own pid is therefore stale, unless this very process holds the folder.
const heldByThisProcess = new Set<string>();

/**
 * Takes the embedded database's folder for this process, and closes it to other users of the
 * machine. PGlite itself would let two processes open one folder and damage it.
 * @param dataDir created when missing
 * @returns gives the folder back
 * @throws DataFolderError when another process has it, or when it cannot be written
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const file = join(folder, 'ferry.lock');
  if (heldByThisProcess.has(folder)) throw inUse(folder, file, process.pid);
  try {
    makeFolder(folder);
    closeFolder(folder);
    takeLockFile(folder, file);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const code = errorCode(error) ?? 'unknown error';
    throw new DataFolderError(
      'unwritable',
      `The data folder ${folder} cannot be written (${code})`,
    );
  }
  heldByThisProcess.add(folder);
  return () => {
    heldByThisProcess.delete(folder);
    rmSync(file, { force: true });
  };
}

function takeLockFile(folder: string, file: string): void {
  if (createLockFile(file)) return;
  const found = readFileSync(file, 'utf8');
  const holder = Number(found.trim());
  if (holder !== process.pid && isRunning(holder)) throw inUse(folder, file, holder);
  takeAway(folder, file, found);
  // Another starting process may have been faster: then it is the holder.
  if (!createLockFile(file)) throw inUse(folder, file, Number(readFileSync(file, 'utf8').trim()));
}

/** Takes a stale lock away; what another starting process has put in its place meanwhile stays. */
function takeAway(folder: string, file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readFileSync(aside, 'utf8');
  if (taken !== stale) renameSync(aside, file);
  rmSync(aside, { force: true });
  if (taken !== stale) throw inUse(folder, file, Number(taken.trim()));
}

/** Step by step: `recursive` never comes back where the system makes no folders (below /proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another starting process was faster.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * A volume may belong to another user, with only its group given to us: the database in it is ours.
 */
function closeFolder(folder: string): void {
  try {
    makePrivate(folder);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

function createLockFile(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

function inUse(folder: string, file: string, pid: number): DataFolderError {
  return new DataFolderError(
    'inUse',
    `The data folder ${folder} is in use by process ${pid}; stop it, choose another folder with FERRY_DATA_DIR, or delete ${file} if no such server runs`,
  );
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
