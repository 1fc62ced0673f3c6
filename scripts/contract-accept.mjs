/**
 * `npm run contract:accept`: today's contract becomes the one that later changes are held against.
 * Refuses a contract that `contract:check` refuses.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { checkContract } from './contract-check.mjs';
import { acceptedOf, root } from './contract-documents.mjs';

const specs = await checkContract();
for (const [document, spec] of specs ?? []) {
  const file = acceptedOf(document);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(spec, null, 2)}\n`);
  console.log(`Accepted: ${relative(root, file)}`);
}
if (!specs) process.exitCode = 1;
