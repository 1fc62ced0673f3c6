import { removeInvisible, toHalfWidthAscii, unifyHyphens } from './width.ts';

/**
 * `〒０４０－００６３` → `0400063`. Only what people write around the digits is taken out; any other
 * character stays, so that {@link isPostalCode} refuses it.
 */
export function normalisePostalCode(text: string): string {
  return unifyHyphens(toHalfWidthAscii(removeInvisible(text))).replace(/[〒〶〠\-\s・･._]/gu, '');
}

/** Whether a normalised text is a Japanese postal code: seven digits. */
export function isPostalCode(text: string): boolean {
  return /^\d{7}$/.test(text);
}

/** `0400063` → `040-0063`. A text of another shape is given back as it is. */
export function formatPostalCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
}
