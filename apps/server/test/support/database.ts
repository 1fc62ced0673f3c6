import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');
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
  const hash = createHash('sha256');
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
}
