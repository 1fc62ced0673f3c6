/** A defect of the sources, and how it gets there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Defect
 * @property {string} id of the command line
 * @property {string} kind
 * @property {string} what a customer meets
 * @property {string} file of the repository
 * @property {string} from words of that file that are there once
 * @property {string} to what they become
 * @property {string} check `file › title` of the test that finds it, the title as it is reported
 */

/**
 * @param {string} text of the defect's file
 * @param {Pick<Defect, 'id' | 'file' | 'from' | 'to'>} defect
 * @returns {string} the text with the defect
 * @throws {Error} where the words that it replaces are not there exactly once
 */
export function plantInto(text, { id, file, from, to }) {
  const times = text.split(from).length - 1;
  if (times !== 1) {
    const found = times === 0 ? 'are gone from' : `are ${times} times in`;
    throw new Error(`${id}: the words that it replaces ${found} ${file}. Mend its \`from\`.`);
  }
  return text.replace(from, () => to);
}

/**
 * Plants a defect for as long as something runs, and takes it out again however that ends.
 *
 * @template Result
 * @param {string} folder root of a copy of the tree
 * @param {Defect} defect
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 * @throws {Error} as {@link plantInto}
 */
export async function withDefect(folder, defect, run) {
  const path = join(folder, defect.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, plantInto(sound, defect));
  try {
    return await run();
  } finally {
    writeFileSync(path, sound);
  }
}
