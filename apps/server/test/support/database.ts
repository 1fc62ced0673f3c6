import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

const SERVER = join(import.meta.dirname, '../../src');
const PACKAGE = join(import.meta.dirname, '../../package.json');
const FORMAT = join(import.meta.dirname, '../../../../packages/format/src');
export const CACHE = join(import.meta.dirname, '../../../../.cache');

// Files that share a process read the sources and an image once.
const hashes = new Map<string, string>();
const images = new Map<string, Image>();

/** Contents of an image: what they are made from, and of which sources. */
interface Contents {
  name: string;
  /** Folders that decide them. A change in one of them makes the image anew. */
  sources: string[];
  /** The image that `fill` begins with. */
  base?: Contents;
  fill?(database: OpenDatabase): Promise<unknown>;
}

// Making a cluster takes 2 CPU s, migrating it half a second and loading a timetable as much: each is done again
// only after a change of its own.
const BLANK: Contents = { name: 'blank', sources: [] };
const EMPTY: Contents = {
  name: 'empty',
  sources: [join(SERVER, 'database')],
  base: BLANK,
  fill: ({ db }) => migrateDatabase(db),
};

/** A database in memory before its first migration. */
export const openBlankDatabase = (): Promise<OpenDatabase> => openFromImage(BLANK);

/** A migrated, empty database in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> => openFromImage(EMPTY);

/**
 * A migrated database in memory with what `fill` puts in. The first one is kept as an image in
 * `.cache/` until the server changes; the others start from it.
 * @param name of the image; another one for each content
 */
export const openFilledDatabase = (
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> => openFromImage({ name, sources: [SERVER, FORMAT], base: EMPTY, fill });

async function openFromImage({ name, sources, base, fill }: Contents): Promise<OpenDatabase> {
  const file = `pglite-${name}-${hashOf(sources)}.tar`;
  const image = images.get(file) ?? readImage(join(CACHE, file));
  if (image) {
    images.set(file, image);
    return openDatabase({ snapshot: image });
  }
  const database = await (base ? openFromImage(base) : openDatabase({}));
  await fill?.(database);
  if (database.pglite) {
    await makeSmall(database.pglite);
    await keepImage(name, file, await database.pglite.dumpDataDir('none'));
  }
  return database;
}

/**
 * Leaves out what nobody reads: of 2,200 files 750 are left, and 30 MB instead of 46. Starting from it takes half
 * the time, because nothing is done again from the log either.
 */
async function makeSmall(pglite: NonNullable<OpenDatabase['pglite']>): Promise<void> {
  await pglite.exec(`
    update pg_database set datistemplate = false;
    set wal_recycle = off`);
  for (const template of ['template0', 'template1']) {
    await pglite.exec(`drop database if exists ${template}`);
  }
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
}

/** Of what decides the contents of a filled database. */
export const hashOfServer = () => hashOf([SERVER, FORMAT]);

/**
 * Of all files in the folders. The package file names the version of the embedded engine, whose image this is.
 * @param more what else decides the contents
 */
export function hashOf(folders: string[], more: NodeJS.ArrayBufferView = Buffer.alloc(0)): string {
  const hash = createHash('sha256').update(readFileSync(PACKAGE)).update(more);
  for (const folder of folders) hash.update(hashOfFolder(folder));
  return hash.digest('hex').slice(0, 16);
}

function hashOfFolder(folder: string): string {
  const known = hashes.get(folder);
  if (known) return known;
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) hash.update(path).update(readFileSync(path));
  const found = hash.digest('hex');
  hashes.set(folder, found);
  return found;
}

/** An image that is in memory already: read as one piece, not in thousands. */
class Image extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

function readImage(file: string): Image | undefined {
  try {
    return new Image(new Uint8Array(readFileSync(file)));
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
