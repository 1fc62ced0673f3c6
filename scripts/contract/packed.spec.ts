import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, toolEnvironment } from '../lib/bootstrap.mjs';

const folder = mkdtempSync(join(tmpdir(), 'contract-packed-'));
const project = join(folder, 'project');
const inProject = (name: string) => join(project, 'node_modules', name);
let mock: ChildProcess | undefined;

/** Beside other gates, everything takes its time. */
const LONG_MS = 400_000;
/** Packages that npm would install along; the tests link them from this repository and reach no registry. */
const PEERS = ['@tanstack', 'valibot', '@stoplight', 'react', '@types'];

beforeAll(() => {
  const pack = ['scripts/contract-pack.mjs', join(folder, 'packages')];
  const printed = execFileSync(process.execPath, pack, { cwd: root, encoding: 'utf8' });
  const archives = printed.trim().split('\n').slice(-3);
  expect(archives.every((archive) => archive.endsWith('.tgz'))).toBe(true);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['install', '--offline', '--legacy-peer-deps', ...archives], {
    cwd: project,
    env: { ...toolEnvironment(), npm_config_cache: join(folder, 'npm-cache') },
    stdio: 'pipe',
  });
  for (const name of PEERS) {
    symlinkSync(join(root, 'node_modules', name), inProject(name));
  }
}, LONG_MS);
afterAll(() => {
  mock?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The program of the packages' page, as another team copies it. */
const program = () =>
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'openapi/packages.md'), 'utf8'))?.[1] ?? '';

it(
  'a program that books has types, and books against the mock, in a folder with the archives alone',
  async () => {
    writeFileSync(join(project, 'book.ts'), program());
    const options = {
      ...{ strict: true, noEmit: true, target: 'ES2024', lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
      ...{ module: 'NodeNext', resolveJsonModule: true, skipLibCheck: false, types: ['node'] },
    };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['book.ts', 'wrong.ts'] }),
    );
    // The types are those of the contract: what it does not have does not compile.
    const wrong = `import type { NewDraft } from '@ferry/api-client/customer';
export const of = (draft: NewDraft) => draft.outbound.sailingId;
// @ts-expect-error
export const other = (draft: NewDraft) => draft.outbound.harbourId;
`;
    writeFileSync(join(project, 'wrong.ts'), wrong);
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
    mock = spawn(process.execPath, [inProject('@ferry/contract-mock/ferry-mock.mjs')], {
      cwd: project,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(
      createInterface({ input: mock.stdout as NodeJS.ReadableStream }),
      'line',
    );
    const said = execFileSync(process.execPath, ['book.ts'], {
      cwd: project,
      env: { ...process.env, FERRY: String(line).split(' ').at(-1) },
      encoding: 'utf8',
    });
    expect(said).toMatch(/^[0-9A-Z]{8} confirmed(?:Unpaid)? \d+\n$/);
  },
  LONG_MS,
);
