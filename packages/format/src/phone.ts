import { removeInvisible, toHalfWidthAscii, unifyHyphens } from './width.ts';

/**
 * The form in which phone numbers are kept and compared: digits only, a Japanese number from its
 * leading 0 (`+81 (0)90-1234-5678`, `００８１９０…` and `090ー1234ー5678` → `09012345678`), a number of
 * another country from its `+`. Characters that belong to no phone number stay, so that
 * {@link isPhone} refuses the text.
 */
export function normalisePhone(text: string): string {
  const bare = unifyHyphens(toHalfWidthAscii(removeInvisible(text))).replace(/[\s\-./()]/g, '');
  return bare
    .replace(/^tel:/i, '')
    .replace(/^(?:010|00)(?=[1-9]\d{6})/, '+')
    .replace(/^\+810?(?=\d)/, '0');
}

/**
 * Whether a normalised text can be a phone number: a Japanese one of 10 or 11 digits, or `+` and 7
 * to 15 digits (ITU-T E.164). A mobile or IP number that lacks a digit is refused: only numbers
 * with a third digit other than 0 have ten digits.
 */
export function isPhone(text: string): boolean {
  return /^(?:0[1-9][1-9]\d{7}|0[5-9]0\d{8}|\+(?!81)[1-9]\d{6,14})$/.test(text);
}

/** Whether two typed numbers are the same line, however each was written. Empty equals nothing. */
export function phonesEqual(one: string, other: string): boolean {
  const normal = normalisePhone(one);
  return normal !== '' && normal === normalisePhone(other);
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
