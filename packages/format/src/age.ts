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

/**
 * Full years on a day. A person born on 29 February turns a year older on 1 March where there is no
 * 29th.
 * @param day `YYYY-MM-DD`, not before the birth
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
