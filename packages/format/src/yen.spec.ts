import { describe, expect, it } from 'vitest';
import { formatYen, roundUpTo10Yen } from './yen.ts';

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

describe('roundUpTo10Yen', () => {
  it.each([
    [0, 0],
    [1, 10],
    [9, 10],
    [10, 10],
    [11, 20],
    [1234.5, 1240],
    [12300 * 0.3, 3690],
    [4350 * 0.1, 440],
    [2000 * 1.1, 2200],
    [19.99, 20],
    [20.01, 30],
  ])('rounds %d up to %d', (yen, rounded) => {
    expect(roundUpTo10Yen(yen)).toBe(rounded);
  });

  it('never gives minus zero', () => {
    expect(Object.is(roundUpTo10Yen(0), 0)).toBe(true);
    expect(Object.is(roundUpTo10Yen(-5), 0)).toBe(true);
  });
});
