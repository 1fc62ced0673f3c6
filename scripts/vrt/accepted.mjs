/** The accepted pictures in packages/ui/vrt, and the digests by which most of them are recognised. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack, unpack } from './png.mjs';

const END = '.png.br';

/** One folder of accepted pictures. */
export class Accepted {
  /** @param {string} folder need not exist */
  constructor(folder) {
    this.folder = folder;
    this.digestFile = join(folder, 'digests.json');
    /** @type {Record<string, string>} */
    this.digests = existsSync(this.digestFile)
      ? JSON.parse(readFileSync(this.digestFile, 'utf8'))
      : {};
  }

  /** @returns {string[]} */
  names() {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((file) => file.endsWith(END))
      .map((file) => file.slice(0, -END.length));
  }

  /** @param {string} name @returns {Buffer | undefined} PNG */
  picture(name) {
    const file = this.#file(name);
    return existsSync(file) ? unpack(readFileSync(file)) : undefined;
  }

  /**
   * Whether a screenshot is, byte for byte, the one from which the accepted picture was made. To read
   * and compare the two instead takes longer than the screenshot. False says nothing: the digest may
   * be missing, or the file changed since.
   *
   * @param {string} name
   * @param {Buffer} screenshot PNG as the browser makes it
   */
  isMadeFrom(name, screenshot) {
    const file = this.#file(name);
    return existsSync(file) && this.digests[name] === digestOf(screenshot, readFileSync(file));
  }

  /**
   * @param {string} name
   * @param {Buffer} screenshot PNG as the browser makes it
   * @param {Buffer} picture the same, made small
   * @returns {number} bytes of the file
   */
  accept(name, screenshot, picture) {
    const file = pack(picture);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#file(name), file);
    this.digests[name] = digestOf(screenshot, file);
    return file.length;
  }

  /** Forgets all of them. */
  clear() {
    rmSync(this.folder, { recursive: true, force: true });
    this.digests = {};
  }

  /** Writes the digests of the pictures that there are. */
  save() {
    const digests = this.names()
      .sort()
      .map((name) => [name, this.digests[name]]);
    writeFileSync(this.digestFile, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
  }

  #file(name) {
    return join(this.folder, name + END);
  }
}

function digestOf(screenshot, file) {
  return createHash('sha256').update(screenshot).update(file).digest('hex').slice(0, 32);
}
