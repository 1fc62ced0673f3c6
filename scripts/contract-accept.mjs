/**
 * `npm run contract:accept`: today's contract becomes the one that later changes are held against.
 * Refuses a contract that `contract:check` refuses. Approvals end with it: the rows that were needed
 * move to the history of `approved-changes.md`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { withUsedAccepted } from './contract/approvals.mjs';
import { acceptedOf, root } from './contract/documents.mjs';
import { checkContract } from './contract-check.mjs';

const APPROVALS = join(root, 'openapi/approved-changes.md');

const checked = await checkContract();
if (checked) {
  for (const [document, spec] of checked.specs) {
    const file = acceptedOf(document);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(spec, null, 2)}\n`);
    console.log(`Accepted: ${relative(root, file)}`);
  }
  await writeFile(APPROVALS, withUsedAccepted(await readFile(APPROVALS, 'utf8'), checked.used));
} else process.exitCode = 1;
