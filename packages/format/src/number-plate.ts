import { normaliseText, unifyHyphens } from './width.ts';

/** The four parts of a number plate: 地名, 分類番号, かな, 番号 (一連指定番号). */
export type NumberPlate = { place: string; classNumber: string; kana: string; number: string };

/** A part that cannot be on a plate; `unusedKana` is one of お・し・へ・ん. */
type NumberPlateProblem = 'place' | 'classNumber' | 'kana' | 'unusedKana' | 'number';

// 地名: 函館, なにわ, 尾張小牧; small motorcycles carry the name of a town, some a digit or one of three
// letters before it (1函館, C函館).
const PLACE = '[1-9CLV]?[\\p{Script=Han}々ヶケノ\\p{Script=Hiragana}\\p{Script=Katakana}]{1,8}';
// Since 2018 the second and third places may be one of these letters. 000 was never given out.
const CLASS = '(?!000)\\d[\\dACFHKLMPXY]{0,2}';
// The kana in use (no お, し, へ, ん, no sound marks, no small or old ones), the letters on the plates
// of the forces stationed in Japan, and those of motorcycles whose kana are used up.
const KANA =
  '[あいうえかきくけこさすせそたちつてとなにぬねのはひふほまみむめもやゆよらりるれろわをABEHKMTYCLV]';
// Missing digits are dots on the plate (・・12, ・1-23), or typed as dashes.
const NUMBER = '[・.·•。‧∙⋅●-]*\\d{1,2}[- ]?\\d{0,2}';
// What is taken for a plate at all, so that a check can say which part of it cannot be.
const ANY_KANA = '[ぁ-ん]|[A-Z]';
const WHOLE = new RegExp(`^(${PLACE}) ?(${CLASS})? ?(${ANY_KANA}) ?(${NUMBER})$`, 'u');
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
    number: tidyNumber(normalise(plate.number)),
  };
}

/**
 * A plate written in one go, in any width, with or without spaces: `函館 300 あ 12-34`,
 * `なにわ３３０さ１２３４`. The class is empty where there is none (motorcycles). Only the shape is
 * read; {@link findNumberPlateProblem} checks it. Undefined when the text has another shape.
 */
export function parseNumberPlate(text: string): NumberPlate | undefined {
  const line = normalise(text).replace(/[ァ-ヶ](?= ?[・.·•。‧∙⋅●\d -]+$)/, toHiragana);
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
  const isPlace = plate.classNumber === '' ? isTown : isOffice;
  if (!fits('place') || !isPlace(plate.place)) return 'place';
  if (plate.classNumber !== '' && !fits('classNumber')) return 'classNumber';
  if (/^[おしへん]$/.test(plate.kana)) return 'unusedKana';
  if (!fits('kana')) return 'kana';
  if (plate.classNumber !== '' && /[CLV]/.test(plate.kana)) return 'kana';
  return /^[1-9]\d{0,3}$/.test(plate.number) ? undefined : 'number';
}

/** `1234` → `12-34`; a shorter number gets its dots: `・1-23`, `・・12`, `・・・1`. */
export function formatPlateNumber(number: string): string {
  if (!/^\d{1,4}$/.test(number)) return number;
  const filled = number.padStart(4, '・');
  return number.length > 2 ? `${filled.slice(0, 2)}-${filled.slice(2)}` : filled;
}

/** A place of one character: today's, and those of the years up to 1988, which old cars still carry. */
const SHORT_PLACES =
  /^[堺柏札函室帯旭北釧青岩宮秋山福茨栃群埼千品練足多神新長富石岐静名三滋京大泉兵姫奈和鳥島岡広徳香愛高佐熊宮鹿沖]$/u;

/** Cars carry the name of an office: a city's, but never with the word for city, town or village. */
const isOffice = (place: string) =>
  place.length === 1
    ? SHORT_PLACES.test(place)
    : place === '四日市' || !/[市町村区]$|^[1-9CLV]/.test(place);

/** Motorcycles without a class carry a town's name or an office's. */
const isTown = (place: string) =>
  place.replace(/^[1-9CLV]/, '').length > 1 || SHORT_PLACES.test(place);

/** Digits of a number as it is written: one hyphen in its middle, dots before it. */
function tidyNumber(text: string): string {
  const written = text.replace(/[\s。‧∙⋅●]/g, (sign) => (/\s/.test(sign) ? '' : '・'));
  const [, digits] = /^[・.·•-]*(\d{1,2}-?\d{2}|\d{1,2})$/.exec(written) ?? [];
  const joined = (digits ?? written).replace(digits === undefined ? '' : '-', '');
  return joined.replace(/^0+(?=\d)/, '');
}

/** One width, capital letters, plain hyphens. */
function normalise(text: string): string {
  return unifyHyphens(normaliseText(text)).toUpperCase();
}

function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
