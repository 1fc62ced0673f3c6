import { removeInvisible, toHalfWidthAscii, unifyHyphens } from './width.ts';

const LABEL = /^(?:tel|phone|(?:携帯)?電話(?:番号)?|携帯|自宅|[☎☏📞℡])[:.]?/iu;
// Whose or which it is, behind the number: (代), (携帯), 代表.
const NOTE = /\([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}\)$|代表?$|㈹$/u;
const SEPARATORS = /[\s\-./()・･〜~_]/g;

// Numbers from abroad as they are dialled in Japan and elsewhere. 001, 0033 and 0061 are carriers'
// prefixes; a number of the plan +1 always has ten digits, which tells 00 + 1 from 001.
const DIALLED: readonly [start: RegExp, country: string][] = [
  [/^001(?:010)?(?=1\d{10}$)/, '+'],
  [/^00(?=1\d{10}$)/, '+'],
  [/^00(?:1|33|61)010(?=[1-9]\d{6})/, '+'],
  [/^001(?=[1-9]\d{6})/, '+'],
  [/^(?:010|00)(?=[1-9]\d{6})/, '+'],
];

/**
 * The form in which phone numbers are kept and compared: digits only, a Japanese number from its
 * leading 0 (`+81 (0)90-1234-5678`, `８１９０…` and `TEL 090ー1234ー5678` → `09012345678`), a number of
 * another country from its `+`. Characters that belong to no phone number stay, so that
 * {@link isPhone} refuses the text.
 */
export function normalisePhone(text: string): string {
  const line = unifyHyphens(toHalfWidthAscii(removeInvisible(text))).trim();
  const number = line.replace(LABEL, '').replace(NOTE, '');
  // What is dialled inside a country only.
  const national = /^\s*(?:\+|00)/.test(number) ? number.replace(/\(0\)/, '') : number;
  const bare = national.replace(SEPARATORS, '');
  const [start, country] = DIALLED.find(([prefix]) => prefix.test(bare)) ?? [];
  const full = start ? bare.replace(start, country ?? '') : bare;
  return full.replace(/^\+810?(?=\d)|^810?(?=[1-9]\d{8,9}$)/, '0');
}

/**
 * Whether a normalised text can be a phone number: a Japanese one of 10 or 11 digits, or `+` and 7
 * to 15 digits (ITU-T E.164). A mobile or IP number that lacks a digit is refused: only numbers
 * with a third digit other than 0 have ten digits.
 */
export function isPhone(text: string): boolean {
  return /^(?:0[1-9][1-9]\d{7}|0[5-9]0\d{8}|\+(?!81)[1-9]\d{6,14})$/.test(text);
}

// How the digits are grouped, where the numbering plan says so by the first digits alone. Other
// area codes have 3 to 5 digits that only a long table tells apart, and a hyphen in the wrong
// place reads worse than none.
const GROUPS: readonly [start: RegExp, groups: RegExp][] = [
  [/^0800/, /^(\d{4})(\d{3})(\d{4})$/],
  [/^0[5-9]0/, /^(\d{3})(\d{4})(\d{4})$/],
  [/^0(?:120|570|990)/, /^(\d{4})(\d{3})(\d{3})$/],
  [/^0[36]/, /^(\d{2})(\d{4})(\d{4})$/],
  [/^0(?:11|44|45|52|75|78|9[23](?!0))/, /^(\d{3})(\d{3})(\d{4})$/],
];

/** A normalised number for reading: `09012345678` → `090-1234-5678`, others as they are. */
export function formatPhone(phone: string): string {
  const [, groups] = GROUPS.find(([start]) => start.test(phone)) ?? [];
  return groups ? phone.replace(groups, '$1-$2-$3') : phone;
}
