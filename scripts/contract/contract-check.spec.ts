import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspectContract } from '../contract-check.mjs';
import { acceptedOf, bundleOf, bundles, documents, root } from './documents.mjs';

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

/** The contract before a test breaks it becomes the accepted one. */
async function accept() {
  for (const document of documents) await cp(bundleOf(document), acceptedOf(document, base));
}

/** Writes the bundles of the copy as it is. */
async function write(fileOf: typeof acceptedOf) {
  for (const [document, spec] of await bundles(base)) {
    await mkdir(dirname(fileOf(document, base)), { recursive: true });
    await writeFile(fileOf(document, base), JSON.stringify(spec));
  }
}

/** The copy becomes a checkout whose main branch has it as it is. */
function commit() {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: base });
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.jp'];
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git(...who, 'commit', '--quiet', '--message=x');
}

const widen = (to: number) =>
  edit(
    'customer-api/schemas/sailing.yaml',
    /maximum: \d+, description: 所要時間/,
    `maximum: ${to}, description: 所要時間`,
  );
const WIDENED = 'customer-api response Sailing.durationMinutes maximum';

/** A row of the approvals that are open. */
const approve = (id: string) =>
  edit(
    'approved-changes.md',
    '| -- | ------ | ---- |\n',
    `| -- | ------ | ---- |\n| \`${id}\` | no client stores it; both teams were told | 2026-11-20 |\n`,
  );

const found = async () => (await inspectContract(base)).lines.join('\n');

let ofThree: Promise<string> | undefined;
/** Faults that hide nothing of each other, found by one run: most of its time is redocly's start. */
function foundOfThreeFaults(): Promise<string> {
  ofThree ??= (async () => {
    await edit('customer-api/paths/ports.yaml', /summary: .*/, 'summary: List of ports');
    await edit('common/responses.yaml', 'requestId: req_8Zk2mQ4v9b', 'requestId: 9b');
    await edit('errors.md', '| `NOT_FOUND` | 404 |', '| `NOT_FOUND` | 410 |');
    await edit('resources.md', '**listPorts**', 'listPorts');
    return found();
  })();
  return ofThree;
}

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
  expect(await foundOfThreeFaults()).toContain(
    '#/paths/~1customer-api~1ports/get/summary\n    must be Japanese',
  );
});

test('examples are held against their schemas', async () => {
  expect(await foundOfThreeFaults()).toContain('value/requestId must match pattern');
});

test('error codes and operations are held against their tables', async () => {
  const lines = await foundOfThreeFaults();
  expect(lines).toContain('NOT_FOUND belongs to 410, not to 404');
  expect(lines).toContain('listPorts is not in bold');
});

test('a breaking change needs an approval', async () => {
  await accept();
  await widen(20000);
  expect(await found()).toBe(`Breaking: ${WIDENED}\n    20000 is above 10000`);
  await approve(WIDENED);
  expect(await found()).toBe('');
});

test('an edit of the accepted bundle beside the source does not hide a break', async () => {
  await accept();
  commit();
  await widen(20000);
  await write(acceptedOf);
  expect(await found()).toContain(`Breaking: ${WIDENED}`);
});

test('what was added after the last accept cannot be broken unnoticed', async () => {
  await accept();
  // Narrower is harmless for readers of the accepted one; wider again breaks those of the main branch.
  await widen(5000);
  await write(bundleOf);
  commit();
  await widen(8000);
  expect(await found()).toContain(`Breaking: ${WIDENED}\n    8000 is above 5000`);
});

test('an accepted bundle that lags and an approval that nothing needs are warnings', async () => {
  await accept();
  await approve(WIDENED);
  await widen(5000);
  const { lines, warnings } = await inspectContract(base);
  expect(lines).toEqual([]);
  expect(warnings).toContainEqual(expect.stringMatching(/customer-api.json is behind by 1 /));
  expect(warnings).toContainEqual(expect.stringContaining(`nothing needs \`${WIDENED}\``));
});
