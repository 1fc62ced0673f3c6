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
