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

const read = (file) => readFile(join(root, file), 'utf8');

/** The accepted bundle of a document; a document that was never accepted cannot break anyone. */
async function acceptedBundle(document) {
  try {
    return JSON.parse(await readFile(acceptedOf(document), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { paths: {} };
    throw error;
  }
}

/**
 * Checks the contract and prints what is wrong with it.
 *
 * @returns {Promise<Map<import('./contract-documents.mjs').ContractDocument, Record<string, any>> | undefined>}
 *   the bundled documents, or nothing when something was found
 */
export async function checkContract() {
  const { code, output } = await redocly(['lint', ...documents.map(({ id }) => id)]);
  if (code !== 0) {
    console.error(output);
    return undefined;
  }
  const specs = new Map();
  for (const document of documents) specs.set(document, await bundle(sourceOf(document)));
  const approved = readApprovals(await read('openapi/approved-changes.md'));
  const lines = [];
  const report = (id, { rule, pointer, message }) =>
    lines.push(`${id} ${pointer}\n    ${message} (${rule})`);
  for (const [document, spec] of specs) {
    for (const finding of [...lint(spec), ...checkExamples(spec)]) report(document.id, finding);
    for (const change of breakingChanges(document.id, await acceptedBundle(document), spec)) {
      if (approved.has(change.id)) continue;
      lines.push(`Breaking: ${change.id}\n    ${change.message}`);
    }
  }
  const readme = await read('openapi/README.md');
  const all = [...specs.values()];
  const findings = [
    ...checkErrorCodes(all, readErrorTable(readme)),
    ...checkOperationTable(all, readme),
  ];
  for (const finding of findings) report('README.md', finding);
  if (lines.length === 0) return specs;
  console.error(lines.join('\n'));
  if (lines.some((line) => line.startsWith('Breaking: '))) {
    console.error(
      '\nA breaking change needs a line in openapi/approved-changes.md (see openapi/README.md).',
    );
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
