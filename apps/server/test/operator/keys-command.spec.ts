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
import { readRing } from '../../src/keys/load-keys.ts';
import { keyText, newKey, parseRing } from '../../src/keys/ring-text.ts';

const COMMAND = join(import.meta.dirname, '../../src/operator-command.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args.split(' ')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    // A process that waits for a pipe waits for ever.
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

it('keys new prints a key that a ring can begin with', () => {
  const { status, stdout } = run('keys new');
  expect(status).toBe(0);
  expect(parseRing(stdout)).toHaveLength(1);
});

it('keys rotate puts a new key in front, keeps the others and the comments, and shows no secret', () => {
  const file = join(folder, 'keys');
  const old = newKey();
  writeFileSync(file, `# ours\n${keyText(old)}\n`, { mode: 0o600 });
  const { status, stdout } = run('keys rotate', { FERRY_KEYS_FILE: file });
  expect(status).toBe(0);
  const [first, ...others] = readRing(file);
  expect(others).toEqual([old]);
  expect(readFileSync(file, 'utf8')).toContain('# ours');
  expect(stdout).toContain(`begins with the new key ${first.id}`);
  expect(stdout).not.toContain(first.secret.toString('base64url'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['keys']);
});

it('says in one line why there is nothing to rotate', () => {
  const file = join(folder, 'open');
  writeFileSync(file, keyText(newKey()));
  chmodSync(file, 0o644);
  const failed = (line: string) => ({ status: 1, stdout: '', stderr: `${line}\n` });
  expect(run('keys rotate', { FERRY_KEYS: keyText(newKey()) })).toEqual(
    failed(
      'FERRY_KEYS is a setting: put what "npm run operator -- keys new" prints in front of it',
    ),
  );
  expect(run('keys rotate', { FERRY_KEYS_FILE: file })).toEqual(
    failed(`FERRY_KEYS_FILE: others can read ${file} (chmod 600 it)`),
  );
  expect(run('keys')).toEqual(failed('usage: npm run operator -- keys new | keys rotate'));
});

describe('a file that is rotated', () => {
  const ringAt = (name: string) => {
    const file = join(mkdtempSync(join(folder, 'ring-')), name);
    writeFileSync(file, keyText(newKey()), { mode: 0o600 });
    return file;
  };

  it('stays where a link leads to, and the link stays a link', () => {
    const file = ringAt('keys');
    const link = `${file}.link`;
    symlinkSync(file, link);
    expect(run('keys rotate', { FERRY_KEYS_FILE: link }).status).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readRing(file)).toHaveLength(2);
  });

  // Only an administrator can give a file to another user.
  it.runIf(process.getuid?.() === 0)('stays its owner’s', () => {
    const file = ringAt('keys');
    chownSync(file, 12_345, 12_346);
    expect(run('keys rotate', { FERRY_KEYS_FILE: file }).status).toBe(0);
    const { uid, gid } = statSync(file);
    expect([uid, gid]).toEqual([12_345, 12_346]);
  });

  it('is rotated by one at a time: the other one is told so, and nothing has changed', () => {
    const file = ringAt('keys');
    const before = readFileSync(file, 'utf8');
    writeFileSync(`${file}.lock`, '');
    const { status, stderr } = run('keys rotate', { FERRY_KEYS_FILE: file });
    expect([status, stderr]).toEqual([
      1,
      `FERRY_KEYS_FILE: ${file} is being rotated by another process (if none is, remove ${file}.lock)\n`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(`${file}.lock`);
    expect(run('keys rotate', { FERRY_KEYS_FILE: file }).status).toBe(0);
    expect(readdirSync(dirname(file))).toEqual(['keys']);
  });

  it.each(['a pipe', 'a folder'])('is a file: %s is refused at once', (kind) => {
    const path = `${ringAt('keys')}.other`;
    spawnSync(kind === 'a pipe' ? 'mkfifo' : 'mkdir', ['-m', '600', path]);
    expect(run('keys rotate', { FERRY_KEYS_FILE: path })).toEqual({
      status: 1,
      stdout: '',
      stderr: `FERRY_KEYS_FILE: ${path} is no file\n`,
    });
  });
});
