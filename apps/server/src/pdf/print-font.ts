import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const FOLDER = '@expo-google-fonts/biz-udgothic';
// The sign that Japanese print has where a character is missing.
const MISSING = '〓';

/** BIZ UDGothic, 4.5 MB each; what is printed takes its own glyphs of it. */
const FILES = {
  regular: `${FOLDER}/400Regular/BIZUDGothic_400Regular.ttf`,
  bold: `${FOLDER}/700Bold/BIZUDGothic_700Bold.ttf`,
} as const;

export type Weight = keyof typeof FILES;

const files = new Map<Weight, Buffer>();
let opened: Font | undefined;

/** The bytes of the font, read with the first document. */
export function fontFile(weight: Weight): Buffer {
  const known = files.get(weight);
  if (known) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(FILES[weight])));
  files.set(weight, file);
  return file;
}

/** Both weights have the same characters; a file of one font is never a collection. */
function font(): Font {
  opened ??= create(fontFile('regular')) as Font;
  return opened;
}

/**
 * The characters of a text that cannot be printed, each once: what the font has no glyph for.
 * @example unprintable('𠮷田 太郎😀') → ['𠮷', '😀']
 */
export const unprintable = (text: string): string[] => [
  ...new Set([...text].filter((character) => !font().hasGlyphForCodePoint(codeOf(character)))),
];

/** A text of the operator's as it can be printed; what customers type was checked before. */
export const printable = (text: string): string =>
  [...text].map((each) => (font().hasGlyphForCodePoint(codeOf(each)) ? each : MISSING)).join('');

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
