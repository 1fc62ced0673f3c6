import { describe, expect, it } from 'vitest';
import { stripDays } from './days.ts';

const ends = (days: string[]) => [days.length, days[0], days.at(-1)];

describe('the days of the strip', () => {
  it.each([
    ['three on either side', '2026-08-10', [7, '2026-08-07', '2026-08-13']],
    ['over the end of a month', '2026-08-31', [7, '2026-08-28', '2026-09-03']],
    ['stands still at the first day', '2026-08-03', [7, '2026-08-02', '2026-08-08']],
    ['stands still at the last day', '2026-10-29', [7, '2026-10-24', '2026-10-30']],
    ['a day before the first', '2026-07-01', [7, '2026-08-02', '2026-08-08']],
    ['a day after the last', '2027-01-01', [7, '2026-10-24', '2026-10-30']],
  ])('%s', (_, value, expected) => {
    expect(ends(stripDays(value, '2026-08-02', '2026-10-30'))).toEqual(expected);
  });

  it('has fewer when fewer can be booked', () => {
    expect(ends(stripDays('2026-08-03', '2026-08-02', '2026-08-04'))).toEqual([
      3,
      '2026-08-02',
      '2026-08-04',
    ]);
    expect(stripDays('2026-08-03', '2026-08-03', '2026-08-02')).toEqual([]);
  });
});
