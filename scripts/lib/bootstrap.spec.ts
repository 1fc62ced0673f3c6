import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installArguments, installProblem, isInstalled, root } from './bootstrap.mjs';

describe('isInstalled', () => {
  let folder: string;
  const lock = () => join(folder, 'package-lock.json');
  const npms = () => join(folder, 'node_modules/.package-lock.json');
  const marker = () => join(folder, 'node_modules/.installed-lock');
  const at = (file: string, minute: number) => utimesSync(file, minute * 60, minute * 60);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ferry-bootstrap-'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(lock(), 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is false in a clean clone and after an install that was cut off', () => {
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(marker(), createHash('sha256').update('lock').digest('hex'));
    expect(isInstalled(folder)).toBe(false);
  });

  it('trusts an install by npm itself that is newer than the lock file', () => {
    writeFileSync(npms(), '{}');
    at(lock(), 10);
    at(npms(), 11);
    expect(isInstalled(folder)).toBe(true);
    at(lock(), 12);
    expect(isInstalled(folder)).toBe(false);
  });

  it('trusts its marker when a checkout only touched the lock file', () => {
    writeFileSync(npms(), '{}');
    writeFileSync(marker(), createHash('sha256').update('lock').digest('hex'));
    at(npms(), 11);
    at(lock(), 12);
    expect(isInstalled(folder)).toBe(true);
    writeFileSync(lock(), 'another lock');
    expect(isInstalled(folder)).toBe(false);
  });

  it('takes nothing away for a lock file that has changed: without a network it would be lost', () => {
    expect(installArguments(folder)).toEqual(['ci']);
    writeFileSync(npms(), '{}');
    expect(installArguments(folder)).toEqual(['install', '--no-save']);
  });
});

describe('installProblem', () => {
  it.each([
    ['npm error code ENOTFOUND', /cannot be reached/],
    ['npm error code ECONNREFUSED', /cannot be reached/],
    ['npm error code EACCES\nnpm error path /x', /no permission/],
    ['npm error code ENOSPC', /no space/],
  ])('explains %s in one line', (output, line) => {
    expect(installProblem(output)).toMatch(line);
    expect(installProblem(output)).not.toContain('\n');
  });

  it('leaves what it does not know to npm', () => {
    expect(installProblem('npm error code EUSAGE')).toBeUndefined();
  });
});

it('a container has the Node that everything is tested on', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const images = readFileSync(join(root, 'Containerfile'), 'utf8').match(
    /(?<=^FROM ).*?(?=@| AS|$)/gm,
  );
  expect(new Set(images)).toEqual(
    new Set([`docker.io/library/node:${devDependencies.node}-bookworm-slim`]),
  );
});
