/**
 * The promise of "contract first": a developer who renames a property in the contract and generates again
 * is led by the compiler to its uses, in the app and in the server. Takes some seconds, most of
 * them the compiler's.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../generate.mjs';
import { bundleOf, documents, root } from './documents.mjs';

const api = 'packages/api';
let copy = '';

/** `@ferry/api/…` in the copy instead of the installed package. */
async function pathsOfCopy() {
  const manifest = JSON.parse(await readFile(join(root, api, 'package.json'), 'utf8'));
  const exported = Object.entries<string>(manifest.exports);
  return Object.fromEntries(
    exported.map(([key, target]) => [`@ferry/api${key.slice(1)}`, [`./${join(api, target)}`]]),
  );
}

/** Files below `apps/` with a type error that names the old or the new property. */
async function filesWithErrors(...names: string[]) {
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  // Several checkers would each work out the types that they share: twice the work of one.
  const args = [tsc, '--noEmit', '--pretty', 'false', '--checkers', '1', '-p', copy];
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, { maxBuffer: 16 << 20 }, (_error, stdout) => done(stdout));
  });
  const lines = output.split('\n').filter((line) => names.some((name) => line.includes(name)));
  const files = lines.map((line) => /(apps\/.+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? '');
  return [...new Set(files)].filter(Boolean).sort();
}

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(join(root, '.cache/contract-rename-'));
  await cp(join(root, api, 'src'), join(copy, api, 'src'), { recursive: true });
  await cp(join(root, api, 'package.json'), join(copy, api, 'package.json'));
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: await pathsOfCopy() },
    // A folder of each that reads it, with all that these import: the whole of both takes three times as long.
    include: [
      '../../apps/customer/src/features/booking/completion/model',
      '../../apps/server/src/domain/cancellations',
      'packages',
    ],
    exclude: ['../../**/*.spec.ts', '../../**/*.test.tsx', '../../**/*.stories.tsx'],
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('a property that is renamed in the contract is a type error in the app and in the server', async () => {
  for (const document of documents) {
    const text = await readFile(bundleOf(document), 'utf8');
    await generate(document, JSON.parse(text.replaceAll('"departureAt"', '"departsAt"')), copy);
  }
  const files = await filesWithErrors('departureAt', 'departsAt');
  expect(files).toContainEqual(expect.stringMatching(/^apps\/customer\/src\//));
  expect(files).toContainEqual(expect.stringMatching(/^apps\/server\/src\//));
}, 120_000);
