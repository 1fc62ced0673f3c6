/**
 * The contract's documents and how they become one file each.
 * Every contract script starts here, so that a third document is one entry more.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
 * One document with all its files put together. References to components stay references, because
 * the generators take the names of types from them.
 *
 * @param {string} source path of an `openapi.yaml`
 * @returns {Promise<Record<string, any>>} the OpenAPI document
 * @throws {Error} with redocly's own message (file, line, reason) when a reference or the YAML is broken
 */
export async function bundle(source) {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const args = [
      'bundle',
      source,
      '--output',
      file,
      '--component-renaming-conflicts-severity=error',
    ];
    const { code, output } = await redocly(args);
    if (code !== 0) throw new Error(`Cannot bundle ${source}\n${output.trim()}`);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
