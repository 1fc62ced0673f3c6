import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '../contract-accept.mjs';
import { inspectContract } from '../contract-check.mjs';
import { acceptedOf, bundleOf, type ContractDocument, documents, root } from './documents.mjs';

// Copies of the real contract are broken: the gate as a whole has to see it. Most of a run is redocly's two
// starts, so that faults which hide nothing of each other are in one copy.
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [customer, external] = documents as readonly [ContractDocument, ContractDocument];
type Spec = { components: { schemas: Record<string, { properties: Record<string, Json> }> } };
type Json = Record<string, unknown>;
/** A property with a maximum. */
type Limited = { file: string; schema: string; name: string };

/** A copy of the contract, and what it is broken with. */
async function copyOfContract() {
  const base = await mkdtemp(join(folder, 'copy-'));
  await cp(join(root, 'openapi'), join(base, 'openapi'), { recursive: true });

  /** Replaces a text in a file of the copy. */
  async function edit(file: string, before: string | RegExp, after: string) {
    const path = join(base, 'openapi', file);
    const text = await readFile(path, 'utf8');
    const edited = text.replace(before, after);
    expect(edited).not.toBe(text);
    await writeFile(path, edited);
  }

  return {
    inspect: () => inspectContract(base),
    edit,

    /** Narrower and wider than accepted; the same everywhere, so that the schemas are compiled once. */
    async changeLimits() {
      await edit(WAIT.file, ' maximum: 86400,', ' maximum: 80000,');
      await edit(
        LONGEST.file,
        'maximum: 10000, description: 所要時間',
        'maximum: 20000, description: 所要時間',
      );
    },

    /** A row of the approvals that are open. */
    approve: (id: string) =>
      edit(
        'approved-changes.md',
        '| -- | ------ | ---- |\n',
        `| -- | ------ | ---- |\n| \`${id}\` | no client stores it; both teams were told | 2026-11-20 |\n`,
      ),

    /** The contract before it is broken becomes the accepted one. */
    async accept() {
      const read = async (document: ContractDocument): Promise<[ContractDocument, object]> => [
        document,
        JSON.parse(await readFile(bundleOf(document), 'utf8')),
      ];
      const specs = new Map(await Promise.all(documents.map(read)));
      await accept({ specs, used: new Set() }, base);
    },

    /** A bundle of the contract as if one maximum had been another. */
    async write(
      fileOf: typeof acceptedOf,
      document: ContractDocument,
      { schema, name }: Limited,
      maximum: number,
    ) {
      const spec = JSON.parse(await readFile(bundleOf(document), 'utf8')) as Spec;
      const property = spec.components.schemas[schema]?.properties[name];
      expect(property).toHaveProperty('maximum');
      Object.assign(property ?? {}, { maximum });
      await mkdir(dirname(fileOf(document, base)), { recursive: true });
      await writeFile(fileOf(document, base), JSON.stringify(spec));
    },

    /** The copy becomes a checkout whose main branch has it as it is. */
    commit() {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: base });
      const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.jp'];
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git(...who, 'commit', '--quiet', '--message=x');
    },
  };
}

const LONGEST: Limited = {
  file: 'customer-api/schemas/sailing.yaml',
  schema: 'Sailing',
  name: 'durationMinutes',
};
/** Of both documents. */
const WAIT: Limited = {
  file: 'common/error.yaml',
  schema: 'ApiError',
  name: 'retryAfterSeconds',
};
const WAITS = 'external-api error ApiError.retryAfterSeconds maximum';
const WIDENED =
  'Breaking: customer-api response Sailing.durationMinutes maximum\n    20000 is above 10000';
const UNNEEDED = 'customer-api response Sailing.vessel type';

/** One run for all tests that ask for it, even one of them alone. */
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** What redocly says, after which the rest is not asked. */
const unreadable = once(async () => {
  const { edit, inspect } = await copyOfContract();
  await edit('customer-api/paths/ports.yaml', 'tags: [timetable]', 'tags: [timetable, sailings]');
  await edit('external-api/openapi.yaml', 'paths/companions.yaml', 'paths/harbours.yaml');
  const { lines } = await inspect();
  return lines.join('\n');
});

/** Faults of the contract itself and, outside a checkout, a break of each accepted one. */
const faulty = once(async () => {
  const { accept, approve, changeLimits, edit, inspect, write } = await copyOfContract();
  await edit('customer-api/paths/ports.yaml', /summary: .*/, 'summary: List of ports');
  await edit('common/responses.yaml', 'requestId: req_8Zk2mQ4v9b', 'requestId: 9b');
  await edit('errors.md', '| `NOT_FOUND` | 404 |', '| `NOT_FOUND` | 410 |');
  await edit('resources.md', '**listPorts**', 'listPorts');
  await accept();
  await write(acceptedOf, external, WAIT, 70000);
  await changeLimits();
  await approve(WAITS);
  const { lines, used } = await inspect();
  return { lines, text: lines.join('\n'), used };
});

/**
 * A branch of a checkout without a fault of the contract itself: main has the real accepted bundles and
 * a bundle generated since; the branch accepts anew and edits what it accepts beside the source.
 */
const branch = once(async () => {
  const { accept, approve, changeLimits, commit, inspect, write } = await copyOfContract();
  // Narrower is harmless for readers of the accepted one; wider again breaks those of the main branch.
  await write(bundleOf, external, WAIT, 70000);
  commit();
  await accept();
  await changeLimits();
  await write(acceptedOf, customer, LONGEST, 20000);
  await approve(UNNEEDED);
  return inspect();
});
const BREAKS = [WIDENED, `Breaking: ${WAITS}\n    80000 is above 70000`];

test('the contract is sound', async () => {
  const { lines } = await branch();
  expect(lines.filter((line) => !BREAKS.includes(line))).toEqual([]);
});

test('redocly is asked', async () => {
  expect(await unreadable()).toContain('operation-singular-tag');
});

test('broken YAML and lost files are named', async () => {
  expect(await unreadable()).toContain('harbours.yaml');
});

test('our own rules are asked', async () => {
  expect((await faulty()).text).toContain(
    '#/paths/~1customer-api~1ports/get/summary\n    must be Japanese',
  );
});

test('examples are held against their schemas', async () => {
  expect((await faulty()).text).toContain('value/requestId must match pattern');
});

test('error codes and operations are held against their tables', async () => {
  const { text } = await faulty();
  expect(text).toContain('NOT_FOUND belongs to 410, not to 404');
  expect(text).toContain('listPorts is not in bold');
});

test('a breaking change needs an approval', async () => {
  const { lines, used } = await faulty();
  expect(lines.filter((line) => /Breaking|approved-changes/.test(line))).toEqual([WIDENED]);
  expect(used).toContain(WAITS);
});

test('an edit of the accepted bundle beside the source does not hide a break', async () => {
  expect((await branch()).lines).toContain(WIDENED);
});

test('what was added after the last accept cannot be broken unnoticed', async () => {
  expect((await branch()).lines).toContain(BREAKS[1]);
});

test('an accepted bundle that lags and an approval that nothing needs are warnings', async () => {
  const { lines, warnings } = await branch();
  expect(lines).toEqual(BREAKS);
  expect(warnings).toContainEqual(expect.stringMatching(/customer-api.json is behind by 1 /));
  expect(warnings).toContainEqual(expect.stringContaining(`nothing needs \`${UNNEEDED}\``));
});
