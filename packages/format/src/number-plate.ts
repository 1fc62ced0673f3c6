import { normaliseText, unifyHyphens } from './width.ts';

/** The four parts of a number plate: 地名, 分類番号, かな, 番号 (一連指定番号). */
export type NumberPlate = { place: string; classNumber: string; kana: string; number: string };

/** A part that cannot stand on a plate; `unusedKana` is one of お・し・へ・ん. */
export type NumberPlateProblem = 'place' | 'classNumber' | 'kana' | 'unusedKana' | 'number';

// 地名: 函館, なにわ, 尾張小牧; small motorcycles carry the name of a town, some a digit before it.
const PLACE = '[1-9]?[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{1,8}';
// Since 2018 the second and third places may be one of these letters.
const CLASS = '\\d[\\dACFHKLMPXY]{0,2}';
// One hiragana, or a letter on the plates of the forces stationed in Japan.
const KANA = '[ぁ-んABEHKMTY]';
// Missing digits are dots on the plate: ・・12, ・1-23.
const NUMBER = '[・.·•]*\\d{1,2}-?\\d{0,2}';
const WHOLE = new RegExp(`^(${PLACE}) ?(${CLASS})? ?(${KANA}) ?(${NUMBER})$`, 'u');
const PARTS = { place: PLACE, classNumber: CLASS, kana: KANA } as const;

/**
 * The parts as they are kept: `{ 函館, ３００, ア, １２－３４ }` → `{ 函館, 300, あ, 1234 }`. Dots
 * and zeros that fill a short number go. What does not belong stays, so that
 * {@link findNumberPlateProblem} can refuse it.
 */
export function normaliseNumberPlate(plate: NumberPlate): NumberPlate {
  return {
    place: normaliseText(plate.place),
    classNumber: normalise(plate.classNumber),
    kana: toHiragana(normalise(plate.kana)),
    number: normalise(plate.number)
      .replace(/[・.·•\s-]/g, '')
      .replace(/^0+(?=\d)/, ''),
  };
}

/**
 * A plate written in one go, in any width, with or without spaces: `函館 300 あ 12-34`,
 * `なにわ３３０さ１２３４`. The class is empty where there is none (motorcycles). Only the shape is
 * read; {@link findNumberPlateProblem} checks it. Undefined when the text has another shape.
 */
export function parseNumberPlate(text: string): NumberPlate | undefined {
  const line = normalise(text).replace(/[ァ-ヶ](?= ?[・.·•\d-]+$)/, toHiragana);
  const match = WHOLE.exec(line);
  if (!match) return undefined;
  const [, place = '', classNumber = '', kana = '', number = ''] = match;
  return normaliseNumberPlate({ place, classNumber, kana, number });
}

/**
 * The first part of a normalised plate that cannot be, from left to right. The class may be empty:
 * motorcycles have none.
 * @returns undefined when the plate can be taken
 */
export function findNumberPlateProblem(plate: NumberPlate): NumberPlateProblem | undefined {
  const fits = (part: keyof typeof PARTS) => new RegExp(`^${PARTS[part]}$`, 'u').test(plate[part]);
  if (!fits('place')) return 'place';
  if (plate.classNumber !== '' && !fits('classNumber')) return 'classNumber';
  if (/^[おしへん]$/.test(plate.kana)) return 'unusedKana';
  if (!fits('kana')) return 'kana';
  return /^[1-9]\d{0,3}$/.test(plate.number) ? undefined : 'number';
}

/** `1234` → `12-34`; a shorter number gets its dots: `・1-23`, `・・12`, `・・・1`. */
export function formatPlateNumber(number: string): string {
  if (!/^\d{1,4}$/.test(number)) return number;
  const filled = number.padStart(4, '・');
  return number.length > 2 ? `${filled.slice(0, 2)}-${filled.slice(2)}` : filled;
}

/** One width, capital letters, plain hyphens. */
function normalise(text: string): string {
  return unifyHyphens(normaliseText(text)).toUpperCase();
}

function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
