import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeysError, loadKeys } from './load-keys.ts';
import { keyText, newKey } from './ring-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (given: { ring?: string; file?: string } = {}) => ({
  ring: given.ring,
  file: given.file,
  demonstrationFile: join(folder, 'data.keys'),
  dataDir: join(folder, 'data'),
});
const key = newKey();

describe("the demonstration's keys", () => {
  it('are made once, for the owner alone, beside the data folder', () => {
    const made = loadKeys(settings(), true).keys;
    expect(loadKeys(settings(), true).keys).toEqual(made);
    expect(statSync(join(folder, 'data.keys')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'data.keys'), 'utf8')).toContain(keyText(made[0]));
  });

  it('that cannot be made are one line with the file', () => {
    const file = join(folder, 'missing/keys');
    expect(() => loadKeys(settings({ file }), true)).toThrow(
      `FERRY_KEYS_FILE: ${file} cannot be written (ENOENT)`,
    );
  });
});

describe("a real operator's keys", () => {
  it('are those of the setting, or of the file', () => {
    const file = join(folder, 'keys');
    writeFileSync(file, keyText(key), { mode: 0o600 });
    expect(loadKeys(settings({ file }), false).keys).toEqual([key]);
    expect(loadKeys(settings({ ring: keyText(key) }), false).keys).toEqual([key]);
  });

  it.each([
    ['that are set nowhere', undefined, /^FERRY_KEYS or FERRY_KEYS_FILE is missing: /],
    ['whose file is missing', 'keys', /^FERRY_KEYS_FILE: .*keys cannot be read \(ENOENT\)$/],
    ['inside the data folder', 'data/keys', /^FERRY_KEYS_FILE: .*keys is inside the data folder/],
  ])('%s are refused in one line, and none are made', (_name, name, message) => {
    const given = settings(name ? { file: join(folder, name) } : {});
    expect(() => loadKeys(given, false)).toThrow(KeysError);
    expect(() => loadKeys(given, false)).toThrow(message);
    expect(() => loadKeys(given, false)).not.toThrow('\n');
  });

  it('of the demonstration do not count as theirs', () => {
    loadKeys(settings(), true);
    expect(() => loadKeys(settings(), false)).toThrow('only the demonstration');
  });

  it('in a file that others can read are refused', () => {
    const file = join(folder, 'keys');
    writeFileSync(file, keyText(key));
    chmodSync(file, 0o640);
    expect(() => loadKeys(settings({ file }), false)).toThrow(`others can read ${file}`);
  });

  it('that are none are refused without being shown', () => {
    const load = () => loadKeys(settings({ ring: 'geheim' }), false);
    expect(load).toThrow(/^FERRY_KEYS: key 1 is not id:secret with 32 bytes in base64$/);
    expect(load).not.toThrow('geheim');
  });
});
