import { isRealDate } from './date.ts';

// First day of each era in the calendar of today. Japan took the Gregorian calendar on 1873-01-01
// (明治6年); days before it had other dates, so they are given no era here.
const ERAS: readonly [from: string, name: string, firstYear: number][] = [
  ['2019-05-01', '令和', 2019],
  ['1989-01-08', '平成', 1989],
  ['1926-12-25', '昭和', 1926],
  ['1912-07-30', '大正', 1912],
  ['1873-01-01', '明治', 1868],
];

/**
 * The year of a day (`YYYY-MM-DD`) in the Japanese calendar: `1980-04-01` → `昭和55年`, the first
 * year of an era `令和元年`. Undefined for a text that is no day and for days before 1873.
 */
export function formatJapaneseYear(date: string): string | undefined {
  if (!isRealDate(date)) return undefined;
  // Four digits always: the order of the texts is the order of the days.
  const era = ERAS.find(([from]) => date >= from);
  if (!era) return undefined;
  const [, name, firstYear] = era;
  const year = Number(date.slice(0, 4)) - firstYear + 1;
  return `${name}${year === 1 ? '元' : year}年`;
}

const NAMES = {
  R: 2019,
  H: 1989,
  S: 1926,
  T: 1912,
  M: 1868,
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  明治: 1868,
  '㋿': 2019,
  '㍻': 1989,
  '㍼': 1926,
  '㍽': 1912,
  '㍾': 1868,
};
const LENGTHS: Record<number, number> = { 1989: 31, 1926: 64, 1912: 15, 1868: 45 };
const ERA_YEAR = new RegExp(`^(${Object.keys(NAMES).join('|')})\\.?\\s*(元|[0-9]{1,2})$`, 'i');

/**
 * A year of the Japanese calendar, without 年: `昭和55`, `S55`, `令和元` → 1980, 1980, 2019.
 * @returns undefined for another text, and for a year that the era did not have
 */
export function parseJapaneseYear(text: string): number | undefined {
  const [, , count] = ERA_YEAR.exec(text) ?? [];
  const first = firstYearOf(text);
  if (!count || first === undefined) return undefined;
  const year = count === '元' ? 1 : Number(count);
  return year >= 1 && year <= (LENGTHS[first] ?? 99) ? first + year - 1 : undefined;
}

/** Whether a day (`YYYY-MM-DD`) was in the era of a year such as `昭和64`, which ended on 7 January. */
export function isInEra(year: string, date: string): boolean {
  // Days before 1873 are in no era here, and only 明治 could be meant.
  const [, , first] = ERAS.find(([from]) => date >= from) ?? ['', '', NAMES.明治];
  return first === firstYearOf(year);
}

/** The first year of the era that is named: `S55` → 1926. */
function firstYearOf(text: string): number | undefined {
  const [, name = ''] = ERA_YEAR.exec(text) ?? [];
  return NAMES[name.toUpperCase() as keyof typeof NAMES];
}
