import { expect, test } from 'vitest';
import { formatDateTimeShort, formatSailingTimeShort } from './short-time.ts';

test('日時は、年のない形でも日本の時刻と曜日で書く', () => {
  expect(formatDateTimeShort('2026-08-02T13:50:00Z')).toBe('8月2日(日) 22:50');
});

test.each([
  ['2026-12-08T23:10:00+09:00', '12月8日(火) 23:10'],
  ['2026-12-09T00:10:00+09:00', '12月8日(火) 24:10(12月9日(水) 0:10)'],
])('便の時刻 %s は %s', (instant, text) => {
  expect(formatSailingTimeShort(instant)).toBe(text);
});
