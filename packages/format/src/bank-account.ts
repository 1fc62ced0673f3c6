import { toKatakana } from './kana.ts';
import { normaliseText, toHalfWidthDigits, unifyHyphens } from './width.ts';

/** What a bank's transfer is addressed to; numbers in the form that banks take. */
export interface BankBranch {
  /** 3 digits. */
  branchCode: string;
  branchName: string;
  accountType: 'ordinary' | 'current' | 'savings';
  /** 7 digits. */
  accountNumber: string;
}

/** Code of ゆうちょ銀行 among the banks. */
export const YUCHO_CODE = '9900';
/** Most characters of a holder in a transfer, sound marks counted (全銀協's format). */
export const HOLDER_MAX_LENGTH = 30;

const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';
const KANJI_DIGITS = '〇一二三四五六七八九';

/**
 * A holder's name in the characters that banks exchange (全銀協): half-width katakana without small
 * ones, sound marks as characters of their own, capital letters, digits, `().-/` and spaces. Hiragana
 * and any width are taken, the long vowel mark becomes `-`.
 * @returns the text; what banks do not have stays in it, see {@link isBankKana}
 */
export function toBankKana(text: string): string {
  return unifyHyphens(toKatakana(normaliseText(text)))
    .toUpperCase()
    .replace(/[ァ-ヺ]/g, (kana) => kana.normalize('NFD'))
    .replace(new RegExp(`[${SMALL}]`, 'g'), (kana) => LARGE[SMALL.indexOf(kana)] ?? kana)
    .replace(/ヲ/g, 'オ')
    .replace(/・/g, '.')
    .replace(/[ア-ン\u3099\u309a]/g, (part) => HALF_WIDTH.get(part) ?? part);
}

/**
 * Whether banks have every character of it, it has at least one kana or letter, and no sound mark
 * comes without its kana.
 */
export const isBankKana = (text: string): boolean =>
  /^(?:[ｱ-ﾝ][ﾞﾟ]?|[0-9A-Z().\-/ ])+$/.test(text) && /[ｱ-ﾝA-Z]/.test(text);

/** Digits of what was typed, without spaces and hyphens. */
export const toDigits = (text: string): string =>
  unifyHyphens(toHalfWidthDigits(normaliseText(text))).replace(/[\s-]/g, '');

/**
 * The branch and account of 記号 and 番号 of ゆうちょ銀行, by its rule
 * (https://www.jp-bank.japanpost.jp/kojin/sokin/furikomi/kouza/kj_sk_fm_kz_1.html): the branch is the
 * second and third digit of the symbol with an 8 (a current account, beginning with 0: a 9), the number
 * loses its last digit, which is 1 (a current one keeps all).
 * @returns undefined where they are none of a transfer account
 */
export function fromYucho(symbol: string, number: string): BankBranch | undefined {
  const isCurrent = symbol.startsWith('0');
  if (isCurrent ? !/^0\d{4}$/.test(symbol) : !/^1\d{3}0$/.test(symbol)) return undefined;
  if (isCurrent ? !/^\d{1,6}$/.test(number) : !/^\d{1,7}1$/.test(number)) return undefined;
  const accountNumber = (isCurrent ? number : number.slice(0, -1)).padStart(7, '0');
  if (Number(accountNumber) === 0) return undefined;
  const branchCode = `${symbol.slice(1, 3)}${isCurrent ? 9 : 8}`;
  return {
    branchCode,
    branchName: [...branchCode].map((digit) => KANJI_DIGITS[Number(digit)]).join(''),
    accountType: isCurrent ? 'current' : 'ordinary',
    accountNumber,
  };
}

/** Half-width forms of kana, and of their sound marks as Unicode joins them. */
const HALF_WIDTH = new Map(
  Array.from({ length: 'ﾟ'.charCodeAt(0) - 'ｱ'.charCodeAt(0) + 1 }, (_, index) => {
    const half = String.fromCharCode('ｱ'.charCodeAt(0) + index);
    return [half.normalize('NFKC'), half];
  }),
);
