/**
 * `npm run contract:check`: the gate of everything in `openapi/`.
 *
 * 1. redocly with `redocly.yaml`; 2. our rules; 3. every example against its schema, every value of an enum against the
 * examples, and every error
 * code and operation against the tables in `openapi/errors.md` and `openapi/resources.md`;
 * 4. breaking changes against `openapi/accepted/`, and against where this work left the main branch, that are not in
 * `openapi/approved-changes.md`. Exit code 1 when anything is found. What asks for attention only
 * (an accepted bundle that lags, approvals that nothing uses) is printed as a warning.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readApprovals } from './contract/approvals.mjs';
import { readBaselines } from './contract/baselines.mjs';
import { breakingChanges } from './contract/diff.mjs';
import { bundles, documents, redocly, root, sourceOf } from './contract/documents.mjs';
import { checkEnumExamples } from './contract/enum-examples.mjs';
import { checkExamples } from './contract/examples.mjs';
import { lint } from './contract/lint.mjs';
import { checkErrorCodes, checkOperationTable, readErrorTable } from './contract/tables.mjs';

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Operations, webhooks and components that differ between two bundles. */
function countDifferences(before, after) {
  const partsOf = (spec) => ({ ...spec.paths, ...spec.webhooks, ...spec.components?.schemas });
  const [old, now] = [partsOf(before), partsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .length;
}

/** Breaking changes of all documents that nobody approved, and what there is to say of approvals. */
async function compareWithEarlier(specs, base, markdown) {
  const { rows, faults } = readApprovals(markdown, today());
  const baselines = await readBaselines(base, markdown);
  const approved = new Set(rows.map(({ id }) => id));
  const found = { lines: faults.map((fault) => `approved-changes.md ${fault}`), warnings: [] };
  const used = new Set();
  const compare = (document, before, spec, alsoApproved) => {
    for (const { id, message } of breakingChanges(document.id, before, spec)) {
      if (approved.has(id)) used.add(id);
      else if (!alsoApproved.has(id)) found.lines.push(`Breaking: ${id}\n    ${message}`);
    }
  };
  for (const [document, spec] of specs) {
    const accepted = await baselines.accepted(document);
    compare(document, accepted, spec, new Set());
    for (const before of await baselines.forked(document)) {
      compare(document, before, spec, baselines.extra);
    }
    const behind = countDifferences(accepted, spec);
    if (behind === 0) continue;
    const place = `openapi/accepted/${document.id}.json`;
    found.warnings.push(
      `${place} is behind by ${behind} paths and schemas: npm run contract:accept`,
    );
  }
  for (const { id } of rows) {
    if (!used.has(id)) found.warnings.push(`approved-changes.md: nothing needs \`${id}\``);
  }
  return { lines: [...new Set(found.lines)], warnings: found.warnings, used };
}

/**
 * Everything that is wrong with the contract.
 *
 * @param {string} [base] root of the repository, or of a copy of its `openapi/`
 * @returns {Promise<{
 *   specs: Map<import('./contract/documents.mjs').ContractDocument, Record<string, any>>,
 *   lines: string[],
 *   warnings: string[],
 *   used: Set<string>,
 * }>} the bundled documents, what was found, and the ids of approvals that a change needs; nothing
 *   is bundled when redocly objects
 */
export async function inspectContract(base = root) {
  const read = (file) => readFile(join(base, 'openapi', file), 'utf8');
  const config = ['--config', join(root, 'redocly.yaml')];
  const sources = documents.map((document) => sourceOf(document, base));
  const { code, output } = await redocly(['lint', ...sources, ...config]);
  if (code !== 0) {
    return { specs: new Map(), lines: [output.trim()], warnings: [], used: new Set() };
  }
  const specs = await bundles(base);

  const lines = [];
  const report = (id, { rule, pointer, message }) =>
    lines.push(`${id} ${pointer}\n    ${message} (${rule})`);
  for (const [document, spec] of specs) {
    for (const finding of [...lint(spec), ...checkExamples(spec)]) report(document.id, finding);
  }
  const all = [...specs.values()];
  for (const finding of checkEnumExamples(all)) report('examples', finding);
  const errors = checkErrorCodes(all, readErrorTable(await read('errors.md')));
  for (const finding of errors) report('errors.md', finding);
  const operations = checkOperationTable(all, await read('resources.md'));
  for (const finding of operations) report('resources.md', finding);
  const earlier = await compareWithEarlier(specs, base, await read('approved-changes.md'));
  return { ...earlier, specs, lines: [...lines, ...earlier.lines] };
}

/**
 * Checks the contract and prints what is wrong with it.
 *
 * @returns the bundled documents and the approvals in use, or nothing when something was found
 */
export async function checkContract() {
  const { specs, lines, warnings, used } = await inspectContract();
  if (warnings.length > 0) console.warn(warnings.map((line) => `Warning: ${line}`).join('\n'));
  if (lines.length === 0) return { specs, used };
  console.error(lines.join('\n'));
  if (lines.some((line) => line.startsWith('Breaking: '))) {
    console.error('\nA breaking change needs a line in openapi/approved-changes.md.');
    console.error('openapi/README.md says how to avoid one.');
  }
  return undefined;
}

async function main() {
  const checked = await checkContract();
  if (!checked) {
    process.exitCode = 1;
    return;
  }
  const { specs } = checked;
  const count = [...specs.values()].flatMap((spec) => Object.keys(spec.paths ?? {})).length;
  console.log(`The contract is sound: ${specs.size} documents, ${count} paths.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
