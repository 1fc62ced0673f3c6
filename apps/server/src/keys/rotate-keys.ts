import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { KeysError, readRing } from './load-keys.ts';
import { keyText, newKey, type RingKey } from './ring-text.ts';

/**
 * Puts a new key in front of the ring in a file; what is there stays behind it. The file is the old
 * one or the new one, whenever the machine stops.
 * @throws KeysError for a ring that cannot be read or written
 */
export function rotateKeys(path: string): RingKey {
  // Also refuses a file that others can read.
  readRing(path);
  const key = newKey();
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const ring = `${keyText(key)}\n${readFileSync(path, 'utf8')}`;
    writeFileSync(unfinished, ring, { mode: 0o600, flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown error';
    throw new KeysError(`FERRY_KEYS_FILE: ${path} cannot be written (${code})`);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return key;
}
