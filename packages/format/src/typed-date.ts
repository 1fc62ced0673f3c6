import { isRealDate } from './date.ts';
import { isInEra, parseJapaneseYear } from './japanese-era.ts';
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

// A date that was copied has its day of the week: 2027年8月2日(月).
const WEEKDAY = / ?(?:\([月火水木金土日](?:曜日?)?\)|[月火水木金土日]曜日?|[㈪-㈰])$/;

const tidy = (text: string) => normaliseText(text).replace(WEEKDAY, '');

/** `2027年` and `西暦2027` → 2027. */
const bareYear = (text: string): string => text.replace(/ ?年$/, '').replace(/^西暦 ?/, '');

/** What was typed, as `YYYY-MM-DD` whether there is such a day or not. */
function read(parts: Parts): { date: string; typedYear: string; isOfEra: boolean } {
  const [year, month, day] = [tidy(parts.year), tidy(parts.month), tidy(parts.day)];
  const whole = month === '' && day === '' ? split(year) : undefined;
  const typed = whole ?? { year, month: month.replace(/ ?月$/, ''), day: day.replace(/ ?日$/, '') };
  const typedYear = bareYear(typed.year);
  // Two digits alone could mean either century.
  const eraYear = parseJapaneseYear(typedYear);
  const monthAndDay = `${typed.month.padStart(2, '0')}-${typed.day.padStart(2, '0')}`;
  return {
    date: `${eraYear ?? typedYear}-${monthAndDay}`,
    typedYear,
    isOfEra: eraYear !== undefined,
  };
}

/**
 * Three typed fields, in any width, → `YYYY-MM-DD`; undefined when they are no real day. The units may
 * be typed as well (`2027年`, `8月`, `2日`), the year of an era (`令和9年`, `S55`), and the whole date
 * into the year while the others are empty, also with its day of the week. A day is refused in an era
 * that was over by then or had not begun.
 */
export function parseDateParts(parts: Parts): string | undefined {
  const { date, typedYear, isOfEra } = read(parts);
  if (!isRealDate(date)) return undefined;
  return !isOfEra || isInEra(typedYear, date) ? date : undefined;
}

/** 「1988年2月30日」 of a day that its month does not have; undefined for every other day and for what is none. */
export function missingDay(parts: Parts): string | undefined {
  const { date } = read(parts);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(29|30|31)$/.exec(date) ?? [];
  if (!isRealDate(`${year}-${month}-01`) || isRealDate(date)) return undefined;
  return `${year}年${Number(month)}月${day}日`;
}

/** A date in one text as {@link parseDateParts} reads it: `2027-8-2`, `昭和55年4月1日`. */
export const parseDate = (text: string): string | undefined =>
  parseDateParts({ year: text, month: '', day: '' });
