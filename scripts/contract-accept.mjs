/**
 * `npm run contract:accept`: today's contract becomes the one that later changes are held against.
 * Refuses a contract that `contract:check` refuses. Approvals end with it: the rows that were needed
 * move to the history of `approved-changes.md`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withUsedAccepted } from './contract/approvals.mjs';
import { acceptedOf, root } from './contract/documents.mjs';
import { checkContract } from './contract-check.mjs';

/**
 * @param {object} checked
 * @param {Map<import('./contract/documents.mjs').ContractDocument, object>} checked.specs the bundled documents
 * @param {Set<string>} checked.used ids of the approvals that they need
 * @param {string} [base] root of the repository, or of a copy of its `openapi/`
 * @returns {Promise<string[]>} the accepted files
 */
export async function accept({ specs, used }, base = root) {
  const files = [];
  for (const [document, spec] of specs) {
    const file = acceptedOf(document, base);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(spec, null, 2)}\n`);
    files.push(file);
  }
  const approvals = join(base, 'openapi/approved-changes.md');
  await writeFile(approvals, withUsedAccepted(await readFile(approvals, 'utf8'), used));
  return files;
}

async function main() {
  const checked = await checkContract();
  if (!checked) {
    process.exitCode = 1;
    return;
  }
  for (const file of await accept(checked)) console.log(`Accepted: ${relative(root, file)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
