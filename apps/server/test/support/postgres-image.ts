import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The data folder of a PostgreSQL as one file in `.cache/`, packed and unpacked by the user that the
 * server runs as, who need not be able to read the project: the bytes go through our own hands.
 */
export class PostgresImage {
  readonly #file: string;
  readonly #asPostgres: (...command: string[]) => [string, string[]];

  /**
   * @param cache folder of the images
   * @param contents all that the data depend on; an image of other contents is removed
   * @param asPostgres the command as the server's user runs it
   */
  constructor(
    cache: string,
    contents: string,
    asPostgres: (...command: string[]) => [string, string[]],
  ) {
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
    this.#file = join(cache, `postgres-${hash}.tar`);
    this.#asPostgres = asPostgres;
  }

  /** @returns whether there was one */
  async unpack(data: string): Promise<boolean> {
    if (!existsSync(this.#file)) return false;
    const image = openSync(this.#file, 'r');
    try {
      await this.#tar(['-x', '-f', '-', '-C', dirname(data)], [image, 'ignore', 'inherit']);
    } finally {
      closeSync(image);
    }
    return true;
  }

  /** Test files run side by side: the image appears whole or not at all. */
  async keep(data: string): Promise<void> {
    const cache = dirname(this.#file);
    mkdirSync(cache, { recursive: true });
    const unfinished = `${this.#file}.${process.pid}`;
    const image = openSync(unfinished, 'w');
    try {
      await this.#tar(
        ['-c', '-f', '-', '-C', dirname(data), basename(data)],
        ['ignore', image, 'inherit'],
      );
    } finally {
      closeSync(image);
    }
    renameSync(unfinished, this.#file);
    for (const other of readdirSync(cache)) {
      const isImage = other.startsWith('postgres-') && other.endsWith('.tar');
      if (isImage && other !== basename(this.#file)) rmSync(join(cache, other), { force: true });
    }
  }

  async #tar(args: string[], stdio: (number | 'ignore' | 'inherit')[]): Promise<void> {
    const [file, all] = this.#asPostgres('tar', ...args);
    const [code] = await once(spawn(file, all, { cwd: '/', stdio }), 'close');
    if (code !== 0) throw new Error(`tar ended with ${code}`);
  }
}
