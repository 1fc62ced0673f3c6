/**
 * The contract's documents and how they become one file each.
 * Every contract script starts here, so that a third document is one entry more.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} ContractDocument
 * @property {'customer' | 'external'} name folder of the generated code
 * @property {string} id name of the document in messages and in `approved-changes.md`
 * @property {string} title title of its rendered page
 */

/** @type {readonly ContractDocument[]} */
export const documents = [
  { name: 'customer', id: 'customer-api', title: '予約 API' },
  { name: 'external', id: 'external-api', title: '会員・認証 API' },
];

/** @param {ContractDocument} document @param {string} [base] */
export const sourceOf = (document, base = root) =>
  join(base, 'openapi', document.id, 'openapi.yaml');

/** @param {ContractDocument} document @param {string} [base] */
export const bundleOf = (document, base = root) =>
  join(base, 'packages/api/src/generated', document.name, 'openapi.json');

/** @param {ContractDocument} document @param {string} [base] */
export const acceptedOf = (document, base = root) =>
  join(base, 'openapi/accepted', `${document.id}.json`);

/**
 * Runs the project's redocly without its telemetry and update check.
 *
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>} exit code and everything it printed
 */
export async function redocly(args) {
  // Its script rather than its command: that one would run on whatever Node comes first in PATH.
  const script = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...args], {
      cwd: root,
      env,
      maxBuffer: 64 << 20,
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    return { code: error.code ?? 1, output: `${error.stdout ?? ''}${error.stderr ?? error}` };
  }
}

/**
 * Every document with all its files put together, in one run of redocly: starting it takes longer
 * than its work. References to components stay references, because the generators take the names of
 * types from them.
 *
 * @param {string} [base] root of the repository, or of a copy of its `openapi/`
 * @returns {Promise<Map<ContractDocument, Record<string, any>>>} the OpenAPI documents
 * @throws {Error} with redocly's own message (file, line, reason) when a reference or the YAML is broken
 */
export async function bundles(base = root) {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const fileOf = (document) => join(folder, `${document.id}.json`);
    const apis = documents.map((document) => [
      document.id,
      { root: sourceOf(document, base), output: fileOf(document) },
    ]);
    const config = join(folder, 'redocly.yaml');
    await writeFile(config, JSON.stringify({ apis: Object.fromEntries(apis) }));
    const severity = '--component-renaming-conflicts-severity=error';
    const { code, output } = await redocly(['bundle', '--config', config, severity]);
    if (code !== 0) throw new Error(`Cannot bundle the contract\n${output.trim()}`);
    const read = async (document) => JSON.parse(await readFile(fileOf(document), 'utf8'));
    return new Map(
      await Promise.all(documents.map(async (document) => [document, await read(document)])),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
