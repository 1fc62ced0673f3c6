import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './inputs.mjs';

describe('fingerprint', () => {
  let base: string;
  const write = (file: string, text: string) => writeFileSync(join(base, file), text);
  const now = () => fingerprint(base, ['src', 'index.html', 'missing']);

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'ferry-inputs-'));
    for (const folder of ['src', 'src/dist', 'other']) mkdirSync(join(base, folder));
    write('src/a.ts', 'a');
    write('index.html', 'html');
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it.each([
    ['a changed file', 'src/a.ts'],
    ['a new file', 'src/b.ts'],
    ['a changed file that is named itself', 'index.html'],
  ])('changes with %s', (_, file) => {
    const before = now();
    write(file, 'changed');
    expect(now()).not.toBe(before);
  });

  it('changes when a file is renamed', () => {
    const before = now();
    rmSync(join(base, 'src/a.ts'));
    write('src/c.ts', 'a');
    expect(now()).not.toBe(before);
  });

  it.each(['src/a.spec.ts', 'src/A.test.tsx', 'src/A.stories.tsx', 'src/dist/a.js', 'other/a.ts'])(
    'stays the same with %s',
    (file) => {
      const before = now();
      write(file, 'anything');
      expect(now()).toBe(before);
    },
  );
});
