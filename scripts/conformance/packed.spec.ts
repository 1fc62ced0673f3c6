import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { root, toolEnvironment } from '../lib/bootstrap.mjs';
import { startSecondServer } from './second-server.fixture.mjs';

const folder = mkdtempSync(join(tmpdir(), 'conformance-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs in an empty folder from its archive alone, without this repository', async () => {
  const pack = ['scripts/conformance-pack.mjs', join(folder, 'package')];
  const printed = execFileSync(process.execPath, pack, { cwd: root, encoding: 'utf8' });
  const archive = printed.trim().split('\n').at(-1) ?? '';
  expect(archive).toMatch(/ferry-conformance-\d+\.\d+\.\d+\.tgz$/);
  const server = await startSecondServer();
  const npx = ['exec', '--offline', '--yes', '--package', archive, '--', 'ferry-conformance'];
  const { stdout } = await promisify(execFile)('npm', [...npx, '--base-url', server.origin], {
    cwd: mkdtempSync(join(folder, 'empty-')),
    env: { ...toolEnvironment(), npm_config_cache: join(folder, 'npm-cache') },
  }).finally(() => server.close());
  expect(stdout).toContain('0 findings');
  const code = readFileSync(join(folder, 'package/conformance.mjs'), 'utf8');
  expect(code).not.toContain(root);
  expect(readdirSync(join(folder, 'package')).toSorted()).toEqual([
    'README.md',
    'conformance.mjs',
    'contract',
    'conventions.md',
    'errors.md',
    archive.split('/').at(-1),
    'own-server.md',
    'package.json',
  ]);
}, 60_000);
