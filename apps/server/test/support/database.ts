import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');
const PACKAGE = join(import.meta.dirname, '../../package.json');
const CACHE = join(import.meta.dirname, '../../../../.cache');

/**
 * A migrated, empty database in memory. The first one of a schema is built and kept as an image
 * in `.cache/`; the others start from it, which takes a third of the time.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = join(CACHE, `pglite-${schemaHash()}.tar`);
  const image = readImage(file);
  if (image) return openDatabase({ snapshot: new Blob([new Uint8Array(image)]) });
  const database = await openDatabase({});
  await migrateDatabase(database.db);
  if (database.pglite) await keepImage(file, await database.pglite.dumpDataDir('none'));
  return database;
}

function schemaHash(): string {
  // The package file names the version of the embedded engine, whose image this is.
  const hash = createHash('sha256').update(readFileSync(PACKAGE));
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(readFileSync(join(MIGRATIONS, name)));
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
async function keepImage(file: string, image: Blob): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  renameSync(unfinished, file);
  const outdated = readdirSync(CACHE).filter((name) => /^pglite-\w+\.tar$/.test(name));
  for (const name of outdated) {
    if (join(CACHE, name) !== file) rmSync(join(CACHE, name), { force: true });
  }
}
