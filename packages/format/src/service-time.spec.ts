import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatSailingTime,
  formatServiceTime,
  instantOf,
  serviceMinutes,
  serviceTimeAt,
  serviceTimeOf,
  splitServiceTime,
} from './service-time.ts';

describe('a service time', () => {
  it.each([
    ['00:00', 0, '0:00', '0:00', '0:00', '2026-08-02T00:00:00+09:00'],
    ['09:30', 570, '9:30', '9:30', '9:30', '2026-08-02T09:30:00+09:00'],
    ['23:59', 1439, '23:59', '23:59', '23:59', '2026-08-02T23:59:00+09:00'],
    ['24:00', 1440, '0:00', '翌0:00', '24:00', '2026-08-03T00:00:00+09:00'],
    ['24:10', 1450, '0:10', '翌0:10', '24:10', '2026-08-03T00:10:00+09:00'],
    ['33:05', 1985, '9:05', '翌9:05', '33:05', '2026-08-03T09:05:00+09:00'],
    ['48:00', 2880, '0:00', '翌々0:00', '48:00', '2026-08-04T00:00:00+09:00'],
    ['72:15', 4335, '0:15', '3日後0:15', '72:15', '2026-08-05T00:15:00+09:00'],
  ])('%s', (time, minutes, clock, nextDay, service, instant) => {
    expect(serviceMinutes(time)).toBe(minutes);
    expect(serviceTimeOf(minutes)).toBe(time);
    expect(splitServiceTime(time)).toEqual({ days: Math.floor(minutes / 1440), time: clock });
    expect(formatServiceTime(time)).toBe(nextDay);
    expect(formatServiceTime(time, 'service')).toBe(service);
    expect(instantOf('2026-08-02', time)).toBe(instant);
    expect(serviceTimeAt('2026-08-02', instant)).toBe(time);
  });

  it('passes the end of a month and of a year', () => {
    expect(instantOf('2026-12-31', '24:10')).toBe('2027-01-01T00:10:00+09:00');
    expect(instantOf('2024-02-28', '25:00')).toBe('2024-02-29T01:00:00+09:00');
  });

  it('reads hours of one digit', () => {
    expect(instantOf('2026-08-02', '9:30')).toBe('2026-08-02T09:30:00+09:00');
  });

  it.each(['', '24', '24:60', '24:1', '-1:00', '100:00', '24:10:00', '２４:10', ' 9:30'])(
    'refuses %s',
    (time) => {
      expect(() => formatServiceTime(time)).toThrow(RangeError);
    },
  );

  it('refuses an instant before its service day', () => {
    expect(() => serviceTimeAt('2026-08-02', '2026-08-01T23:59:00+09:00')).toThrow(RangeError);
  });

  it.each([-1, 1.5, 6000, Number.NaN])('refuses %d minutes', (minutes) => {
    expect(() => serviceTimeOf(minutes)).toThrow(RangeError);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0分'],
    [40, '40分'],
    [60, '1時間'],
    [220, '3時間40分'],
    [1445, '24時間5分'],
  ])('%i minutes is %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d', (minutes) => {
    expect(() => formatDuration(minutes)).toThrow(RangeError);
  });
});

describe('a sailing time with its full date', () => {
  it.each([
    ['2026-12-08T23:10:00+09:00', '2026年12月8日(火) 23:10'],
    ['2026-12-08T15:10:00Z', '2026年12月8日(火) 24:10(12月9日(水) 0:10)'],
    ['2027-01-01T03:59:00+09:00', '2026年12月31日(木) 27:59(1月1日(金) 3:59)'],
    ['2027-01-01T04:00:00+09:00', '2027年1月1日(金) 4:00'],
  ])('%s is %s', (instant, words) => {
    expect(formatSailingTime(instant)).toBe(words);
  });
});
