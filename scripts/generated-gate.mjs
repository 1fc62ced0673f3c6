/**
 * `npm run generate:check`: the generated code is what the contract of the working tree gives.
 * Generates into a folder of its own and compares: nothing in the working tree is written, so an
 * edit by hand is reported, not lost, and what is not committed yet is fine when it fits. Exit code 1
 * with the files that differ, and the command that brings them up to date.
 */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundles, root } from './contract/documents.mjs';
import { generate } from './generate.mjs';

const FOLDER = 'packages/api/src/generated';

/** Files below a folder with their text; none when there is no folder. */
async function readTree(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const texts = files.map(async (file) => [relative(folder, file), await readFile(file, 'utf8')]);
  return new Map(await Promise.all(texts));
}

/**
 * What differs between two trees of generated code.
 *
 * @param {string} base root of the repository, or of a copy
 * @param {string} fresh root of what was generated just now
 * @returns {Promise<string[]>} `changed customer/types.gen.ts`, sorted by file
 */
export async function staleFiles(base, fresh) {
  const [held, made] = [await readTree(join(base, FOLDER)), await readTree(join(fresh, FOLDER))];
  const wordFor = (file) => {
    if (!held.has(file)) return 'missing';
    if (!made.has(file)) return 'left over';
    return held.get(file) === made.get(file) ? undefined : 'changed';
  };
  const files = [...new Set([...held.keys(), ...made.keys()])].sort();
  return files.flatMap((file) => (wordFor(file) ? [`${wordFor(file)} ${file}`] : []));
}

async function main() {
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the repository, where the generator finds its settings as it does for the real folder.
  const fresh = await mkdtemp(join(root, '.cache/generated-'));
  try {
    for (const [document, spec] of await bundles()) await generate(document, spec, fresh);
    const stale = await staleFiles(root, fresh);
    if (stale.length === 0) return;
    console.error(stale.join('\n'));
    console.error(`✗ ${FOLDER} is not what the contract gives. Run \`npm run generate\`.`);
    process.exitCode = 1;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
