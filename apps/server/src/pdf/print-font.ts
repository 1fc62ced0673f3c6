import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const FOLDER = '@expo-google-fonts';
// The sign that Japanese print has where a character is missing.
const MISSING = '〓';
// They choose a glyph of the character before (葛󠄀); print has its usual one.
const SELECTORS = /[\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]/gu;
// Thai ำ is two glyphs: as one character, a reader of the file finds the second one twice.
const THAI_AM = /\u0e33/g;

/** Of what is printed, its own glyphs are taken. A text begins with the first two. */
const FILES = {
  regular: `${FOLDER}/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf`,
  bold: `${FOLDER}/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf`,
  /** Kanji beyond JIS X 0213, and traditional Chinese: 𠮷, 𫝆, 槗. */
  kanji: `${FOLDER}/shippori-antique/400Regular/ShipporiAntique_400Regular.ttf`,
  /** Thai, and Latin letters with all accents of Vietnamese. */
  latin: `${FOLDER}/sarabun/400Regular/Sarabun_400Regular.ttf`,
  hangul: `${FOLDER}/nanum-gothic/400Regular/NanumGothic_400Regular.ttf`,
  /** Simplified Chinese. */
  chinese: `${FOLDER}/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf`,
} as const;

export type PrintFont = keyof typeof FILES;
export type Weight = 'regular' | 'bold';

/** What one font prints of a text. */
export interface Run {
  font: PrintFont;
  text: string;
}

/** Asked one after the other for what the font of the paper lacks. Both weights have the same characters. */
const OTHERS = ['kanji', 'latin', 'hangul', 'chinese'] as const;

const files = new Map<PrintFont, Buffer>();
const opened = new Map<PrintFont, Font>();
const graphemes = new Intl.Segmenter('ja');

/** The bytes of a font, read with the first text that needs it. */
export function fontFile(font: PrintFont): Buffer {
  const known = files.get(font);
  if (known) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(FILES[font])));
  files.set(font, file);
  return file;
}

/** A file of one font is never a collection. */
function fontOf(name: PrintFont): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(fontFile(name)) as Font;
  opened.set(name, font);
  return font;
}

/** How far a font rises above its baseline, as a share of the size. */
export const ascentOf = (name: PrintFont): number => fontOf(name).ascent / fontOf(name).unitsPerEm;

/** What the reader sees as one character each. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

const toPrint = (text: string): string =>
  text.replace(SELECTORS, '').replace(THAI_AM, '\u0e4d\u0e32');

/**
 * The characters of a text that no font of the paper has a glyph for, each once. Signs that choose a glyph
 * of a kanji are none: the usual one is printed.
 * @example unprintable('𠮷田 太郎😀') → ['😀']
 */
export const unprintable = (text: string): string[] => [
  ...new Set(graphemesOf(toPrint(text)).filter((each) => fontFor(each) === undefined)),
];

/**
 * A text in the fonts that print it: word by word, so that a name is in one hand; only what no font has as a
 * whole changes between them. A character that cannot be printed becomes 〓: texts of the operator may have
 * one, what customers type was checked before.
 */
export function runsOf(text: string, weight: Weight = 'regular'): Run[] {
  const runs: Run[] = [];
  const add = (font: PrintFont, part: string) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  };
  for (const word of toPrint(text).split(/(?<=\s)|(?=\s)/u)) {
    const whole = fontFor(word);
    for (const part of whole ? [word] : graphemesOf(word)) {
      const font = whole ?? fontFor(part);
      add(font === undefined || font === 'regular' ? weight : font, font ? part : MISSING);
    }
  }
  return runs;
}

function fontFor(text: string): 'regular' | (typeof OTHERS)[number] | undefined {
  return has('regular', text) ? 'regular' : OTHERS.find((name) => has(name, text));
}

const has = (name: PrintFont, text: string): boolean =>
  [...text].every((each) => fontOf(name).hasGlyphForCodePoint(codeOf(each)));

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
