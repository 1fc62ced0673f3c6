import { describe, expect, it } from 'vitest';
import { formatJapaneseYear } from './japanese-era.ts';

describe('formatJapaneseYear', () => {
  it.each([
    ['1980-04-01', '昭和55年'],
    ['2026-08-02', '令和8年'],
    ['2019-05-01', '令和元年'],
    ['2019-12-31', '令和元年'],
    ['2020-01-01', '令和2年'],
    ['2019-04-30', '平成31年'],
    ['1989-01-08', '平成元年'],
    ['1989-01-07', '昭和64年'],
    ['1926-12-25', '昭和元年'],
    ['1926-12-24', '大正15年'],
    ['1912-07-30', '大正元年'],
    ['1912-07-29', '明治45年'],
    ['1900-01-01', '明治33年'],
    ['1873-01-01', '明治6年'],
  ])('%s is in %s', (date, year) => {
    expect(formatJapaneseYear(date)).toBe(year);
  });

  it.each(['1872-12-31', '1980-02-30', '1980-4-1', '80-04-01', ''])(
    'knows no era of %j',
    (date) => {
      expect(formatJapaneseYear(date)).toBeUndefined();
    },
  );
});
