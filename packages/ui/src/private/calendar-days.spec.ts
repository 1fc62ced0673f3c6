import { describe, expect, it, test } from 'vitest';
import {
  type CalendarMarks,
  dayWords,
  hasMarks,
  isRefused,
  priceMark,
  withLowest,
} from './calendar-days.ts';

const marks: CalendarMarks = {
  holidays: { '2026-08-11': '山の日' },
  periods: [
    { mark: 'A', name: '通常期' },
    { mark: 'C', name: '繁忙期' },
  ],
  days: {
    '2026-08-03': { period: 'A', price: 9800 },
    '2026-08-11': { period: 'C', price: 12300 },
    '2026-08-12': { period: 'C', price: 12300, reason: '運休日です。' },
    '2026-08-13': { period: 'S' },
    '2026-08-14': { price: 0 },
    '2026-08-15': { reason: '' },
  },
};

describe('the marks of a day in words', () => {
  it.each([
    ['a day of which nothing is known', '2026-08-02', []],
    ['period and price', '2026-08-03', ['A期(通常期)', '9,800円から']],
    ['a holiday comes first', '2026-08-11', ['山の日', 'C期(繁忙期)', '12,300円から']],
    ['a refused day has no price', '2026-08-12', ['C期(繁忙期)', '選べません。運休日です。']],
    ['a period without a name', '2026-08-13', ['S期']],
    ['free of charge is a price too', '2026-08-14', ['0円から']],
    ['an empty reason is none', '2026-08-15', []],
  ])('%s', (_, date, words) => {
    expect(dayWords(date, marks)).toEqual(words);
  });

  it('says first that a stay begins on it', () => {
    const stay = { ...marks, start: { date: '2026-08-11', name: '往路' } };
    expect(dayWords('2026-08-11', stay)).toEqual([
      '往路の日',
      '山の日',
      'C期(繁忙期)',
      '12,300円から',
    ]);
    expect(dayWords('2026-08-03', stay)).not.toContain('往路の日');
  });
});

test('only a day with a reason is refused', () => {
  expect(Object.keys(marks.days ?? {}).filter((date) => isRefused(date, marks))).toEqual([
    '2026-08-12',
  ]);
});

test('the cheapest of the days that can be booked are marked, and none where all cost the same', () => {
  const lowestOf = (days: NonNullable<CalendarMarks['days']>) =>
    Object.entries(withLowest(days) ?? {}).flatMap(([date, day]) => (day.isLowest ? [date] : []));
  const days = {
    '2026-08-01': { price: 9800, word: '満席' },
    '2026-08-02': { price: 9900, reason: '運休日です。' },
    '2026-08-03': { price: 12_300 },
    '2026-08-04': { price: 12_300 },
    '2026-08-05': {},
  };
  expect(lowestOf(days)).toEqual([]);
  expect(lowestOf({ ...days, '2026-08-06': { price: 15_800 } })).toEqual([
    '2026-08-03',
    '2026-08-04',
  ]);
});

test('periods alone are no marks', () => {
  expect(hasMarks({ periods: [] })).toBe(false);
  expect(hasMarks({ holidays: {} })).toBe(true);
  expect(hasMarks({ days: {} })).toBe(true);
});

test.each([
  [0, '0'],
  [980, '980'],
  [12_300, '12,300'],
  [99_999, '99,999'],
  [100_000, '10万'],
  [123_456, '12.3万'],
])('%i yen is written %s', (yen, text) => {
  expect(priceMark(yen, {})).toBe(text);
});

test.each([
  [0, '差額なし'],
  [7_200, '+7,200'],
  [-2_800, '−2,800'],
  [123_456, '+12.3万'],
])('%i yen of difference is written %s', (yen, text) => {
  expect(priceMark(yen, { isDifference: true })).toBe(text);
});
