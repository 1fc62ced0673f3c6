import { isRealDate } from './date.ts';
import { parseJapaneseYear } from './japanese-era.ts';
import { normaliseText } from './width.ts';

/** A date as it is typed into three boxes. */
type Parts = { year: string; month: string; day: string };

const SEPARATED = /^(.+?)(?:年|[-/.・ ])(\d{1,2})(?:月|[-/.・ ])(\d{1,2})日?$/;

/** A whole date in one box: `2027/8/2`, `昭和55年4月1日`, `20270802`. */
function split(text: string): Parts | undefined {
  const [, year, month, day] =
    SEPARATED.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? ([] as string[]);
  return year && month && day ? { year, month, day } : undefined;
}

const tidy = (text: string) => normaliseText(text).replace(/\s+/g, ' ');

/** `2027年` → 2027, `S55` and `昭和55年` → 1980. Two digits alone could mean either century. */
function yearOf(text: string): string {
  const year = text.replace(/ ?年$/, '');
  return String(parseJapaneseYear(year) ?? year);
}

/**
 * Three typed fields, in any width, → `YYYY-MM-DD`; undefined when they are no real day. The units may
 * be typed as well (`2027年`, `8月`, `2日`), the year of an era (`令和9年`, `S55`), and the whole date
 * into the year while the others are empty.
 */
export function parseDateParts(parts: Parts): string | undefined {
  const [year, month, day] = [tidy(parts.year), tidy(parts.month), tidy(parts.day)];
  const whole = month === '' && day === '' ? split(year) : undefined;
  const typed = whole ?? { year, month: month.replace(/ ?月$/, ''), day: day.replace(/ ?日$/, '') };
  const date = [yearOf(typed.year), typed.month.padStart(2, '0'), typed.day.padStart(2, '0')];
  return isRealDate(date.join('-')) ? date.join('-') : undefined;
}

/** A date in one text as {@link parseDateParts} reads it: `2027-8-2`, `昭和55年4月1日`. */
export const parseDate = (text: string): string | undefined =>
  parseDateParts({ year: text, month: '', day: '' });
