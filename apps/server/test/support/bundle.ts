import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { CACHE, hashOf } from './database.ts';

const ROOT = dirname(CACHE);
/** All of ours that a program of the tests can be made of; packages are as the lock file says. */
const FOLDERS = ['apps/server/src', 'apps/server/test'].concat(
  ['api', 'format', 'ui'].map((name) => `packages/${name}/src`),
);
const FILES = ['operator.json', 'retention.json', 'package-lock.json'];
/** They read files that lie beside their own, and are loaded when something needs them. */
const OUTSIDE = [/^@electric-sql\//, /^@simplewebauthn\//, 'pdfkit', 'fontkit', 'yubin'];

/**
 * A program of the tests as one file. Processes that live for a second spend most of it on finding and
 * reading the 1,500 files of a server: from one file a start takes a third of the CPU time. Kept in
 * `.cache/` until one of its sources changes.
 * @param entry its path
 * @returns the path of the file
 */
export async function bundle(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const folder = join(CACHE, `${name}-${hashOfSources()}`);
  const file = join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  const unfinished = `${folder}.${process.pid}`;
  await write(entry, unfinished);
  try {
    // Test files run side by side: it appears whole or not at all.
    renameSync(unfinished, folder);
  } catch {
    // Another one was faster.
    rmSync(unfinished, { recursive: true });
  }
  for (const other of readdirSync(CACHE)) {
    const isOutdated = new RegExp(`^${name}-[0-9a-f]{16}$`).test(other);
    if (isOutdated && other !== basename(folder)) rmSync(join(CACHE, other), { recursive: true });
  }
  return file;
}

async function write(entry: string, folder: string): Promise<void> {
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    external: OUTSIDE,
    plugins: [{ name: 'files beside sources', transform: fromSource }],
  });
  const { output } = await bundled.write({ dir: folder, entryFileNames: '[name].mjs' });
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const unknown = modules.filter(
    (id) => id.startsWith(ROOT) && !/[\\/]node_modules[\\/]/.test(id) && !isSource(id),
  );
  // Else a change there would be tested as it was before.
  if (unknown.length > 0) throw new Error(`Not among the sources: ${unknown.join(', ')}`);
}

/** What lies beside a source is found from there. */
const fromSource = (code: string, id: string) =>
  code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));

const isSource = (id: string) => {
  const path = relative(ROOT, id).replaceAll('\\', '/');
  return FILES.includes(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`));
};

function hashOfSources(): string {
  const files = FILES.map((file) => readFileSync(join(ROOT, file)));
  return hashOf(
    FOLDERS.map((folder) => join(ROOT, folder)),
    Buffer.concat(files),
  );
}
