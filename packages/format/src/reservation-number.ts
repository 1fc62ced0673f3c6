import { removeInvisible, toHalfWidthAscii, unifyHyphens } from './width.ts';

/**
 * The 31 characters of reservation numbers: no 0, 1, I, L or O, which read alike on paper and by
 * phone.
 */
export const RESERVATION_NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters in a reservation number. */
export const RESERVATION_NUMBER_LENGTH = 8;

/**
 * `ａｂｃｄ－２３４５` or `abcd 2345` → `ABCD2345`. A look-alike outside the alphabet is not replaced: an
 * O may have been a Q as well as a D, and a wrong guess would look up another number.
 */
export function normaliseReservationNumber(text: string): string {
  return unifyHyphens(toHalfWidthAscii(removeInvisible(text)))
    .replace(/[\s-]/g, '')
    .toUpperCase();
}

/** Whether a normalised text can be a reservation number. */
export function isReservationNumber(text: string): boolean {
  return /^[2-9A-HJKMNP-Z]{8}$/.test(text);
}

/** Whether a normalised text has the length of a reservation number, and 0, 1, I, L or O, which none has. */
export function hasLookAlike(text: string): boolean {
  return /^(?=.*[01ILO])[0-9A-Z]{8}$/.test(text);
}

/** `ABCD2345` → `ABCD-2345`, `ABCD2345-C1` → `ABCD-2345-C1`, for reading aloud and copying. */
export function groupsOfFour(number: string): string {
  return number.replace(/([^-]{4})(?=[^-])/gu, '$1-');
}
