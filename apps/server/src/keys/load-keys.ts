import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { KeyRing } from './key-ring.ts';
import { keyText, newKey, parseRing, RingError, type RingKeys } from './ring-text.ts';

/** Where the ring is: the setting itself, or a file. */
export interface KeySettings {
  /** `FERRY_KEYS`. */
  ring: string | undefined;
  /** `FERRY_KEYS_FILE`. */
  file: string | undefined;
  /** Where the demonstration may have a file without a setting, and nobody else. */
  demonstrationFile: string;
  /** Folder that gets copied with the data, in which the keys must not be. */
  dataDir: string;
}

/** The keys cannot be used. The message is one line that names the variable and no key. */
export class KeysError extends Error {
  override readonly name = 'KeysError';
}

/** @returns the file that the ring is in; undefined where a setting has it */
export function fileOfKeys({ ring, file, demonstrationFile }: KeySettings): string | undefined {
  return ring === undefined ? (file ?? demonstrationFile) : undefined;
}

/**
 * The ring, made where the demonstration has none yet.
 * @throws KeysError without a ring, for one that cannot be read, and for a file in the wrong place or
 *   open to others
 */
export function loadKeys(settings: KeySettings, isDemonstration: boolean): KeyRing {
  const { ring, file, dataDir } = settings;
  if (ring !== undefined) return new KeyRing(parse(ring, 'FERRY_KEYS'));
  if (file === undefined && !isDemonstration) {
    throw new KeysError(
      'FERRY_KEYS or FERRY_KEYS_FILE is missing: only the demonstration makes its own keys ("npm run operator -- keys new" prints one)',
    );
  }
  const path = resolve(file ?? settings.demonstrationFile);
  if (!relative(resolve(dataDir), path).startsWith('..')) {
    throw new KeysError(
      `FERRY_KEYS_FILE: ${path} is inside the data folder, and would be in each of its copies`,
    );
  }
  if (isDemonstration) makeRing(path);
  return new KeyRing(readRing(path));
}

/** @throws KeysError */
export function readRing(path: string): RingKeys {
  let text: string;
  try {
    const stat = statSync(path);
    // Reading a pipe would wait for ever.
    if (!stat.isFile()) throw new KeysError(`FERRY_KEYS_FILE: ${path} is no file`);
    // Windows knows no such modes.
    if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0) {
      throw new KeysError(`FERRY_KEYS_FILE: others can read ${path} (chmod 600 it)`);
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw asKeysError(error, path, 'read');
  }
  return parse(text, `FERRY_KEYS_FILE ${path}`);
}

function makeRing(path: string): void {
  const ring = `# Keys of the demonstration, made by the server.\n${keyText(newKey())}\n`;
  const unfinished = `${path}.${randomUUID()}`;
  try {
    if (statSync(path, { throwIfNoEntry: false })) return;
    writeFileSync(unfinished, ring, { mode: 0o600, flush: true });
    // Whole or not at all, and never over what another starting process has made.
    linkSync(unfinished, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw asKeysError(error, path, 'written');
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function parse(text: string, where: string): RingKeys {
  try {
    return parseRing(text);
  } catch (error) {
    if (error instanceof RingError) throw new KeysError(`${where}: ${error.message}`);
    throw error;
  }
}

function asKeysError(error: unknown, path: string, what: 'read' | 'written'): KeysError {
  if (error instanceof KeysError) return error;
  return new KeysError(`FERRY_KEYS_FILE: ${path} cannot be ${what} (${codeOf(error)})`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
