import { toHalfWidthAscii } from '@ferry/format/width';

/** Digits of a card's number. */
const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Digits with which cards begin; telephones begin with 0. */
const FIRST_DIGIT = /^[2-6]/;
/** Groups of digits, and what people write between those of one number. */
const GROUPS = /\d+(?:[\s.\-‐-―−ー_]{1,2}\d+)*/gu;

/** Whether digits end with the check digit of Luhn (ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text has what may be the number of a card, in any width and grouping, also beside other digits. */
export function hasCardNumber(text: string): boolean {
  const runs = toHalfWidthAscii(text).match(GROUPS) ?? [];
  return runs.some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_, first) =>
      groups.some((__, last) => isCard(groups.slice(first, last + 1).join(''))),
    );
  });
}

const isCard = (digits: string): boolean =>
  digits.length >= LEAST_DIGITS &&
  digits.length <= MOST_DIGITS &&
  FIRST_DIGIT.test(digits) &&
  isLuhn(digits);
