import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setPackageVersions } from './package-versions.mjs';

test('every package has the version of the release, wherever it is named; others keep theirs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ferry-versions-'));
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const own = { version: '0.2.0', dependencies: { '@ferry/api': '0.2.0', pg: '0.2.0' } };
  const next = { version: '0.3.0', dependencies: { '@ferry/api': '0.3.0', pg: '0.2.0' } };
  mkdirSync(join(folder, 'apps/server'), { recursive: true });
  write('package.json', own);
  write('apps/server/package.json', own);
  const packages = { '': own, 'apps/server': own, 'node_modules/pg': { version: '0.2.0' } };
  write('package-lock.json', { version: '0.2.0', packages });
  expect(setPackageVersions(folder, '0.3.0')).toHaveLength(3);
  expect([read('package.json'), read('apps/server/package.json')]).toEqual([next, next]);
  expect(read('package-lock.json')).toEqual({
    version: '0.3.0',
    packages: { ...packages, '': next, 'apps/server': next },
  });
  rmSync(folder, { recursive: true });
});
