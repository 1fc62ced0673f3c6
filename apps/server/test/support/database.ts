import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

const SERVER = join(import.meta.dirname, '../../src');
// The package file names the version of the embedded engine, whose image this is.
const PACKAGE = join(import.meta.dirname, '../../package.json');
const FORMAT = join(import.meta.dirname, '../../../../packages/format/src');
const CACHE = join(import.meta.dirname, '../../../../.cache');

/** A migrated, empty database in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return openFromImage('empty', [join(SERVER, 'database')], async () => {});
}

/**
 * A migrated database in memory with what `fill` puts in. The first one is kept as an image in
 * `.cache/` until the server changes; the others start from it, which takes a third of the time.
 * @param name of the image; another one for each content
 */
export async function openFilledDatabase(
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  return openFromImage(name, [SERVER, FORMAT], fill);
}

async function openFromImage(
  name: string,
  sources: string[],
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  const file = `pglite-${name}-${hashOf(sources)}.tar`;
  const image = readImage(join(CACHE, file));
  if (image) return openDatabase({ snapshot: new Blob([new Uint8Array(image)]) });
  const database = await openDatabase({});
  await migrateDatabase(database.db);
  await fill(database);
  if (database.pglite) await keepImage(name, file, await database.pglite.dumpDataDir('none'));
  return database;
}

function hashOf(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(PACKAGE));
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

function readImage(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

// Test files run side by side: the image appears whole or not at all.
async function keepImage(name: string, file: string, image: Blob): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = join(CACHE, `${file}.${process.pid}`);
  writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  renameSync(unfinished, join(CACHE, file));
  for (const other of readdirSync(CACHE)) {
    const isOutdated = other.startsWith(`pglite-${name}-`) && other.endsWith('.tar');
    if (isOutdated && other !== file) rmSync(join(CACHE, other), { force: true });
  }
}
