import { randomUUID } from 'node:crypto';
import {
  chownSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { KeysError, readRing } from './load-keys.ts';
import { keyText, newKey, type RingKey } from './ring-text.ts';

/**
 * Puts a new key in front of the ring in a file; what is there stays behind it. The file is the old
 * one or the new one, whenever the machine stops; it keeps its owner, and a link to it stays a
 * link.
 * @throws KeysError for a ring that cannot be read or written, that is another user's, or that
 *   another process is rotating
 */
export function rotateKeys(path: string): RingKey {
  // Also refuses what is no file, and a file that others can read.
  readRing(path);
  const file = realpathSync(path);
  return alone(file, () => putInFront(file, newKey()));
}

function putInFront(file: string, key: RingKey): RingKey {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const ring = `${keyText(key)}\n${readFileSync(file, 'utf8')}`;
    writeFileSync(unfinished, ring, { mode: 0o600, flush: true });
    giveTo(unfinished, file);
    renameSync(unfinished, file);
  } catch (error) {
    if (error instanceof KeysError) throw error;
    throw new KeysError(`FERRY_KEYS_FILE: ${file} cannot be written (${codeOf(error)})`);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return key;
}

/** A process that rotates at the same time would take the other one's key away again. */
function alone(file: string, work: () => RingKey): RingKey {
  const lock = `${file}.lock`;
  try {
    writeFileSync(lock, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new KeysError(
      codeOf(error) === 'EEXIST'
        ? `FERRY_KEYS_FILE: ${file} is being rotated by another process (if none is, remove ${lock})`
        : `FERRY_KEYS_FILE: ${lock} cannot be written (${codeOf(error)})`,
    );
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Else the server's user could not read what an administrator has rotated. */
function giveTo(unfinished: string, file: string): void {
  const { uid, gid } = statSync(file);
  const made = statSync(unfinished);
  if (made.uid === uid && made.gid === gid) return;
  try {
    chownSync(unfinished, uid, gid);
  } catch {
    throw new KeysError(`FERRY_KEYS_FILE: ${file} is another user's: rotate it as that user`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
