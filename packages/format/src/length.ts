import { normaliseText } from './width.ts';

/** Units as they are typed after a number, in centimetres. */
const UNITS: readonly [unit: RegExp, cm: number][] = [
  [/^(?:mm|ミリ(?:メートル)?)$/i, 0.1],
  [/^(?:|cm|センチ(?:メートル)?)$/i, 1],
  [/^(?:m|メートル|メーター)$/i, 100],
];

const METRES_AND_MORE =
  /^(\d{1,2}) ?(?:m|メートル|メーター) ?(\d{1,2})( ?(?:cm|センチ(?:メートル)?))?$/i;
const NUMBER_AND_UNIT = /^(\d{1,5}(?:\.\d{1,3})?) ?([^\d.]*)$/;

/** Units in one square: ㌢, ㍍, ㎝. */
const SQUARED = /[\u3300-\u33ff]/g;

/** A number with a decimal point below this is metres: no vehicle is 4.69 cm long. */
const METRES_BELOW = 30;

/** A whole number without a unit from here on is millimetres: no vehicle on a ferry is 25 m long. */
const MILLIMETRES_FROM = 2501;

/**
 * A length as it is typed, in any width and unit, in whole centimetres: `469`, `469ｃｍ`, `469センチ`,
 * `4.69m`, `4m69`, `4㍍69`, `4690mm`, `4690`, `約469`. Part of a centimetre counts as one: what is longer needs the place.
 *
 * @returns undefined when it is no length
 */
export function parseLengthCm(text: string): number | undefined {
  const typed = normaliseText(text)
    .replace(/^(?:約|およそ|だいたい|全長|長さ|高さ) ?/, '')
    .replace(SQUARED, (unit) => unit.normalize('NFKC'))
    .replace(/(?: ?(?:くらい|ぐらい|位|程度|ほど))$/, '')
    .replace(/(\d),(\d{3})(?!\d)/, '$1$2');
  const [, metres, rest = '', centimetres] = METRES_AND_MORE.exec(typed) ?? [];
  // 4m6 is 4.6 m, as it is said; 4m6cm is not.
  if (metres) return Number(metres) * 100 + Number(centimetres ? rest : rest.padEnd(2, '0'));
  const [, number, unit = ''] = NUMBER_AND_UNIT.exec(typed) ?? [];
  const [, cm] = UNITS.find(([name]) => name.test(unit)) ?? [];
  if (number === undefined || cm === undefined) return undefined;
  const isMetres = unit === '' && number.includes('.') && Number(number) < METRES_BELOW;
  const isMillimetres = unit === '' && Number(number) >= MILLIMETRES_FROM;
  const inCm = isMetres ? 100 : isMillimetres ? 0.1 : cm;
  return Math.ceil(Math.round(Number(number) * inCm * 1000) / 1000);
}
