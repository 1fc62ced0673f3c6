import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { root } from '../lib/bootstrap.mjs';
import { COMMANDS } from './commands.mjs';
import { gates } from './gates.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A command that a test starts, with the file that names its program. */
const STARTED_BY: Record<string, string> = {
  generate: 'scripts/contract/generate.spec.ts',
  mock: 'scripts/contract/mock.spec.ts',
  'contract:accept': 'scripts/contract/contract-check.spec.ts',
  'conformance:pack': 'scripts/conformance/packed.spec.ts',
  'contract:pack': 'scripts/contract/packed.spec.ts',
  'container:pin': 'scripts/build/container-pin.spec.ts',
  operator: 'apps/server/test/operator/commands.spec.ts',
};

/** What starts nothing but gates and what they start, or writes into the working copy, or needs a token. */
const ONLY_LINKED: Record<string, string> = {
  test: 'scripts/test.mjs',
  check: 'scripts/check.mjs',
  'test:faults': 'scripts/faults.mjs',
  evidence: 'scripts/evidence.mjs',
};
const NOT_STARTED = {
  'test:all': 'the two before it',
  'lint:fix': 'lint, writing',
  'storybook:build': 'the pictures are of the same build',
  vrt: 'a gate',
  'vrt:accept': 'writes the accepted pictures',
  chromatic: 'needs a token',
};

/** Names and files that a script imports and that are not there. */
async function unresolved(file: string): Promise<string[]> {
  const missing: string[] = [];
  const build = await rolldown({
    input: join(root, file),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    onLog: (_, { code, message }) => {
      if (code === 'IMPORT_IS_UNDEFINED' || code === 'MISSING_EXPORT') missing.push(message);
    },
  });
  await build.generate({ format: 'es' }).catch(({ message }: Error) => missing.push(message));
  await build.close();
  return missing;
}

describe('every command', () => {
  const again = Object.values(gates).map((gate) => gate.again);
  const started = new Set([
    ...COMMANDS.map(({ name }) => name),
    ...Object.keys(STARTED_BY),
    ...Object.keys(ONLY_LINKED),
    ...Object.keys(NOT_STARTED),
    ...again.flatMap((line) => /^npm run (\S+)$/.exec(line)?.[1] ?? []),
  ]);

  it('of the package is started by something that fails when it breaks', () => {
    expect(Object.keys(scripts).filter((name) => !started.has(name))).toEqual([]);
    expect([...started].filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(Object.entries(STARTED_BY))('%s has its program in %s', (name, spec) => {
    const program = scripts[name as keyof typeof scripts].split('/').at(-1) ?? '';
    expect(read(spec)).toContain(program);
  });

  it.each(Object.values(ONLY_LINKED))('%s imports only what is there', async (file) => {
    expect(await unresolved(file)).toEqual([]);
  });

  it('that the pages name is one of the package', () => {
    const pages = globSync('{*.md,scripts/*.md,openapi/*.md,{apps,packages}/*/{*.md,docs/*.md}}', {
      cwd: root,
    });
    expect(pages.length).toBeGreaterThan(20);
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run ([a-z][a-z:0-9]*)/g)].map(([, name = '']) => name),
    );
    expect(new Set(named).size).toBeGreaterThan(15);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
