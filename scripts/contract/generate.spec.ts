import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate, generateIfChanged } from '../generate.mjs';
import { staleFiles } from '../generated-gate.mjs';
import { type ContractDocument, documents, root } from './documents.mjs';
import { exampleTypes } from './example-types.mjs';
import { soundDocument } from './sound-document.fixture.mjs';

const document = documents[0] as ContractDocument;
let base = '';
let folder = '';

/** Every generated file with its text. */
async function readAll() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  );
}

beforeAll(async () => {
  // Inside the repository, so that the generated code finds its packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  base = await mkdtemp(join(root, '.cache/generate-'));
  folder = join(base, 'packages/api/src/generated', document.name);
  await generate(document, soundDocument(), base);
});
afterAll(() => rm(base, { recursive: true, force: true }));

test('every file says what it is made from', async () => {
  for (const { file, text } of await readAll()) {
    const [first, second] = text.split('\n');
    const line = file.endsWith('.json') ? second : first;
    expect([file, line]).toEqual([
      file,
      expect.stringContaining('Generated from openapi/customer-api by `npm run generate`'),
    ]);
  }
});

test('generating again changes nothing and leaves nothing behind', async () => {
  const before = await readAll();
  await writeFile(join(folder, 'left-over.gen.ts'), '');
  await generate(document, soundDocument(), base);
  expect(await readAll()).toEqual(before);
});

test('a document is generated anew when it, or its code, is not as it was', async () => {
  const make = (spec = soundDocument()) => generateIfChanged(document, spec, base);
  expect([await make(), await make()]).toEqual([true, false]);
  const before = await readAll();
  await writeFile(join(folder, 'types.gen.ts'), '// by hand');
  expect([await make(), await make()]).toEqual([true, false]);
  expect(await readAll()).toEqual(before);
  const other = soundDocument();
  other.info.title = 'another';
  expect([await make(other), await make()]).toEqual([true, true]);
});

test('imports name their file', async () => {
  for (const { text } of await readAll()) {
    const imports = Array.from(text.matchAll(/ from '(\.[^']+)'/g), ([, path]) => path);
    expect(imports.filter((path) => !path?.endsWith('.ts'))).toEqual([]);
  }
});

test('Node runs the validators as they are; they check shapes, not bounds, unknown properties or values of open enums', async () => {
  const module = pathToFileURL(join(folder, 'valibot.gen.ts')).href;
  const script = `
    import { parse } from 'valibot';
    import { vErrorCode, vSailing } from '${module}';
    const sailing = { id: 'sail_a', departureAt: '2027-08-02T08:30:00+09:00', seats: 3, calls: [] };
    console.log(JSON.stringify(parse(vSailing, { ...sailing, fromNextYear: true })));
    console.log(parse(vSailing, { ...sailing, departureAt: 'soon' }).departureAt);
    try { parse(vSailing, { ...sailing, departureAt: 8 }); } catch (error) { console.log(error.name); }
    console.log(parse(vErrorCode, 'FROM_NEXT_YEAR'));`;
  const args = ['--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, {
    cwd: join(root, 'packages/api'),
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual([
    '{"id":"sail_a","departureAt":"2027-08-02T08:30:00+09:00","seats":3,"calls":[]}',
    'soon',
    'ValiError',
    'FROM_NEXT_YEAR',
  ]);
  const types = await readFile(join(folder, 'types.gen.ts'), 'utf8');
  expect(types).toContain("export type ErrorCode = 'FULL' | 'EXPIRED'");
});

test('the gate names what was edited, lost or left, and touches nothing', async () => {
  const edited = await mkdtemp(join(root, '.cache/edited-'));
  await cp(base, edited, { recursive: true });
  expect(await staleFiles(edited, base)).toEqual([]);
  const at = (file: string) => join(edited, 'packages/api/src/generated', document.name, file);
  await writeFile(at('types.gen.ts'), '// by hand');
  await writeFile(at('old.gen.ts'), '');
  await rm(at('sdk.gen.ts'));
  expect(await staleFiles(edited, base)).toEqual([
    'left over customer/old.gen.ts',
    'missing customer/sdk.gen.ts',
    'changed customer/types.gen.ts',
  ]);
  expect(await readFile(at('types.gen.ts'), 'utf8')).toBe('// by hand');
  await rm(edited, { recursive: true });
});

test('names of examples are types: each response has its own', () => {
  const lines = exampleTypes(soundDocument(), '// note').split('\n');
  expect(lines).toContain("    200: { name: 'first'; value: UpdateSailingResponses[200] };");
  expect(lines).toContain("    409: { name: 'first'; value: UpdateSailingErrors[409] };");
});
