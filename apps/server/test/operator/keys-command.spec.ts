import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLine } from '../../src/commands/parse-line.ts';
import { explain } from '../../src/commands/run-line.ts';
import { readRing } from '../../src/keys/load-keys.ts';
import { keyText, newKey, parseRing } from '../../src/keys/ring-text.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without a database: what is written there is not what this is about. */
async function run(line: string, keys: { ring?: string; file?: string } = {}) {
  const { ring, file } = keys;
  const keySettings = { ring, file, demonstrationFile: join(folder, 'none'), dataDir: folder };
  const parsed = parseLine(line.split(' '));
  if (typeof parsed === 'string') return { exitCode: 0, text: parsed };
  const { command, given } = parsed;
  if ('runHere' in command) {
    return { exitCode: 0, text: command.runHere({ ...given, input: '' }, new Date()) };
  }
  if (!('begin' in command)) throw new Error('The ring is a file');
  try {
    return { exitCode: 0, text: command.begin({ keySettings })().lines.join('\n') };
  } catch (error) {
    return explain(error);
  }
}

it('keys new prints a key that a ring can begin with', async () => {
  const { exitCode, text } = await run('keys new');
  expect(exitCode).toBe(0);
  expect(parseRing(text)).toHaveLength(1);
});

it('keys rotate puts a new key in front, keeps the others and the comments, and shows no secret', async () => {
  const file = join(folder, 'keys');
  const old = newKey();
  writeFileSync(file, `# ours\n${keyText(old)}\n`, { mode: 0o600 });
  const { exitCode, text } = await run('keys rotate', { file });
  expect(exitCode).toBe(0);
  const [first, ...others] = readRing(file);
  expect(others).toEqual([old]);
  expect(readFileSync(file, 'utf8')).toContain('# ours');
  expect(text).toContain(`begins with the new key ${first.id}`);
  expect(text).not.toContain(first.secret.toString('base64url'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['keys']);
});

it('says in one line why there is nothing to rotate', async () => {
  const file = join(folder, 'open');
  writeFileSync(file, keyText(newKey()));
  chmodSync(file, 0o644);
  const failed = (text: string) => ({ exitCode: 1, text });
  expect(await run('keys rotate', { ring: keyText(newKey()) })).toEqual(
    failed(
      'FERRY_KEYS is a setting: put what "npm run operator -- keys new" prints in front of it',
    ),
  );
  expect(await run('keys rotate', { file })).toEqual(
    failed(`FERRY_KEYS_FILE: others can read ${file} (chmod 600 it)`),
  );
});

describe('a file that is rotated', () => {
  const ringAt = (name: string) => {
    const file = join(mkdtempSync(join(folder, 'ring-')), name);
    writeFileSync(file, keyText(newKey()), { mode: 0o600 });
    return file;
  };

  it('stays where a link leads to, and the link stays a link', async () => {
    const file = ringAt('keys');
    const link = `${file}.link`;
    symlinkSync(file, link);
    expect((await run('keys rotate', { file: link })).exitCode).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readRing(file)).toHaveLength(2);
  });

  // Only an administrator can give a file to another user.
  it.runIf(process.getuid?.() === 0)('stays its owner’s', async () => {
    const file = ringAt('keys');
    chownSync(file, 12_345, 12_346);
    expect((await run('keys rotate', { file })).exitCode).toBe(0);
    const { uid, gid } = statSync(file);
    expect([uid, gid]).toEqual([12_345, 12_346]);
  });

  it('is rotated by one at a time: the other one is told so, and nothing has changed', async () => {
    const file = ringAt('keys');
    const before = readFileSync(file, 'utf8');
    writeFileSync(`${file}.lock`, '');
    expect(await run('keys rotate', { file })).toEqual({
      exitCode: 1,
      text: `FERRY_KEYS_FILE: ${file} is being rotated by another process (if none is, remove ${file}.lock)`,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(`${file}.lock`);
    expect((await run('keys rotate', { file })).exitCode).toBe(0);
    expect(readdirSync(dirname(file))).toEqual(['keys']);
  });

  it.each(['a pipe', 'a folder'])('is a file: %s is refused at once', async (kind) => {
    const path = `${ringAt('keys')}.other`;
    spawnSync(kind === 'a pipe' ? 'mkfifo' : 'mkdir', ['-m', '600', path]);
    expect(await run('keys rotate', { file: path })).toEqual({
      exitCode: 1,
      text: `FERRY_KEYS_FILE: ${path} is no file`,
    });
  });
});
