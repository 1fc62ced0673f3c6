import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsOrNextFirst,
  diffDays,
  formatCalendarDate,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatTime,
  formatYear,
  isRealDate,
  jstDate,
  weekday,
} from './date.ts';

describe.each([
  ['Asia/Tokyo', -540],
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Apia', 660],
])('on a machine in %s', (zone, offset) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('has that zone indeed', () => {
    expect(new Date(0).getTimezoneOffset()).toBe(offset);
  });

  it('writes dates with their weekday', () => {
    expect(formatDate('2026-08-02')).toBe('2026年8月2日(日)');
    expect(formatDate('2024-02-29')).toBe('2024年2月29日(木)');
    expect(formatDateShort('2026-12-31')).toBe('12月31日(木)');
    expect(weekday('2026-08-08')).toBe(6);
    // The two halves of a date, for where its year is shown apart.
    expect(formatYear('2027-01-01') + formatDateShort('2027-01-01')).toBe('2027年1月1日(金)');
    expect(formatCalendarDate('1990-04-01')).toBe('1990年4月1日');
    expect(() => formatCalendarDate('2027-02-29')).toThrow(RangeError);
    expect(() => formatYear('2027-02-29')).toThrow(RangeError);
  });

  it.each([
    ['2026-08-02T13:50:00Z', '2026年8月2日(日) 22:50', '2026-08-02'],
    ['2026-08-02T14:59:59Z', '2026年8月2日(日) 23:59', '2026-08-02'],
    ['2026-08-02T15:00:00Z', '2026年8月3日(月) 0:00', '2026-08-03'],
    ['2026-08-03T00:10:00+09:00', '2026年8月3日(月) 0:10', '2026-08-03'],
    ['2025-12-31T16:05:00.000Z', '2026年1月1日(木) 1:05', '2026-01-01'],
    ['2026-03-08T02:30:00-08:00', '2026年3月8日(日) 19:30', '2026-03-08'],
  ])('reads %s on the Japanese clock', (instant, text, date) => {
    expect(formatDateTime(instant)).toBe(text);
    expect(jstDate(instant)).toBe(date);
    expect(jstDate(new Date(instant))).toBe(date);
    expect(jstDate(Date.parse(instant))).toBe(date);
  });

  it('counts days across a summer-time change elsewhere', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(diffDays('2026-03-07', '2026-03-09')).toBe(2);
  });
});

describe('instants', () => {
  it('writes the time without a leading zero', () => {
    expect(formatTime('2026-08-02T00:05:00+09:00')).toBe('0:05');
  });

  it.each(['2026-08-02T22:50:00', '2026-08-02', 'soon', '', '2026-99-99T00:00:00Z'])(
    'refuses %s',
    (instant) => {
      expect(() => jstDate(instant)).toThrow(RangeError);
    },
  );
});

describe('isRealDate', () => {
  it.each([
    ['2026-08-02', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['2026/01/01', false],
    ['2026-08-02T00:00:00Z', false],
    ['', false],
  ])('%s: %s', (date, real) => {
    expect(isRealDate(date)).toBe(real);
  });

  it('is asked by every calculation', () => {
    expect(() => formatDate('2026-02-29')).toThrow(RangeError);
    expect(() => addDays('', 1)).toThrow(RangeError);
    expect(() => addMonths('2026-8-2', 1)).toThrow(RangeError);
    expect(() => diffDays('2026-08-02', '2026-08-32')).toThrow(RangeError);
  });
});

describe('calculations', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-08-02', 0, '2026-08-02'],
    ['2026-08-02', 400, '2027-09-06'],
  ])('%s plus %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it.each([
    ['2026-08-02', 1, '2026-09-02', '2026-09-02'],
    ['2026-01-31', 1, '2026-02-28', '2026-03-01'],
    ['2026-04-30', -2, '2026-02-28', '2026-03-01'],
    ['2024-04-30', -2, '2024-02-29', '2024-03-01'],
    ['2024-04-29', -2, '2024-02-29', '2024-02-29'],
    ['2026-08-31', -2, '2026-06-30', '2026-07-01'],
    ['2026-01-31', -2, '2025-11-30', '2025-12-01'],
    ['2026-02-28', -2, '2025-12-28', '2025-12-28'],
    ['2026-12-15', 13, '2028-01-15', '2028-01-15'],
    ['2026-10-31', 4, '2027-02-28', '2027-03-01'],
  ])('%s plus %i months is %s, or %s in the sales window', (date, months, clamped, rolled) => {
    expect(addMonths(date, months)).toBe(clamped);
    expect(addMonthsOrNextFirst(date, months)).toBe(rolled);
  });

  it.each([
    ['2026-08-02', '2026-08-02', 0],
    ['2026-08-02', '2026-08-09', 7],
    ['2026-03-01', '2026-02-28', -1],
    ['2024-01-01', '2025-01-01', 366],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(diffDays(from, to)).toBe(days);
  });
});
