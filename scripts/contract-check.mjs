/**
 * `npm run contract:check`: the gate of everything in `openapi/`.
 *
 * 1. redocly with `redocly.yaml`; 2. our rules; 3. every example against its schema and every error
 * code and operation against the tables in `openapi/README.md`; 4. breaking changes against `openapi/accepted/`
 * that are not in `openapi/approved-changes.md`. Exit code 1 when anything is found.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { breakingChanges, readApprovals } from './contract-diff.mjs';
import { acceptedOf, bundle, documents, redocly, root, sourceOf } from './contract-documents.mjs';
import { checkExamples } from './contract-examples.mjs';
import { lint } from './contract-lint.mjs';
import { checkErrorCodes, checkOperationTable, readErrorTable } from './contract-readme.mjs';

/** The accepted bundle of a document; a document that was never accepted cannot break anyone. */
async function acceptedBundle(document, base) {
  try {
    return JSON.parse(await readFile(acceptedOf(document, base), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { paths: {} };
    throw error;
  }
}

/**
 * Everything that is wrong with the contract.
 *
 * @param {string} [base] root of the repository, or of a copy of its `openapi/`
 * @returns {Promise<{
 *   specs: Map<import('./contract-documents.mjs').ContractDocument, Record<string, any>>,
 *   lines: string[],
 * }>} the bundled documents and what was found; nothing is bundled when redocly objects
 */
export async function inspectContract(base = root) {
  const read = (file) => readFile(join(base, 'openapi', file), 'utf8');
  const config = ['--config', join(root, 'redocly.yaml')];
  const sources = documents.map((document) => sourceOf(document, base));
  const { code, output } = await redocly(['lint', ...sources, ...config]);
  const specs = new Map();
  if (code !== 0) return { specs, lines: [output.trim()] };
  for (const document of documents) specs.set(document, await bundle(sourceOf(document, base)));

  const approved = readApprovals(await read('approved-changes.md'));
  const readme = await read('README.md');
  const lines = [];
  const report = (id, { rule, pointer, message }) =>
    lines.push(`${id} ${pointer}\n    ${message} (${rule})`);
  for (const [document, spec] of specs) {
    for (const finding of [...lint(spec), ...checkExamples(spec)]) report(document.id, finding);
    for (const change of breakingChanges(document.id, await acceptedBundle(document, base), spec)) {
      if (!approved.has(change.id)) lines.push(`Breaking: ${change.id}\n    ${change.message}`);
    }
  }
  const all = [...specs.values()];
  const findings = [
    ...checkErrorCodes(all, readErrorTable(readme)),
    ...checkOperationTable(all, readme),
  ];
  for (const finding of findings) report('README.md', finding);
  return { specs, lines };
}

/**
 * Checks the contract and prints what is wrong with it.
 *
 * @returns the bundled documents, or nothing when something was found
 */
export async function checkContract() {
  const { specs, lines } = await inspectContract();
  if (lines.length === 0) return specs;
  console.error(lines.join('\n'));
  if (lines.some((line) => line.startsWith('Breaking: '))) {
    console.error('\nA breaking change needs a line in openapi/approved-changes.md.');
    console.error('openapi/README.md says how to avoid one.');
  }
  return undefined;
}

async function main() {
  const specs = await checkContract();
  if (!specs) {
    process.exitCode = 1;
    return;
  }
  const count = [...specs.values()].flatMap((spec) => Object.keys(spec.paths ?? {})).length;
  console.log(`The contract is sound: ${specs.size} documents, ${count} paths.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
