import { normaliseText } from './width.ts';

/**
 * An age as it is typed → its digits: `42歳`, `満 42 才`, `４２` → `42`. What is no age stays, so that a
 * check refuses it.
 */
export const normaliseAge = (text: string): string =>
  normaliseText(text)
    .replace(/^満 ?/, '')
    .replace(/ ?[歳才]$/, '')
    .replace(/^0+(?=\d)/, '');
