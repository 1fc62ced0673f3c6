import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectContract } from './contract-check.mjs';
import { acceptedOf, bundle, documents, root, sourceOf } from './contract-documents.mjs';

// Processes are started: a busy machine may take long.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Each test breaks a copy of the real contract: the gate as a whole has to see it.
let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'contract-check-'));
  await cp(join(root, 'openapi'), join(base, 'openapi'), { recursive: true });
});
afterEach(() => rm(base, { recursive: true }));

/** Replaces a text in a file of the copy. */
async function edit(file: string, before: string | RegExp, after: string) {
  const path = join(base, 'openapi', file);
  const text = await readFile(path, 'utf8');
  const edited = text.replace(before, after);
  expect(edited).not.toBe(text);
  await writeFile(path, edited);
}

/** Accepts the copy as it is. */
async function accept() {
  for (const document of documents) {
    const spec = await bundle(sourceOf(document, base));
    await mkdir(dirname(acceptedOf(document, base)), { recursive: true });
    await writeFile(acceptedOf(document, base), JSON.stringify(spec));
  }
}

const found = async () => (await inspectContract(base)).lines.join('\n');

test('the contract is sound', async () => {
  expect(await found()).toBe('');
});

test('redocly is asked', async () => {
  await edit('customer-api/paths/ports.yaml', 'tags: [timetable]', 'tags: [timetable, sailings]');
  expect(await found()).toContain('operation-singular-tag');
});

test('broken YAML and lost files are named', async () => {
  await edit('customer-api/openapi.yaml', 'paths/ports.yaml', 'paths/harbours.yaml');
  expect(await found()).toContain('harbours.yaml');
});

test('our own rules are asked', async () => {
  await edit('customer-api/paths/ports.yaml', /summary: .*/, 'summary: List of ports');
  expect(await found()).toContain(
    '#/paths/~1customer-api~1ports/get/summary\n    must be Japanese',
  );
});

test('examples are held against their schemas', async () => {
  await edit('common/responses.yaml', 'requestId: req_8Zk2mQ4v9b', 'requestId: 9b');
  expect(await found()).toContain('value/requestId must match pattern');
});

test('error codes and operations are held against the README', async () => {
  await edit('README.md', '| `NOT_FOUND` | 404 |', '| `NOT_FOUND` | 410 |');
  await edit('README.md', '**listPorts**', 'listPorts');
  const lines = await found();
  expect(lines).toContain('NOT_FOUND belongs to 410, not to 404');
  expect(lines).toContain('listPorts is not in bold');
});

test('a breaking change needs an approval', async () => {
  await accept();
  await edit(
    'customer-api/schemas/sailing.yaml',
    'maximum: 10000, description: 所要時間',
    'maximum: 20000, description: 所要時間',
  );
  const id = 'customer-api response Sailing.durationMinutes maximum';
  expect(await found()).toBe(`Breaking: ${id}\n    20000 is above 10000`);
  await edit('approved-changes.md', /$/, `| \`${id}\` | no client stores it | 2027-01-05 |\n`);
  expect(await found()).toBe('');
});
