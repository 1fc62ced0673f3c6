import { describe, expect, it } from 'vitest';
import { formatYen } from './yen.ts';

describe('formatYen', () => {
  it.each([
    [0, '0円'],
    [7, '7円'],
    [999, '999円'],
    [1000, '1,000円'],
    [12300, '12,300円'],
    [300000, '300,000円'],
    [1234567, '1,234,567円'],
    [-200, '−200円'],
    [-12300, '−12,300円'],
    [-100, '−100円'],
  ])('writes %d as %s', (yen, text) => {
    expect(formatYen(yen)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (yen) => {
    expect(() => formatYen(yen)).toThrow(RangeError);
  });
});
