import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lockDataFolder } from '../../src/database/data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'ferry-race-'));
const file = join(folder, 'ferry.lock');
let meanwhile = () => {};

// What another process does just before a stale lock is taken away.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const interrupted =
    <Arguments extends unknown[], Result>(work: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      const once = meanwhile;
      meanwhile = () => {};
      once();
      return work(...args);
    };
  return { ...fs, rmSync: interrupted(fs.rmSync), renameSync: interrupted(fs.renameSync) };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('of two processes that find the same stale lock, only the faster one takes it over', () => {
  writeFileSync(file, '999999999\n');
  meanwhile = () => writeFileSync(file, `${process.ppid}\n`);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.ppid}`);
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid}\n`);
  expect(readdirSync(folder)).toEqual(['ferry.lock']);
});
