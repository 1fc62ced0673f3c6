import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { lockDataFolder } from '../../src/database/data-folder.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';

let folder: string;
beforeEach(() => {
  process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'ferry-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Everything in the folder, with itself, that another user of the machine could read or change. */
const openToOthers = () =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

const lockFile = () => join(folder, 'ferry.lock');

describe('the lock of the data folder', () => {
  it('is taken, refused to a second opener in one line with the folder, and given back', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      expect.objectContaining({
        reason: 'inUse',
        message: expect.stringMatching(/^The data folder .+$/),
      }),
    );
    expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
    unlock();
    expect(existsSync(lockFile())).toBe(false);
    lockDataFolder(folder)();
  });

  it('is refused while another process that runs has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(lockFile(), `${other.pid}\n`);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    lockDataFolder(folder)();
  });

  it.each([
    ['our own process id, as in a container that was started anew', String(process.pid)],
    ['nothing', ''],
    ['anything else', 'x'],
  ])('left behind with %s, is taken over', (_, content) => {
    writeFileSync(lockFile(), content);
    lockDataFolder(folder)();
  });

  it.each(['/proc/ferry', '/proc/ferry/data'])(
    '%s, where nothing can be made, is refused',
    (path) => {
      expect(() => lockDataFolder(path)).toThrow(`The data folder ${path} cannot be written (`);
    },
  );

  it('a folder that cannot be written is one line with the folder and the cause', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'data'))).toThrow(
      expect.objectContaining({
        reason: 'unwritable',
        message: expect.stringContaining(`${file}/data`),
      }),
    );
  });
});

describe('the embedded database', () => {
  it('keeps what was stored for its own user alone, and gives dates as days, big numbers as numbers', async () => {
    const first = await openDatabase({ dataDir: folder });
    expect(await migrateDatabase(first.db)).not.toEqual([]);
    expect(openToOthers()).toEqual([]);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('is in use');
    await first.db
      .insertInto('operator_source')
      .values({
        id: 'x',
        name: 'x',
        document: '{}',
        document_hash: '',
        generated_from: '2027-01-01',
        generated_until: '2027-12-31',
      })
      .execute();
    await first.close();
    // As a previous version has left it.
    for (const name of ['.', 'database', 'database/base/1']) chmodSync(join(folder, name), 0o755);
    chmodSync(join(folder, 'database/PG_VERSION'), 0o666);
    const second = await openDatabase({ dataDir: folder });
    expect(openToOthers()).toEqual([]);
    expect(await migrateDatabase(second.db)).toEqual([]);
    const row = await second.db
      .selectFrom('operator_source')
      .select(['generated_from', ({ fn }) => fn.countAll<number>().over().as('count')])
      .executeTakeFirst();
    expect(row).toEqual({ generated_from: '2027-01-01', count: 1 });
    await second.close();
  }, 60_000);

  it('gives the folder back when the database cannot be opened', async () => {
    writeFileSync(join(folder, 'database'), 'not a folder');
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow();
    expect(existsSync(lockFile())).toBe(false);
  }, 60_000);
});
